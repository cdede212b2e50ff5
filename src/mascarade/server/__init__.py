"""Tables on the net: ledgers, live updates, the page. `tables` knows the game and no transport, `web` the other way round."""
