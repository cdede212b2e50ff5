// Bots at a table in the browser. Like those of the server they get what `see` lets one player know, and nothing else.

import { unpacked, type Address, type Core } from "./core.ts";
import { draw, type Meanings, type Network } from "./expert.ts";
import { ACTIONS, GAME, LORE, MAX_SEATS, MIND, NETWORK, NOTES, NUMBERING, OBSERVATION, ODDS, PLAYERS, SENSES, SETUP } from "./layout.ts";

export interface Bot {
  /** A game begins: everybody has seen the card of every place. */
  deal(cards: Uint8Array): void;
  /** Remember what the last decision told: what one player may know of the state after it, and of its events. */
  watch(seen: Address, rows: Address, many: number): void;
  /** One of the decisions that are allowed in a state as one player may know it. */
  decide(seen: Address): number;
}

/** A player of `PLAYERS`, such as `regular:bold`. The same seed and the same views give the same decisions. */
export class ThinkingBot implements Bot {
  readonly core: Core;
  readonly setup: Address;
  readonly me: number;
  readonly lore: Address;
  readonly mind: Address;
  readonly #player: Address;
  readonly #cards: Address;
  #luck: bigint;

  constructor(core: Core, setup: Address, me: number, player: string, seed: bigint) {
    [this.core, this.setup, this.me] = [core, setup, me];
    this.lore = core.allot(LORE.size);
    this.mind = core.allot(MIND.size);
    this.#player = core.keep(unpacked(PLAYERS[player]!));
    this.#cards = core.allot(core.read(setup, SETUP, "places"));
    this.#luck = core.doors.seeded(seed, 0n);
  }

  deal(cards: Uint8Array): void {
    this.core.bytes(this.#cards, cards.length).set(cards);
    this.core.doors.sit_down(this.setup, this.lore, this.mind, this.me, this.#cards, cards.length);
  }

  watch(seen: Address, rows: Address, many: number): void {
    this.core.doors.watch(this.setup, seen, this.lore, this.mind, this.#player, rows, many);
  }

  decide(seen: Address): number {
    this.#luck = this.core.doors.advanced(this.#luck);
    return this.core.doors.think(this.setup, seen, this.lore, this.mind, this.#player, this.#luck);
  }
}

/** The player that has learned. */
export class ExpertBot implements Bot {
  readonly core: Core;
  readonly setup: Address;
  readonly me: number;
  readonly network: Network;
  readonly #lore: Address;
  readonly #notes: Address;
  readonly #odds: Address;
  readonly #numbering: Address;
  readonly #actions: Address;
  readonly #meanings: Meanings;
  /** What it reads: an `OBSERVATION`, and `SENSES` after it. */
  readonly read: Address;
  #luck: bigint;

  constructor(core: Core, setup: Address, me: number, network: Network, seed: bigint) {
    [this.core, this.setup, this.me, this.network] = [core, setup, me, network];
    [this.#lore, this.#notes, this.#odds, this.#numbering] = [LORE, NOTES, ODDS, NUMBERING].map(({ size }) => core.allot(size)) as [
      Address,
      Address,
      Address,
      Address,
    ];
    this.read = core.allot(OBSERVATION.size + SENSES.size);
    this.#actions = core.allot(2 * ACTIONS);
    core.doors.number(setup, core.allot(GAME.size), this.#numbering);
    this.#meanings = network.meanings(core.bytes(setup, SETUP.size));
    this.#luck = core.doors.seeded(seed, 0n);
  }

  deal(cards: Uint8Array): void {
    const { core, setup } = this;
    const dealt = core.allot(GAME.size);
    for (const [at, { size }] of [[this.#lore, LORE], [this.#notes, NOTES], [this.#odds, ODDS]] as const) core.bytes(at, size).fill(0);
    core.bytes(dealt + GAME.cards[0], cards.length).set(cards);
    core.doors.open_mind(setup, dealt, this.#notes);
    core.doors.open_senses(setup, dealt, this.#lore, this.#odds);
  }

  watch(seen: Address, rows: Address, many: number): void {
    this.core.doors.hear(this.setup, seen, this.#lore, this.#notes, this.#odds, rows, many);
  }

  decide(seen: Address): number {
    const { core, setup, me, read } = this;
    const sensed = read + OBSERVATION.size;
    core.bytes(read, OBSERVATION.size + SENSES.size).fill(0);
    core.doors.observe(setup, seen, this.#notes, this.#numbering, me, read);
    core.doors.sense(setup, this.#notes, this.#numbering, this.#lore, this.#odds, me, sensed);
    const found = core.doors.allowed(setup, seen, this.#actions, ACTIONS);
    const actions = new Int16Array(core.doors.memory.buffer, this.#actions, found);
    const seat = core.bytes(seen + GAME.person[0], MAX_SEATS).indexOf(me);
    const relative = (action: number) => core.read(this.#numbering, NUMBERING, "relatives", ACTIONS * seat + action);
    const byRelative = new Map(Array.from(actions, (action) => [relative(action), action]));
    const chances = this.network.chances(
      this.#meanings,
      core.read(setup, SETUP, "seats"),
      core.bytes(read, OBSERVATION.size),
      core.bytes(sensed, SENSES.size),
      new Set(byRelative.keys()),
    );
    this.#luck = core.doors.advanced(this.#luck);
    const sides = BigInt(NETWORK.sides);
    const dice = Math.fround(Number(core.doors.drawn(this.#luck, sides)) / NETWORK.sides);
    return byRelative.get(draw(chances, dice))!;
  }
}
