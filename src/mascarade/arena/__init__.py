"""The arena: many games between bots, who wins them, and how a cast plays."""
