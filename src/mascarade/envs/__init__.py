"""Environments for learning: thousands of games at once in arrays, and adapters for PettingZoo and OpenSpiel.

All of them are made of `encoding`: one numbering of decisions and one observation, both as the player who decides sees the table.
"""
