"""A tournament of bots: who is stronger, and how sure is that?

    python examples/tournament.py
    python examples/tournament.py master sharp honest --players 8 --games 20000

It shows the arena from Python: a series of games, played on all cores, and what it says. Every deal is played in every rotation of the
table, so that luck cancels. `mascarade arena` does the same with more to read; programs of your own take part there with `--bot`.
"""

import argparse
from threading import Event

from mascarade import printed_cast
from mascarade.arena.run import Run
from mascarade.arena.series import two_by_two
from mascarade.arena.standings import Standings
from mascarade.arena.workers import all_cores, play_here

if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("bots", nargs="*", default=["bayes", "casual", "honest"], help="two or more (bayes casual honest)")
    parser.add_argument("--players", type=int, default=6, help="at one table (6)")
    parser.add_argument("--games", type=int, default=6000, help="about how many (6000)")
    options = parser.parse_args()

    series = two_by_two(printed_cast(1, options.players), tuple(options.bots), options.games, seed=1)
    run = Run(series)
    play_here(series, run.missing(), run.add, stop=Event(), cores=all_cores())
    standings = Standings(run)

    print(f"{series.games:,} games of {options.players} players, every two bots at a table of their own.")
    print(f"\n{'bot':<16} {'share':>6}   99 % range     (1 is fair)")
    for share, bot in sorted(zip(standings.shares, series.bots, strict=True), key=lambda row: -row[0].value):
        print(f"{bot:<16} {share.value:>6.2f}   {share.low:.2f} to {share.high:.2f}")
    print("\nOf the games that one of the two wins:")
    for one, row in zip(series.bots, standings.beats, strict=True):
        for other, part in zip(series.bots, row, strict=True):
            if part is not None and part.value >= 0.5:
                print(f"  {one} wins {part.value:.0%} against {other}")
