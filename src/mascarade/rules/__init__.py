"""The rules of the game, and nothing else: no time, no files, no networks, no randomness, no languages.

`layout` has the shapes and numbers, `rows` reads events, `seats` goes round the table, `editions` lists the editions, `characters` the
powers as rows of steps, `setup` the tables of a cast. `legal` says what is allowed, `step` carries it out, `powers` the steps of a
power; `gold` moves gold, tells events and ends games. `compiled` decides at which speed they run (`progress` says when somebody has to wait
for that), `doors` are what Python calls.
"""
