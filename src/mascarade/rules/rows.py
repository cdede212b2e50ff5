"""Rows of events inside compiled code: `mascarade.rules.layout` says what is in them."""

from mascarade.rules import layout
from mascarade.rules.compiled import compiled

pack = compiled(layout.pack)
unpack = compiled(layout.unpack)
may_know = compiled(layout.may_know)
open_to_all = compiled(layout.open_to_all)
