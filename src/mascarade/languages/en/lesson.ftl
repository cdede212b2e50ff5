### The lesson: a scripted game, explained step by step. The numbers are those of the decisions in src/mascarade/data/lesson.masc.
### The reader is the first player; lesson-player-1 and so on are the others.

lesson-title = Learn to play
# The reader's name at the table, where they have given none.
lesson-your-name = You
# The others’ names, clockwise.
lesson-player-1 = Aurelia
lesson-player-2 = Balthazar
lesson-player-3 = Colombina
lesson-next = Next
lesson-progress = { $step } of { $steps }

lesson-welcome = Welcome to the masked ball! Everybody wears a mask, and soon nobody is sure who is who. The first to 13 gold wins. A game begins with 6 gold each; here some has already changed hands, so that we are done in a few minutes.
lesson-deal = At the start all cards lie face up for everybody to see. You are the Queen, Aurelia is the King. The two cards in the middle belong to nobody. Remember what you can: now they are turned face down, for good.
lesson-1 = The first four turns are for exchanging. The King may take 3 gold from the bank, so you would like to be the King: tap Aurelia’s card. Both cards go under the table, where nobody sees what you do. Then choose “Really exchange”.
lesson-2 = You alone know that you are the King now. The others only saw which two cards you took. Aurelia does the same: does she exchange, or does she only pretend?
lesson-3 = Cards in the middle can be taken too. Balthazar takes one of them.
lesson-4 = And now Colombina takes your card! Perhaps you are no longer the King …
lesson-5 = After the first four turns, you do one of three things on your turn: exchange, look, or announce. You are not sure who you are, so look at your card. Press and hold it, so that nobody else sees it.
# While the learner’s card waits to be looked at.
lesson-hold = Here it is. Press and hold the card; when you let go, it is hidden again.
lesson-6 = Still the King: Colombina only pretended. Remember it, the game will not tell you again. Now Aurelia announces a character. She says that she is the Queen, and wants the Queen’s power: 2 gold from the bank.
lesson-9 = Clockwise, everybody passes or claims: “No, that’s me!” The Queen was your card once, and you gave it to Aurelia. So you believe her: pass.
lesson-10 = Nobody claimed, so Aurelia takes her 2 gold without showing her card. Nobody learns whether she told the truth. That is how bluffing works here.
lesson-11 = Balthazar is unsure too, and only looked. Now Colombina wants gold.
lesson-12 = She says she is the King? You know better. Claim it!
lesson-14 = Somebody has claimed, so once everybody has answered, all who say they are the King show their cards. Whoever really is the King uses the power, even out of turn. Whoever is not pays 1 gold to the court. Watch!
lesson-15 = You got the King’s 3 gold, and Colombina paid a fine. But now everybody knows your card. In the first edition, if your card was shown in the turn just before yours, you must exchange or pretend. This time, pretend: tap the left card in the middle, which was the Bishop at the start, and choose “Only pretend”.
lesson-16 = You are still the King, but the others may think you are the Bishop. Let’s see what that is worth.
lesson-17 = Balthazar has his eye on the court, where the fines lie. The Judge takes them all.
lesson-19 = You cannot know where the Judge is by now. If you claim and are wrong, it costs you 1 gold. Let it go: pass.
lesson-21 = Between us: Balthazar bluffed. The others will never know.
lesson-22 = You have 11 gold. The Bishop takes 2 from the richest of the others: that would make 13! You are not the Bishop, but you touched its card. Take the risk: announce the Bishop.
lesson-23 = Does anybody doubt it?
lesson-26 = They believe you! Aurelia and Balthazar are the richest of the others, with 7 gold each, so you choose whom to take 2 from. Tap Aurelia.
lesson-end = 13 gold: you win! The game also ends when somebody has no gold left, and then too the richest wins. That is all there is to it. The more players, the more characters, each with a power of its own. “Cast” shows them at any time.

# The reader did something else than asked.
lesson-wrong = In a real game you could do that. For this lesson, do what is marked with a golden star.
lesson-again = Start over
lesson-play = Play now
