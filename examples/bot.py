"""A bot for Mascarade: it remembers what it saw, tells the truth where it can, and bluffs now and then."""

import json
import random
import sys

WORTH = {"king": 3, "queen": 2, "empress": 3, "patron": 3, "widow": 3, "swindler": 2, "princess": 2, "bishop": 2, "thief": 2}


def learn(cards, event, me):
    """Change what I believe of every card: a character, or None for who knows."""
    taken = event.get("cards", [])
    if event["what"] == "took" and event["player"] != me and len(taken) == 2:
        cards[taken[0]] = cards[taken[1]] = None  # exchanged or not? Only who took them knows
    elif event["what"] == "exchanged":
        cards[taken[0]], cards[taken[1]] = cards[taken[1]], cards[taken[0]]
    elif event["what"] in ("saw", "showed"):
        cards[taken[0]] = event["character"]
    elif event["what"] == "moved":  # two people changed seats, their cards stayed
        cards[event["player"]], cards[event["other"]] = cards[event["other"]], cards[event["player"]]


def value(character, game):
    """What a power brings, about."""
    return game["court"] if character == "judge" else WORTH.get(character, 1 if character else 1.5)


def worth(choice, cards, game, me, rng):
    """How much I like a choice."""
    mine = cards[choice["own"]] if "own" in choice else None
    match choice["kind"]:
        case "announce":
            said = choice["character"]
            bluff = mine is None and said not in cards and rng.random() < 0.3
            return value(said, game) / (1 if mine == said else 2) if mine == said or bluff else -1
        case "claim":
            return 3 if mine == game["announced"] else rng.uniform(-1, 0.1) if mine is None else -1
        case "exchange" | "pretend" if choice.get("cards"):
            better = value(cards[choice["cards"][0]], game) - value(mine, game)
            return rng.random() / 2 + (better if choice["kind"] == "exchange" else 0) / 3
        case "look":
            return 1 if mine is None else -1
        case "choose":
            return sum(game["gold"][player] for player in choice.get("players", [me])) + rng.random()
    return rng.random() / 10


print(json.dumps({"do": "hello", "protocol": 1}), flush=True)
for line in sys.stdin:
    message = json.loads(line)
    if message["is"] == "game":
        cards, me, rng = list(message["deal"]), message["you"], random.Random(message["seed"])
    elif message["is"] == "decided":
        for event in message["events"]:
            learn(cards, event, me)
    elif message["is"] == "decide":
        best = max(message["choices"], key=lambda choice: worth(choice, cards, message["game"], me, rng))
        print(json.dumps({"do": "decide", "id": message["id"], "action": best["action"]}), flush=True)
