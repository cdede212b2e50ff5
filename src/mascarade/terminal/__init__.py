"""The game in a terminal: one person against bots, drawn with Rich. Everything shown comes out of that person's view."""
