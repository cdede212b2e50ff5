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

lesson-welcome = Welcome to the masked ball! The first to 13 gold wins. Here some gold has already changed hands, so that we are done quickly.
lesson-deal = Now all cards lie open. You are the Queen, Aurelia is the King. Remember what you can: they are turned face down, for good.
lesson-1 = The King brings more gold, so become the King: tap Aurelia’s card, then choose “Really exchange”. Nobody sees what you do under the table.
lesson-2 = Only you know that you are the King now. Aurelia does the same: does she exchange, or only pretend?
lesson-3 = Cards in the middle can be taken too. Balthazar takes one of them.
lesson-4 = And now Colombina takes your card! Perhaps you are no longer the King …
lesson-5 = From now on you do one of three things: exchange, look or announce. You are not sure who you are: look at your card.
lesson-6 = Still the King: Colombina only pretended. Remember it. Now Aurelia says that she is the Queen, and wants 2 gold from the bank.
lesson-9 = Everybody passes, or claims: “No, that’s me!” You gave the Queen to Aurelia yourself, so you believe her: pass.
lesson-10 = Nobody claimed, so Aurelia takes 2 gold and shows nothing. Nobody learns whether it was true. That is how you bluff.
lesson-11 = Balthazar is unsure too, and only looked. Now Colombina wants gold.
lesson-12 = She says she is the King? You know better. Claim it!
lesson-14 = All who say they are the King now show their cards. The true one uses the power. Whoever lied pays 1 gold to the court.
lesson-15 = Your card was just shown, so now you must exchange or pretend. Tap the left card in the middle, the Bishop, and choose “Only pretend”.
lesson-16 = You are still the King, but the others may take you for the Bishop. Let’s see what that is worth.
lesson-17 = Balthazar has his eye on the court, where the fines lie. The Judge takes them all.
lesson-19 = Where is the Judge? You cannot know, and a wrong claim costs 1 gold. Let it go: pass.
lesson-21 = Between us: Balthazar bluffed. The others will never know.
lesson-22 = You have 11 gold, and the Bishop takes 2 from the richest of the others. You are not the Bishop, but dare: announce it.
lesson-23 = Does anybody doubt it?
lesson-26 = They believe you! Aurelia and Balthazar are the richest, so you choose. Tap Aurelia.
lesson-end = 13 gold: you win! It also ends when somebody has none left; the richest wins. “Cast” shows every character’s power at any time.

# The reader did something else than asked.
lesson-wrong = In a real game you could do that. For this lesson, do what is marked with a golden star.
lesson-again = Start over
lesson-play = Play now

## The second edition: the numbers are those of src/mascarade/data/lesson2.masc.

lesson2-title = Learn the second edition
lesson2-go = The second edition
lesson-player-4 = Dorian
lesson-player-5 = Esmeralda
lesson2-welcome = In the second edition characters are called masks, and some are new. You know how to announce and claim; here are two that surprise.
lesson2-deal = You are the Princess. Aurelia is the Puppet Master, Dorian the Empress, with 11 gold. Remember that: soon all is face down.
lesson2-1 = The Princess takes 2 gold from the bank and brings somebody’s card to light. You really are the Princess: announce it.
lesson2-7 = Nobody doubts. Now choose whose card everybody sees – except the one it belongs to. Tap Balthazar.
lesson2-8 = Balthazar is the King, and he alone does not know it. The others do.
lesson2-13 = Aurelia says that she is the Puppet Master. You saw her card at the start, and nobody has touched it: pass.
lesson2-14 = The Puppet Master takes 1 gold from two others, who then change seats. Whom will she choose?
lesson2-15 = You and Dorian changed seats! Cards and gold stayed. Before you now lie Dorian’s 10 gold and Dorian’s card.
lesson2-17 = It is the turn of your new seat. Its card was the Empress: 3 gold from the bank make 13. Announce the Empress!
lesson2-end = 13 gold: you win, from another chair! One more change: if your card was just shown, you may look or exchange, but not announce.

## Hints in a player's first games: each is shown once, above what is to be decided. At most three short lines on a phone.

hints = Hints in my first games
hints-about = Over three games, each hint once.
hint-hide = Hide this hint
hint-goal = The game ends as soon as somebody has 13 gold, or none. Then the richest wins.
hint-opening = Four exchanges come first: soon nobody is sure who is who. Cards in the middle can be taken too.
hint-pretend = Everybody sees which cards you take. Only you know whether you exchanged them.
hint-announce = You may announce anybody: in truth, as a bluff or as a guess. If nobody claims, the power is yours.
hint-claim = Whoever claims shows their card. The wrong card costs 1 gold.
hint-doubt = Doubt is allowed: if you claim, the announcer must show too. Whoever is wrong pays 1 gold.
hint-court = Fines pile up on the court. The Judge takes them all, or whoever passes for the Judge.
hint-look = Not sure who you are any more? A look costs your turn, and nothing else.
hint-pencil = Tap a card to note who you think it is. Only you see your notes.
