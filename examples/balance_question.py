"""Is my blank card too strong? Let bots play it, and ask how much whoever is dealt it wins.

    python examples/balance_question.py
    python examples/balance_question.py --steps "chosen 2; treat 1" --games 60000

It shows blank cards (characters of your own, in a few words) and `mascarade.arena.balance`. The same bot plays all seats, so what differs
comes from the cards. `mascarade balance --blank my_cards.toml` has the whole report.
"""

import argparse
from threading import Event

from mascarade import own_cast, printed_cast, read_characters
from mascarade.arena.balance import Balance
from mascarade.arena.run import Run
from mascarade.arena.series import all_alike
from mascarade.arena.workers import all_cores, play_here

CARD = """
[[character]]
code = "pirate"
name = "Pirate"
steps = {steps}
"""


def balance_of(cast, games):
    """How a cast plays, between bots with a good memory."""
    run = Run(all_alike(cast, "bayes", games, seed=1))
    play_here(run.series, run.missing(), run.add, stop=Event(), cores=all_cores())
    return Balance(run)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--steps", default="chosen 3; treat 1", help="the Pirate's power, with ; between its steps (chosen 3; treat 1)")
    parser.add_argument("--games", type=int, default=12_000, help="games with each cast (12000)")
    options = parser.parse_args()

    pirate = read_characters(CARD.format(steps=[step.strip() for step in options.steps.split(";")]))[0]
    printed = printed_cast(1, 6)
    with_pirate = own_cast(1, 6, [*(code for code in printed.codes if code != "bishop"), "pirate"], [pirate])
    print(f"The {pirate.name}: {pirate.says()}")
    print(f"It takes the Bishop's place among six; {options.games:,} games without it, and with it.\n")

    before, after = balance_of(printed, options.games), balance_of(with_pirate, options.games)
    print(f"{'dealt':<10} {'wins':>6}   99 % range         power used   brings")
    for code, share in sorted(after.dealt.items(), key=lambda row: -row[1].value):
        use = after.uses[code]
        print(f"{code:<10} {share.value:>6.1%}   {share.low:.1%} to {share.high:.1%}   {use.used:>6.1f} times   {use.earns:.1f} gold")

    share, fair = after.dealt[pirate.code], after.fair
    print(f"\nA fair share is {fair:.1%}; games last {after.turns['mean']:.0f} turns, {before.turns['mean']:.0f} without it.")
    if not share.leaves_out(fair):
        print(f"So many games show no difference between the {pirate.name} and any other card.")
    else:
        best = max(before.dealt.values(), key=lambda one: one.value)
        word = "weak" if share.value < fair else "strong, and stronger than any card was before" if share.low > best.high else "strong"
        print(f"The {pirate.name} is {word}.")
