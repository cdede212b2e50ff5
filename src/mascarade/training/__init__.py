"""How a player learns: from bots, from its past selves, from itself. Needs PyTorch: `pip install 'mascarade[train]'`."""
