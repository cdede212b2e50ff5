### Finding a cast: what can be wished, and why a cast was found. By `mascarade cast --find`, and on the page where a table is made.
### $value, $low and $high: the figure that measures a wish, and its 99% range; parts of 1 are said in per cent.

## Wishes

goal-fair = fair
goal-fair-said = On average, seats and dealt cards miss their fair share of wins by { NUMBER($value, maximumFractionDigits: 1) } ({ NUMBER($low, maximumFractionDigits: 1) } to { NUMBER($high, maximumFractionDigits: 1) }).
goal-fair-to-cards = fair to cards
goal-fair-to-cards-said = On average, dealt cards miss their fair share of wins by { NUMBER($value, maximumFractionDigits: 1) } ({ NUMBER($low, maximumFractionDigits: 1) } to { NUMBER($high, maximumFractionDigits: 1) }).
goal-short = short
goal-short-said = A game takes { NUMBER($value, maximumFractionDigits: 1) } turns on average ({ NUMBER($low, maximumFractionDigits: 1) } to { NUMBER($high, maximumFractionDigits: 1) }).
goal-long = long
goal-long-said = A game takes { NUMBER($value, maximumFractionDigits: 1) } turns on average ({ NUMBER($low, maximumFractionDigits: 1) } to { NUMBER($high, maximumFractionDigits: 1) }).
goal-bluffing = bluffing
goal-bluffing-said = Of all announcements, { NUMBER($value, maximumFractionDigits: 1) } are bluffs ({ NUMBER($low, maximumFractionDigits: 1) } to { NUMBER($high, maximumFractionDigits: 1) }).
goal-claims = claims
goal-claims-said = Of all announcements, { NUMBER($value, maximumFractionDigits: 1) } are contradicted ({ NUMBER($low, maximumFractionDigits: 1) } to { NUMBER($high, maximumFractionDigits: 1) }).
goal-different-endings = different endings
goal-different-endings-said = Two games end in different ways { NUMBER($value, maximumFractionDigits: 1) } of the time ({ NUMBER($low, maximumFractionDigits: 1) } to { NUMBER($high, maximumFractionDigits: 1) }).
goal-lively = lively
goal-lively-said = In { NUMBER($value, maximumFractionDigits: 1) } of the turns somebody announces a character ({ NUMBER($low, maximumFractionDigits: 1) } to { NUMBER($high, maximumFractionDigits: 1) }).
goal-no-dead-cards = no dead cards
goal-no-dead-cards-said = { $value ->
        [0] Every character gets announced.
       *[other] Hardly anybody announces: { $characters }.
    }
goal-beginners = good for beginners
goal-beginners-said = Of all announcements, { NUMBER($value, maximumFractionDigits: 1) } are of characters with a simple power ({ NUMBER($low, maximumFractionDigits: 1) } to { NUMBER($high, maximumFractionDigits: 1) }).

## The answer

find-wishes = Wished for: { $wishes }.
find-wish = { $times ->
        [one] { $goal }
       *[more] { $goal } × { $weight }
    }
find-tried = Tried: { $tried } of { $casts } possible casts, in { $games } games.
find-bots = Played by: { $bot }. The figures come from { $games } fresh games with each cast; the ranges are 99% intervals.
# $how: “all”, “some” or “none” of the printed casts fulfil the wish clearly worse; $worse says how many.
find-compared = { $how ->
        [all] { $printed ->
            [one] Clearly better than the printed cast.
           *[other] Clearly better than all { $printed } printed casts.
        }
        [some] Clearly better than { $worse } of { $printed } printed casts.
       *[none] Not clearly better than any printed cast.
    }
find-wished = Wish
find-progress = looking for a cast
find-play = To play with the first: { $command }
find-look = To take a closer look: { $command }
find-number = { NUMBER($number, maximumFractionDigits: 1) }
find-share = { NUMBER($number, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
