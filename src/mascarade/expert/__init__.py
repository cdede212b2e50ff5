"""What an expert reads: a player that has learned by playing against itself. How it learns is in `mascarade.training`."""
