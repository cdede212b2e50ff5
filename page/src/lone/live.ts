// A table in memory, with who is connected to it and the bots that play at it, as src/mascarade/server/live.py says.

import { ExpertBot, ThinkingBot, type Bot } from "../core/bots.ts";
import type { Network } from "../core/expert.ts";
import type { Game } from "../core/game.ts";
import { ONLOOKER } from "../core/layout.ts";
import { sha256 } from "../table/commitment.ts";
import type { Entry, Guest } from "./entries.ts";
import { playerOf } from "./seats.ts";
import type { Times } from "./showing.ts";
import { gameOf, Table } from "./table.ts";

/** A client: one of those who share the device, or a screen that only looks on. */
export interface Connection {
  guest: Guest;
  live: Live | null;
  send(messages: readonly object[]): void;
}

/** Time, as the browser has it or as a test makes it pass. */
export interface Time {
  /** Seconds. */
  now(): number;
  later(seconds: number, what: () => void): unknown;
  cancel(planned: unknown): void;
  dice(): number;
}

export class Live {
  table: Table;
  readonly connections = new Set<Connection>();
  /** The guests that are connected. */
  here = new Set<Guest>();
  readonly bots = new Map<number, Bot>();
  timer: unknown = null;
  /** When the time for what is due is over, and what it is for. */
  deadline: number | null = null;
  limited: string | null = null;
  /** How many decisions there were when guests went away. */
  readonly gone = new Map<Guest, number>();
  /** When a bot decides for whoever is away and waited for, or the cards are turned down without them; and what that is for. */
  takeover: number | null = null;
  awaited: string | null = null;
  /** A bot that was to decide could not think yet, and nothing has been decided since. */
  asleep = false;
  /** It could not be made again after something had failed: it is not what is written. */
  lost = false;
  /** How often in a row something has failed here. */
  failures = 0;
  readonly #time: Time;

  constructor(table: Table, time: Time) {
    [this.table, this.#time] = [table, time];
  }

  come(connection: Connection): void {
    connection.live = this;
    this.connections.add(connection);
    this.here.add(connection.guest);
  }

  go(connection: Connection): void {
    connection.live = null;
    this.connections.delete(connection);
    this.here = new Set([...this.connections].map(({ guest }) => guest));
    const { play } = this.table;
    if (!this.here.has(connection.guest) && play) this.gone.set(connection.guest, play.game.actions.length);
  }

  /** The guest who is to decide, is away, and keeps others waiting; at the deal: the first who is not ready, if all of those are away. */
  get waitsFor(): number | null {
    const { decider, byBot, alone, seats, phase } = this.table;
    if (phase === "deal") {
      const [met, slow] = [seats.map(({ guest }) => guest !== null && this.here.has(guest)), seats.map(({ ready, guest }) => guest !== null && !ready)];
      return slow.includes(true) && met.includes(true) && !slow.some((one, player) => one && met[player]) ? slow.indexOf(true) : null;
    }
    return decider === null || byBot || alone || this.here.has(seats[decider]!.guest!) ? null : decider;
  }

  /** As whom somebody sees the game: for `see`. */
  viewer({ guest }: Connection): number {
    return this.table.find(guest) ?? ONLOOKER;
  }

  /** Make the table anew out of its entries. */
  restore(entries: readonly Entry[]): void {
    const table = new Table(this.table.code, this.table.module);
    for (const entry of entries) table.apply(entry);
    this.table = table;
    this.bots.clear();
  }

  /** Let an entry happen. If it throws the table is of no use any more: restore it. */
  apply(entry: Entry): void {
    this.table.apply(entry);
    if (entry.e !== "made") return;
    this.asleep = false;
    if (this.table.phase === "over") this.bots.clear();
    const { game } = this.table.playing;
    for (const [player, bot] of this.bots) watch(bot, game, player, game.history.at(-1)!);
  }

  /** What the bot of a player decides; null if it cannot think yet. */
  botDecision(player: number, network: Network | null): number | null {
    const { game } = this.table.playing;
    const bot = this.bots.get(player) ?? this.#seated(player, network);
    if (!bot) return null;
    this.bots.set(player, bot);
    game.look(player, []);
    const found = bot.decide(game.seen);
    if (!game.allowed.includes(found)) throw new Error("a decision that is not allowed");
    return found;
  }

  /** A bot that has caught up with the game: it has noticed everything that this player was told so far. */
  #seated(player: number, network: Network | null): Bot | null {
    const { game, setup, cast, dealt } = this.table.playing;
    const name = playerOf(this.table.seats[player]!);
    const own = sha256(new TextEncoder().encode(`${dealt.seed}:${player}`));
    const seed = new DataView(own.buffer).getBigUint64(0) >> 1n;
    if (name === "expert" && !network) return null;
    const bot = name === "expert" ? new ExpertBot(game.core, setup, player, network!, seed) : new ThinkingBot(game.core, setup, player, name, seed);
    const past = gameOf(game.core, setup, cast, dealt.deal, { next: dealt.starts });
    bot.deal(past.cards);
    for (const action of game.actions) {
      past.play(action);
      watch(bot, past, player, past.history.at(-1)!);
    }
    return bot;
  }

  get times(): Times {
    const left = (until: number | null) => (until === null ? null : Math.round(Math.max(0, until - this.#time.now()) * 10) / 10);
    return { deadline: left(this.deadline), takeover: this.waitsFor === null ? null : left(this.takeover), asleep: this.asleep };
  }
}

function watch(bot: Bot, game: Game, player: number, rows: readonly number[]): void {
  const many = game.look(player, rows);
  bot.watch(game.seen, game.known, many);
}
