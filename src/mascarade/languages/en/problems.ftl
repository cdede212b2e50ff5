# What can be wrong with a cast (mascarade.casts): one message for each code, shown live while a cast is put together.

problem-players =
    { $edition ->
        [1] The first edition
       *[2] The second edition
    } is for { $low } to { $high } players, not { $players }.
problem-printed-only = { $players } players use the printed cast.
problem-unknown =
    There is no character “{ $character }” in the { $edition ->
        [1] first edition
       *[2] second edition
    }.
problem-size-exact =
    { $players } players need exactly 6 cards; { $size ->
        [one] there is { $size }
       *[other] there are { $size }
    }.
problem-size-range =
    { $players } players need { $players } to { $high } cards; { $size ->
        [one] there is { $size }
       *[other] there are { $size }
    }.
problem-no-judge = The { character-judge } must be in the cast.
problem-gold = At least a third of the cards must bring gold from the bank: so far { $bring } of { $size } do.
problem-copies =
    { $name }: { $copies ->
        [one] there is only one such card
        [2] take both cards or neither
       *[other] take all { $copies } cards or none
    }, not { $number }.
problem-least-players = { $name }: only with { $least } players or more; there are { $players }.
problem-too-many-kinds = A cast has at most { $high } different characters; this one has { $number }.
problem-edition = There is no such edition.
problem-scenario = There is no such scenario for { $players } players.
problem-blank =
    { $field ->
        [code] “{ $card }” is not right yet: its code must be 1 to 24 lower-case letters from a to z, and not a word of the game.
        [name] The blank card needs a name of 1 to 32 characters, without | and #.
        [copies] “{ $card }” is not right yet: there can be 1 to 4 copies.
        [players] “{ $card }” is not right yet: its minimum number of players must be 4 to 13.
       *[steps] “{ $card }” is not right yet: its power must have 1 to 4 steps that fit together.
    }
problem-blank-twice = Two blank cards have the same code.
problem-blank-printed = A blank card has the code of a printed character.
