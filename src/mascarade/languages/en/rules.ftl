# The rules page of each edition, in our own words. The law is rules.md; where the editions agree, the second refers to the first.
# h: a heading; p1, p2, …: its paragraphs, nine at most, so that the keys sort in reading order.
# After the last section the page sets the characters with their powers.

## First edition

rules-e1-01-h = What it is about
rules-e1-01-p1 = Welcome to the ball! Everybody wears a mask, and nobody can be quite sure who hides behind which, not even behind their own. A card lies face down in front of you and says who you are, but cards wander from hand to hand under the table, and sooner or later you will have to bluff, trust your memory, or both.
rules-e1-01-p2 = It is all about gold. As soon as somebody has 13 gold, or has none left, the game is over and the richest player wins.

rules-e1-02-h = Setting up
rules-e1-02-p1 = The first edition is for 2 to 13 players. What follows is for 4 or more; there are a few special rules for 2 and 3 further down.
rules-e1-02-p2 = Everybody starts with 6 gold. Fortunes lie in the open: you may count anybody’s gold at any time. The rest of the 194 gold is the bank. The court beside it is still empty; it is where the fines will go.
rules-e1-02-p3 = 4 or 5 players use six cards: one for each player, and what is left over goes to the centre. 6 or more players use as many cards as there are players. The characters on them are called the cast, and everybody knows the cast throughout the game.
rules-e1-02-p4 = The cards are shuffled and dealt face up, those in the centre too. Take your time and look around: for this one moment everybody knows everything. Then all cards are turned face down.
rules-e1-02-p5 = Agree on who begins; traditionally it is the youngest. Play goes clockwise, that is, to the left.

rules-e1-03-h = The printed casts
rules-e1-03-p1 = 2 or 3 players: { character-bishop }, { character-fool }, { character-judge }, { character-queen }, { character-king }, { character-witch }.
rules-e1-03-p2 = 4 players: { character-judge }, { character-bishop }, { character-king }, { character-queen }, { character-thief }, { character-cheat }.
rules-e1-03-p3 = 5 or 6 players: { character-judge }, { character-bishop }, { character-king }, { character-queen }, { character-witch }, { character-cheat }.
rules-e1-03-p4 = 7 players: { character-judge }, { character-bishop }, { character-king }, { character-queen }, { character-thief }, { character-witch }, { character-fool }. For a sneakier game, take the { character-spy } instead of the { character-fool }.
rules-e1-03-p5 = 8 players: { character-judge }, { character-bishop }, { character-king }, { character-queen }, { character-witch }, { character-fool }, and both Peasants.
rules-e1-03-p6 = 9 to 13 players: those of 8, and for each further player one more, in this order: { character-cheat }, { character-spy }, { character-inquisitor }, { character-widow }, { character-thief }.

rules-e1-04-h = The first four turns
rules-e1-04-p1 = The game opens with some mixing. In each of the first four turns, the player whose turn it is can do only one thing: exchange or pretend. With four or more players, that is one turn each for the first four. From the fifth turn on, everything is allowed.

rules-e1-05-h = Your turn
rules-e1-05-p1 = When it is your turn, you do exactly one of three things: exchange or pretend, look, or announce. Then the player to your left has the turn, whoever may have used a power in between.
rules-e1-05-p2 = Exchange or pretend: take your own card and one other, another player’s or one in the centre, under the table. You may look at neither. Down there you exchange the two, or leave them as they were; then you put them back. Everybody has seen which two cards you took. What you did with them is your secret.
rules-e1-05-p3 = Look: look at your own card in secret. Everybody sees that you look; nobody else sees the card.
rules-e1-05-p4 = Announce: say which character you are, truthfully or not, to use its power. More about that below.
rules-e1-05-p5 = One exception: if your card was shown in the turn just before yours, because you claimed or because you were accused, you must exchange or pretend this time. Otherwise it would be too easy.

rules-e1-06-h = Announcing and claiming
rules-e1-06-p1 = You may announce any character of the cast. You need not have the card, you need not even know which card you have, and the character may just as well be lying in the centre.
rules-e1-06-p2 = Now the others answer aloud, one after the other, starting on the announcer’s left. Each of them passes, or claims: “No, that’s me!” By the time you have to decide, you have heard everybody before you.
rules-e1-06-p3 = If nobody claims, the announcer uses the power. The card stays face down, and nobody learns whether it was the truth.
rules-e1-06-p4 = If somebody claims, the announcer and all who claimed show their cards to everybody. Whoever really is the character uses its power, even if it is not their turn. If none of them is, nobody uses it.
rules-e1-06-p5 = After that, everybody who showed a wrong card pays a fine of 1 gold to the court, all at the same moment. The cards are turned face down again, and the game goes on.
rules-e1-06-p6 = An example: Ida announces that she is the { character-thief }. Noah passes, Tom claims. They show their cards: Ida has the { character-king }, Tom the { character-fool }. Neither is the { character-thief }, so no gold is stolen, and both pay 1 gold to the court. Had Tom really been the { character-thief }, he would have taken 1 gold from each of his neighbours, even though it was Ida’s turn, and only Ida would have paid a fine.

rules-e1-07-h = The end
rules-e1-07-p1 = The moment a player has 13 gold or more, or has none left at all, the game stops. Whatever is left of a power no longer happens, and neither do this turn’s fines.
rules-e1-07-p2 = The richest player wins. If several are equally rich, they share the victory.
rules-e1-07-p3 = The { character-cheat } knows a shorter way: whoever uses this power with 10 gold or more wins at once, and alone.

rules-e1-08-h = Three players
rules-e1-08-p1 = Everybody gets two cards, a left and a right one, but has a single fortune for both. The player who began also takes the fourth of the opening turns.
rules-e1-08-p2 = To exchange or pretend, take one of your cards, and either any card of an opponent or your own other one. You look at one of your cards at a time.
rules-e1-08-p3 = Whoever announces or claims puts a hand on one of their cards: that is the card meant, and only cards with a hand on them are shown. That makes one card per player and turn, never both.
rules-e1-08-p4 = The { character-fool } takes one card from each of the two opponents. If any of your cards was shown in the turn just before yours, you must exchange or pretend, though not necessarily with that card. Everything else stays the same.

rules-e1-09-h = Two players
rules-e1-09-p1 = Each of you gets three cards, left, right and protected, and has a single fortune for all three. Each of you has two of the opening turns.
rules-e1-09-p2 = To exchange or pretend, take your left or right card, and either another of your own (including the protected one) or the opponent’s left or right one. The opponent’s protected card is always out of reach.
rules-e1-09-p3 = You may look at any one of your three cards. You can announce only with your left or right card, but claim with any of the three.
rules-e1-09-p4 = The { character-fool } takes the opponent’s left and right card. Everything else is as with three players.

rules-e1-10-h = Casts of your own
rules-e1-10-p1 = With 4 or more players you can put together a cast of your own, as long as you keep to a few rules:
rules-e1-10-p2 = The { character-judge } is always in it.
rules-e1-10-p3 = At least a third of the cards bring gold from the bank. These are { character-queen }, { character-king }, { character-widow }, { character-fool } and { character-peasant }.
rules-e1-10-p4 = There are two Peasants: take both, or neither. { character-peasant } and { character-inquisitor } need 8 players or more.
rules-e1-10-p5 = 4 and 5 players always have six cards. With 6 or more, you may add one or two cards that lie in the centre from the start.
rules-e1-10-p6 = And there is the blank card: a character that you invent yourselves, with a power made of the same steps as the printed ones.

rules-e1-11-h = Who knows what
rules-e1-11-p1 = Everybody knows the cast, all fortunes, the bank and the court. Everybody sees and hears each announcement, claim and pass, which two cards go under the table, who looks, what is shown, and who pays whom.
rules-e1-11-p2 = Only you know whether you exchanged or pretended, and what you saw when you looked or spied.
rules-e1-11-p3 = Nobody can be sure of the rest. If you have forgotten what you once knew, you have forgotten it: nobody at the table will remind you, unless you have agreed on the memory aid beforehand.
rules-e1-11-p4 = An onlooker knows what everybody knows. When the game is over, all secrets come out.

rules-e1-12-h = Good to know
rules-e1-12-p1 = First the power, then the fines. So the { character-judge } does not collect the fines of the same turn, and after the { character-witch } has swapped fortunes, a fine is paid out of the new one.
rules-e1-12-p2 = A power is carried out step by step, and after each step you check whether the game is over.
rules-e1-12-p3 = Whoever owes more than they have pays what they have. If the bank is short, it pays what is left.
rules-e1-12-p4 = The { character-bishop } robs the richest of the others; if several are equally rich, the choice is the { character-bishop }’s. The { character-fool } never touches a card in the centre. The { character-witch } may also decide not to swap.
rules-e1-12-p5 = If both Peasants are shown in the same turn, each takes 2 gold, even if the announcer is neither of them. A single true one takes 1, however many others have claimed.
rules-e1-12-p6 = With 10 gold or more the { character-widow } gets nothing and loses nothing. With less than 10 gold the { character-cheat } gets nothing either.
rules-e1-12-p7 = Whoever the { character-inquisitor } points at names a character of the cast first, and only then shows the card, to everybody and to themselves. A right answer costs nothing.

## Second edition

rules-e2-01-h = { rules-e1-01-h }
rules-e2-01-p1 = { rules-e1-01-p1 }
rules-e2-01-p2 = { rules-e1-01-p2 }

rules-e2-02-h = { rules-e1-02-h }
rules-e2-02-p1 = The second edition is for 4 to 12 players. It calls its characters masks: some are new, and some old acquaintances have changed their ways.
rules-e2-02-p2 = Everybody starts with 6 gold. Fortunes lie in the open: you may count anybody’s gold at any time. The rest of the 200 gold is the bank. The court beside it is still empty; it is where the fines will go.
rules-e2-02-p3 = { rules-e1-02-p3 }
rules-e2-02-p4 = { rules-e1-02-p4 }
rules-e2-02-p5 = { rules-e1-02-p5 }

rules-e2-03-h = The scenarios
rules-e2-03-p1 = There are two casts for each number of players: A for your first games, B for when you want more to think about.
rules-e2-03-p2 = 4 or 5 players – A: { character-judge }, { character-empress }, { character-king }, { character-swindler }, { character-thief }, { character-cheat }. B: { character-judge }, { character-empress }, { character-fool }, { character-widow }, { character-witch }, { character-beggar }.
rules-e2-03-p3 = 6 players – A: { character-judge }, { character-princess }, { character-patron }, { character-swindler }, { character-witch }, { character-cheat }. B: { character-judge }, { character-empress }, { character-king }, { character-widow }, { character-thief }, { character-beggar }.
rules-e2-03-p4 = 7 players – A: { character-judge }, { character-empress }, { character-fool }, { character-patron }, { character-swindler }, { character-thief }, { character-witch }. B: { character-judge }, { character-king }, { character-princess }, { character-widow }, { character-swindler }, { character-cheat }, { character-beggar }.
rules-e2-03-p5 = 8 players – A: { character-judge }, { character-king }, { character-princess }, { character-swindler }, { character-spy }, { character-thief }, { character-cheat }, { character-witch }. B: { character-judge }, { character-princess }, { character-widow }, both Peasants, { character-swindler }, { character-puppet_master }, { character-beggar }.
rules-e2-03-p6 = 9 players – A: { character-judge }, { character-empress }, { character-princess }, { character-patron }, { character-swindler }, { character-spy }, { character-witch }, { character-cheat }, { character-thief }. B: { character-judge }, { character-princess }, { character-patron }, { character-widow }, both Peasants, { character-guru }, { character-puppet_master }, { character-beggar }.
rules-e2-03-p7 = 10 players – A: those of 9 players, and the { character-widow }. B: { character-judge }, { character-princess }, { character-patron }, { character-widow }, both Peasants, { character-guru }, { character-swindler }, { character-witch }, { character-beggar }.
rules-e2-03-p8 = 11 players – A: { character-judge }, { character-empress }, { character-princess }, { character-patron }, { character-fool }, both Peasants, { character-swindler }, { character-witch }, { character-puppet_master }, { character-thief }. B: { character-judge }, { character-princess }, { character-patron }, both Peasants, { character-guru }, { character-swindler }, { character-spy }, { character-witch }, { character-cheat }, { character-puppet_master }.
rules-e2-03-p9 = 12 players – A: { character-judge }, { character-princess }, { character-patron }, { character-fool }, { character-widow }, both Peasants, { character-guru }, { character-swindler }, { character-witch }, { character-cheat }, { character-beggar }. B: { character-judge }, { character-empress }, { character-princess }, { character-patron }, both Peasants, { character-guru }, { character-swindler }, { character-spy }, { character-witch }, { character-cheat }, { character-puppet_master }.

rules-e2-04-h = { rules-e1-04-h }
rules-e2-04-p1 = { rules-e1-04-p1 }

rules-e2-05-h = { rules-e1-05-h }
rules-e2-05-p1 = { rules-e1-05-p1 }
rules-e2-05-p2 = { rules-e1-05-p2 }
rules-e2-05-p3 = { rules-e1-05-p3 }
rules-e2-05-p4 = { rules-e1-05-p4 }
rules-e2-05-p5 = One exception: if your card was shown in the turn just before yours, because you claimed, were accused or were exposed by the { character-princess }, you may not announce this time. You may look, or exchange or pretend.

rules-e2-06-h = { rules-e1-06-h }
rules-e2-06-p1 = { rules-e1-06-p1 }
rules-e2-06-p2 = { rules-e1-06-p2 }
rules-e2-06-p3 = { rules-e1-06-p3 }
rules-e2-06-p4 = { rules-e1-06-p4 }
rules-e2-06-p5 = { rules-e1-06-p5 }
rules-e2-06-p6 = { rules-e1-06-p6 }

rules-e2-07-h = { rules-e1-07-h }
rules-e2-07-p1 = { rules-e1-07-p1 }
rules-e2-07-p2 = { rules-e1-07-p2 }
rules-e2-07-p3 = { rules-e1-07-p3 }

rules-e2-08-h = { rules-e1-10-h }
rules-e2-08-p1 = You can put together a cast of your own, as long as you keep to a few rules:
rules-e2-08-p2 = { rules-e1-10-p2 }
rules-e2-08-p3 = At least a third of the cards bring gold from the bank. These are { character-empress }, { character-king }, { character-widow }, { character-fool }, { character-peasant }, { character-patron } and { character-princess }.
rules-e2-08-p4 = There are two Peasants: take both, or neither. { character-peasant } and { character-guru } need 8 players or more, { character-puppet_master } and { character-princess } 6 or more.
rules-e2-08-p5 = { rules-e1-10-p5 }
rules-e2-08-p6 = The blank card of the first edition is welcome here too: a character that you invent yourselves, with a power made of the same steps as the printed ones.

rules-e2-09-h = { rules-e1-11-h }
rules-e2-09-p1 = { rules-e1-11-p1 }
rules-e2-09-p2 = { rules-e1-11-p2 }
rules-e2-09-p3 = What the { character-princess } brings to light, everybody knows except the one whose card it is.
rules-e2-09-p4 = { rules-e1-11-p3 }
rules-e2-09-p5 = { rules-e1-11-p4 }

rules-e2-10-h = { rules-e1-12-h }
rules-e2-10-p1 = { rules-e1-12-p1 }
rules-e2-10-p2 = { rules-e1-12-p2 }
rules-e2-10-p3 = Whoever owes more than they have pays what they have; and since they then have nothing left, the game ends. If the bank is short, it pays what is left.
rules-e2-10-p4 = The { character-fool } never touches a card in the centre, and in this edition neither does the { character-spy }. The { character-witch } may also decide not to swap. The { character-widow } with 10 gold or more gets nothing and loses nothing, and the { character-cheat } with less than 10 gets nothing either.
rules-e2-10-p5 = { rules-e1-12-p5 }
rules-e2-10-p6 = Whoever the { character-guru } points at names a character of the cast first, and only then shows the card, to everybody and to themselves. A right answer costs nothing.
rules-e2-10-p7 = The { character-beggar } goes from player to player, starting on the left. What counts is who is richer at that very moment, earlier gifts included. The { character-swindler } counts too: if the { character-swindler } is the richest, nothing happens; on a tie, the { character-swindler } chooses.
rules-e2-10-p8 = With the { character-puppet_master } only people change seats. Cards and gold stay where they are: in your new seat you play with what lies there, between new neighbours, and you have your turn when that seat has it. What you know, any fine you owe and the ban on announcing go with you. The next turn belongs to the seat after the one where the announcement was made, whoever sits there now, even if it is the announcer again.
