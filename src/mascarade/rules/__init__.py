"""The rules of the game, and nothing else: no time, no files, no networks, no randomness, no languages.

`layout` has the shapes and numbers, `characters` the powers as rows of steps, `setup` the tables of a cast, `legal` says what
is allowed, `step` carries it out, `powers` the steps of a power, `gold` moves gold, tells events and ends games. `compiled` decides at
which speed they run, `doors` are what Python calls.
"""
