// One game in the core's memory. It knows everything: others get what `see` lets them know.

import type { Address, Core } from "./core.ts";
import { ACTIONS, BANK, EVERYBODY, GAME, LOG, MAX_EVENTS, OVER, SETUP } from "./layout.ts";

/** An event as one number: see `Happenings`. */
export type Row = number;

/** What one viewer may know of a state and of a decision's events. */
export interface View {
  state: Uint8Array;
  rows: Row[];
}

/** Where a game starts: whose turn it is, which one, and the fortunes; null: the usual ones. */
export interface Position {
  next: number;
  turn?: number;
  gold?: readonly number[] | null;
}

export class Game {
  readonly core: Core;
  readonly setup: Address;
  readonly players: number;
  readonly slots: number;
  /** The characters of the cast by number. */
  readonly codes: readonly string[];
  /** Every decision so far, and its events. */
  readonly actions: number[] = [];
  readonly history: Row[][] = [];
  readonly #game: Address;
  readonly #log: Address;
  readonly #allowed: Address;
  readonly #rows: Address;
  readonly #then: Address;
  /** What `look` has found: a state, and rows. */
  readonly seen: Address;
  readonly known: Address;

  /** `deal` says which character lies on each place. */
  constructor(core: Core, setup: Address, codes: readonly string[], deal: Uint8Array, start: Position = { next: 0 }) {
    [this.core, this.setup, this.codes] = [core, setup, codes];
    this.players = core.read(setup, SETUP, "seats");
    this.slots = core.read(setup, SETUP, "slots");
    this.#game = core.allot(GAME.size);
    this.#log = core.allot(LOG.size);
    this.#allowed = core.allot(2 * ACTIONS);
    this.#rows = core.allot(8 * MAX_EVENTS);
    this.#then = core.allot(GAME.size);
    this.seen = core.allot(GAME.size);
    this.known = core.allot(8 * MAX_EVENTS);
    core.doors.begin(setup, this.#game);
    core.bytes(this.#game + GAME.cards[0], deal.length).set(deal);
    this.#put(start);
    core.doors.begin_midway(setup, this.#game);
  }

  #put({ next, turn, gold }: Position): void {
    const view = this.core.view();
    view.setInt8(this.#game + GAME.turn_seat[0], next);
    if (turn) view.setInt32(this.#game + GAME.turn[0], turn, true);
    if (!gold) return;
    const fortune = (whose: number) => this.#game + GAME.gold[0] + 2 * whose;
    gold.forEach((amount, seat) => view.setInt16(fortune(seat), amount, true));
    view.setInt16(fortune(BANK), this.core.read(this.setup, SETUP, "gold") - gold.reduce((one, other) => one + other, 0), true);
  }

  get over(): boolean {
    return this.core.read(this.#game, GAME, "phase") === OVER;
  }

  /** Who decides. */
  get decides(): number | null {
    return this.over ? null : this.core.read(this.#game, GAME, "person", this.core.read(this.#game, GAME, "actor"));
  }

  /** What may be decided now. */
  get allowed(): number[] {
    const found = this.core.doors.allowed(this.setup, this.#game, this.#allowed, ACTIONS);
    return Array.from(new Int16Array(this.core.doors.memory.buffer, this.#allowed, found));
  }

  /** Play a decision. One that is not allowed changes nothing. */
  play(action: number): void {
    if (!this.allowed.includes(action)) throw new RangeError(`decision ${action} is not allowed`);
    this.core.doors.decide(this.setup, this.#game, this.#log, action);
    this.actions.push(action);
    this.history.push(this.#read(this.#log + LOG.rows[0], this.core.read(this.#log, LOG, "count")));
  }

  /** What a viewer may know of the state as it is, and of these events: the only way out. */
  see(viewer: number, rows: readonly Row[]): View {
    const known = this.look(viewer, rows);
    return { state: this.core.bytes(this.seen, GAME.size).slice(), rows: this.#read(this.known, known) };
  }

  /** The same of a state of before, as anybody may know it: which of its events. */
  seeThen(state: Uint8Array, viewer: number, rows: readonly Row[]): Row[] {
    this.core.bytes(this.#then, GAME.size).set(state);
    return this.#read(this.known, this.look(viewer, rows, this.#then));
  }

  /** The same, left in the core's memory, in `seen` and `known`; gives how many events it is. */
  look(viewer: number, rows: readonly Row[], game: Address = this.#game): number {
    const { core } = this;
    const view = core.view();
    rows.forEach((row, number) => view.setBigInt64(this.#rows + 8 * number, BigInt(row), true));
    return core.doors.see(game, GAME.size, this.#rows, rows.length, viewer, this.seen, GAME.size, this.known, MAX_EVENTS);
  }

  /** What lies on every place. A secret until the game is over. */
  get cards(): Uint8Array {
    return this.core.bytes(this.#game + GAME.cards[0], this.core.read(this.setup, SETUP, "places")).slice();
  }

  #read(at: Address, many: number): Row[] {
    return Array.from(new BigInt64Array(this.core.doors.memory.buffer, at, many), Number);
  }
}

/** The people who may know of an event, a bit for each; its kind and its three bytes. */
export function unpacked(row: Row): { audience: number; bytes: [kind: number, a: number, b: number, c: number] } {
  const said = Math.floor(row / 65536);
  return { audience: row % 65536 & EVERYBODY, bytes: [said & 255, (said >>> 8) & 255, (said >>> 16) & 255, said >>> 24] };
}
