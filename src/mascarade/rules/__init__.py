"""The rules of the game, and nothing else: no time, no files, no networks, no randomness, no languages.

`layout` has the shapes and numbers, `table` makes a setup out of a cast, `legal` says what is allowed, `step` carries it out.
"""
