"""Programs that play: in any language, by JSON lines over their standard input and output."""
