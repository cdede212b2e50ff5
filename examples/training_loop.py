"""Learn to bluff: a small network teaches itself by playing, with NumPy alone, in less than a minute on one core.

    python examples/training_loop.py                    # 200 updates
    python examples/training_loop.py --updates 2000     # better

It shows `VectorEnv`: hundreds of games at once, observations and masks of whoever decides, rewards for everybody. One network plays all
four seats, since every player sees the table from their own. It learns by policy gradient (REINFORCE): what those who won had decided
becomes likelier, what the losers had decided less so. Between, one of it plays against three who decide at random.
"""

import argparse

import numpy as np

from mascarade import printed_cast
from mascarade.envs.vector import VectorEnv

CAST = printed_cast(1, 4)
GAMES, STEPS = 256, 128  # games at once, and decisions in each of them before an update
HIDDEN, RATE, ENTROPY = 64, 3e-3, 0.04  # size of the network, how fast it learns, how long it stays curious
DECAY = 0.97  # a decision long before the end has less to do with it


class Network:
    """Two layers: from an observation to the chance of every decision."""

    def __init__(self, rng):
        self.columns, self.scale, self.decisions = worth_reading()
        sizes = (len(self.columns), HIDDEN), (HIDDEN, len(self.decisions))
        self.weights = [rng.normal(0, size[0] ** -0.5, size).astype(np.float32) for size in sizes]
        self.means, self.squares, self.updates = [0.0, 0.0], [0.0, 0.0], 0

    def read(self, observations, masks):
        """What the network is given: the numbers that say something, of about 1, and what is allowed."""
        return observations[:, self.columns] * self.scale, masks[:, self.decisions] != 0

    def chances(self, inputs, allowed):
        """The hidden layer, and the chances of all decisions: a softmax over those that are allowed."""
        hidden = np.maximum(inputs @ self.weights[0], 0)
        logits = np.where(allowed, hidden @ self.weights[1], -np.inf)
        powers = np.exp(logits - logits.max(axis=1, keepdims=True))
        return hidden, powers / powers.sum(axis=1, keepdims=True)

    def draw(self, inputs, allowed, rng):
        """A decision for every row, by its chances."""
        totals = self.chances(inputs, allowed)[1].cumsum(axis=1)
        return (totals > rng.random((len(totals), 1)) * totals[:, -1:]).argmax(axis=1)

    def learn(self, inputs, allowed, drawn, praise):
        """Make what was praised likelier: one step of Adam along the gradient."""
        hidden, chances = self.chances(inputs, allowed)
        logs = np.log(np.maximum(chances, 1e-9))
        blame = chances * praise[:, None]
        blame[np.arange(len(drawn)), drawn] -= praise
        blame += ENTROPY * chances * (logs - (chances * logs).sum(axis=1, keepdims=True))
        behind = (blame @ self.weights[1].T) * (hidden > 0)
        self.updates += 1
        for layer, slope in enumerate((inputs.T @ behind / len(drawn), hidden.T @ blame / len(drawn))):
            self.means[layer] += 0.1 * (slope - self.means[layer])
            self.squares[layer] += 0.001 * (slope**2 - self.squares[layer])
            mean, square = self.means[layer] / (1 - 0.9**self.updates), self.squares[layer] / (1 - 0.999**self.updates)
            self.weights[layer] -= RATE * mean / (np.sqrt(square) + 1e-8)


def worth_reading():
    """Which numbers of an observation ever change at this table, how large they get, and which decisions there are."""
    env = VectorEnv(CAST, 200, seed=2013)
    low, high, decisions = env.observations.copy(), env.observations.copy(), env.masks.copy()
    for _ in range(300):
        env.step(env.sample())
        low, high, decisions = np.minimum(low, env.observations), np.maximum(high, env.observations), decisions | env.masks
    low, high = low.min(axis=0), high.max(axis=0)
    columns = np.flatnonzero(low < high)
    return columns, 1 / high[columns].astype(np.float32), np.flatnonzero(decisions.any(axis=0))


def play_and_learn(env, network, rng):
    """Play some decisions of every game, praise them by how their games ended, and learn."""
    seen, ends, praise = [], [], np.zeros((STEPS, GAMES), np.float32)
    for _ in range(STEPS):
        inputs, allowed = network.read(env.observations, env.masks)
        drawn, actors = network.draw(inputs, allowed, rng), env.actors.copy()
        env.step(network.decisions[drawn])
        seen.append((inputs, allowed, drawn))
        ends.append((actors, env.terminated | env.truncated, env.rewards.copy()))
    later = np.zeros((GAMES, CAST.players), np.float32)  # of everybody; games that have not ended yet say nothing
    for step in reversed(range(STEPS)):
        actors, ended, rewards = ends[step]
        later = np.where(ended[:, None], rewards, DECAY * later)
        praise[step] = later[np.arange(GAMES), actors]
    network.learn(*map(np.concatenate, zip(*seen, strict=True)), praise.ravel() / (praise.std() + 1e-8))


def among_random(network, games, rng):
    """How often one network wins among three players who decide at random; every seat is its own in turn."""
    env = VectorEnv(CAST, games, seed=2021)
    seats, won, over = np.arange(games) % CAST.players, np.zeros(games), np.zeros(games, bool)
    while not over.all():
        actions, mine = env.sample(), np.flatnonzero(env.actors == seats)
        actions[mine] = network.decisions[network.draw(*network.read(env.observations[mine], env.masks[mine]), rng)]
        env.step(actions)
        now = env.terminated & ~over
        won[now] = env.rewards[now, seats[now]] + 1 / CAST.players  # rewards are shares of the win, less the fair share
        over |= env.terminated | env.truncated
    return won.mean()


def main():
    """Measure, learn, measure again."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--updates", type=int, default=200, help="how often to learn (200)")
    parser.add_argument("--games", type=int, default=4000, help="games to measure with (4000)")
    options = parser.parse_args()
    rng = np.random.default_rng(1)
    network, env = Network(rng), VectorEnv(CAST, GAMES, seed=1, turn_limit=200)
    print(f"One among three who decide at random, {options.games:,} games; a fair share would be {1 / CAST.players:.1%}.")
    print(f"before learning          wins {among_random(network, options.games, rng):.1%}")
    for update in range(1, options.updates + 1):
        play_and_learn(env, network, rng)
        if update % max(1, options.updates // 4) == 0:
            decisions = update * STEPS * GAMES
            print(f"after {decisions:>10,} decisions wins {among_random(network, options.games, rng):.1%}", flush=True)


if __name__ == "__main__":
    main()
