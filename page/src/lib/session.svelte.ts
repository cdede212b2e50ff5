// A player's connection to whoever has the table: it reconnects by itself, sends again what was not acknowledged, keeps the table current.

import { untrack } from "svelte";
import {
  PROTOCOL,
  type Ask,
  type Decided,
  type Heard,
  type Incoming,
  type Log,
  type Logged,
  type Ok,
  type Options,
  type Outgoing,
  type Problem,
  type Problems,
  type Refused,
  type Replay,
  type TableState,
  type Whispered,
} from "./messages";
import type { Edition } from "../protocol";
import { backoff } from "./backoff";
import { makeId } from "./ids";
import { server } from "./place";
import { Refusal } from "./refusal";
import { Sayings } from "./sayings.svelte";
import type { Failure } from "../lone/worker";
import { isNear, prepare, reloadOnce, socketWay, workerWay, type Way } from "./way";

type Answer = Ok | Problems | Replay;

interface Pending {
  message: Incoming;
  answered: Answer["is"];
  resolve(answer: Answer): void;
  reject(reason: Refusal): void;
}

type DecidedListener = (decided: Decided, before: TableState) => void;

/** After so long without tables of our own, whose parts may have a long way, a server's will do. */
const PATIENCE_MS = 4000;
const KEPT_WHISPERS = 200;
/** A connection that said too much may say something again after this time. */
const TOO_FAST_MS = 400;

export class Session {
  /** Whether we have been welcomed. */
  connected = $state(false);
  /** Whether we are on the way, and have not been. */
  waiting = $state(false);
  /** The table as one may see it now. */
  table: TableState | null = $state.raw(null);
  /** What has been told of the game, decision by decision: by the log when we came, and since. */
  log: Logged[] = $state.raw([]);
  /** Why one is no longer at the table. */
  gone: string | null = $state(null);
  /** The code of a table that could not be watched, and why. */
  missing: Refusal | null = $state.raw(null);
  /** When the time for the decision is over, on the clock of `performance.now()`. */
  deadline: number | null = $state(null);
  /** On the same clock: when a bot decides for whoever is away and waited for. */
  takeover: number | null = $state(null);
  /** What onlookers say among themselves: for players it comes when the game is over. */
  whispers: Whispered[] = $state.raw([]);
  /** The last error that answers no action of ours. */
  complaint: Refusal | null = $state.raw(null);

  readonly sharer: number;
  /** Whether the tables it makes stay on this device. */
  readonly own: boolean;
  #way: Way | null = null;
  /** Which way we go, or went last: to this device's tables, or to a server's. */
  #near = true;
  /** Whether what we say is taken in: by a server after its welcome, by the worker one thing after the other. */
  #listens = false;
  #wanted: string | null = null;
  #version: number | null = null;
  /** A log that waits for its table, which comes next. */
  #logged: Log | null = null;
  #pending = new Map<string, Pending>();
  #deciding = new Set<DecidedListener>();
  readonly #sayings = new Sayings();
  #attempts = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #closed = true;
  /** Back from a pocket or a tunnel: do not wait for the next attempt, nor trust a socket that may be dead. */
  #wake = () => {
    if (document.visibilityState !== "visible" || this.#closed || this.#near) return;
    if (this.#way) this.#way.probe();
    else this.#open();
  };

  /** `sharer`: who of those that share this device; `SCREEN` only looks on. */
  constructor({ sharer = 0, own = false }: { sharer?: number; own?: boolean } = {}) {
    [this.sharer, this.own] = [sharer, own];
  }

  /** Be on the way to this device's tables, or to a server's: where there can be none a server has them all, but not those that are here. */
  #connect(wanted: boolean): void {
    const near = !server || this.#here || (wanted && prepare());
    if (near !== this.#near) this.close();
    this.#near = near;
    if (!this.#closed) return;
    this.#closed = false;
    addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.#open();
  }

  /** Ends it; what was not acknowledged is refused. */
  close(why = "offline"): void {
    this.#rest();
    for (const pending of this.#pending.values()) pending.reject(new Refusal(why));
    this.#pending.clear();
  }

  #rest(): void {
    this.#closed = true;
    this.waiting = false;
    removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#drop();
  }

  /** Come to a table, and stay there through broken connections. */
  watch(code: string): void {
    // an effect that calls this must not depend on what it changes
    untrack(() => {
      const known = this.#wanted === code;
      if (!known) this.#forget();
      this.#wanted = code;
      this.#connect(isNear(code));
      if (!known && this.#listens) this.#send(this.#watching());
    });
  }

  /** Come once more to a table that could not be watched. */
  retry(): void {
    this.missing = null;
    this.#connect(this.#here);
    if (this.#listens) this.#send(this.#watching());
  }

  /** Whether the table that we want is one of this device. */
  get #here(): boolean {
    return this.#wanted !== null && isNear(this.#wanted);
  }

  /** Go away from the table, without leaving one's seat. */
  unwatch(): void {
    untrack(() => {
      if (!this.#wanted) return;
      this.#forget();
      if (this.#closed) return;
      // the protocol has no word for it: a fresh connection watches nothing
      this.#drop();
      if (this.#pending.size) this.#open();
      else this.#rest();
    });
  }

  /** Do something; resolves when the server has it for good, rejects with a Refusal. */
  act(message: Ask): Promise<Ok> {
    if (message.do === "quick" || message.do === "make") this.#forget();
    const done = this.#ask(message, "ok") as Promise<Ok>;
    if (message.do !== "prepare") return done;
    // a secret answer is told to nobody, so no new table comes
    return done.then((ok) => {
      if (this.table) this.table = { ...this.table, prepared: message.answer };
      return ok;
    });
  }

  /** Which rules would these options break? */
  async check(options: Options): Promise<Problem[]> {
    return ((await this.#ask({ do: "check_cast", options }, "problems")) as Problems).problems;
  }

  /** Every step of the game that is over, or of an edition's lesson. */
  replay(lesson: Edition | 0 = 0): Promise<Replay> {
    return this.#ask({ do: "replay", lesson }, "replay") as Promise<Replay>;
  }

  /** Call back with each decision and the table before it; `session.table` is already the one after it. Returns how to stop. */
  onDecided(listener: DecidedListener): () => void {
    this.#deciding.add(listener);
    return () => this.#deciding.delete(listener);
  }

  /** Call back with what is said from now on. Returns how to stop. */
  onSaid(listener: (heard: Heard) => void): () => void {
    return this.#sayings.on(listener);
  }

  get said(): Heard[] {
    return this.#sayings.all;
  }

  #ask(message: Ask, answered: Answer["is"]): Promise<Answer> {
    untrack(() => this.#connect(message.do === "make" ? this.own : message.do === "quick" || this.#closed || this.#near));
    const withId = { ...message, id: makeId() } as Incoming & { id: string };
    return new Promise((resolve, reject) => {
      this.#pending.set(withId.id, { message: withId, answered, resolve, reject });
      if (this.#listens) this.#send(withId);
    });
  }

  #forget(): void {
    this.#wanted = null;
    this.#version = null;
    this.table = null;
    this.log = [];
    this.#sayings.forget();
    this.whispers = [];
    this.gone = null;
    this.missing = null;
    this.deadline = this.takeover = null;
  }

  #watching(): Incoming {
    return { do: "watch", id: `watch-${makeId()}`, table: this.#wanted!, last: this.#version };
  }

  #open(): void {
    clearTimeout(this.#retry);
    this.waiting = true;
    const traveller = {
      opened: () => {
        this.#send({ do: "hello", protocol: PROTOCOL, sharer: this.sharer });
        if (this.#near) this.#goOn();
      },
      received: (message: Outgoing) => this.#receive(message),
      closed: (atOnce: boolean) => this.#lost(way, atOnce),
      failed: (why: Failure) => this.#failed(way, why),
    };
    const way: Way = this.#near ? workerWay(traveller) : socketWay(traveller, this.#wanted);
    this.#way = way;
    if (this.#near && server && !this.#here) this.#retry = setTimeout(() => !this.connected && this.#failed(way, "unfetched"), PATIENCE_MS);
  }

  #lost(way: Way, atOnce: boolean): void {
    if (this.#way !== way) return;
    this.#drop();
    this.waiting = !this.#closed;
    if (this.#closed) return;
    const attempts = this.#attempts++;
    if (atOnce && attempts === 0) this.#open();
    else this.#retry = setTimeout(() => this.#open(), backoff(attempts));
  }

  /** This browser has no tables: a server may, with all that has been asked for, but for those that are here. */
  #failed(way: Way, why: Failure): void {
    if (this.#way !== way) return;
    this.#drop();
    if (server && !this.#here) {
      this.#near = false;
      return this.#open();
    }
    if (this.#wanted) this.missing = new Refusal(why);
    this.close(why);
  }

  #drop(): void {
    const way = this.#way;
    this.#way = null;
    this.connected = this.#listens = false;
    clearTimeout(this.#retry);
    way?.close();
  }

  #send(message: Incoming): void {
    this.#way?.send(message);
  }

  #receive(message: Outgoing): void {
    switch (message.is) {
      case "welcome":
        return this.#welcomed();
      case "ok":
      case "problems":
      case "replay":
        return this.#answered(message);
      case "error":
        return this.#refused(message);
      case "table":
        return this.#seen(message);
      case "decided":
        return this.#decided(message);
      case "log":
        this.#logged = message;
        return;
      case "said":
        return this.#sayings.hear(message, this.table);
      case "whispered":
        this.whispers = [...this.whispers, message].slice(-KEPT_WHISPERS);
        return;
      case "gone":
        this.#forget();
        this.gone = message.code;
        return;
    }
  }

  #welcomed(): void {
    this.#attempts = 0;
    this.connected = true;
    this.waiting = false;
    if (!this.#near) this.#goOn();
  }

  /** Say all that is open. */
  #goOn(): void {
    this.#listens = true;
    // the table first: what is sent again is about it
    if (this.#wanted) this.#send(this.#watching());
    for (const { message } of this.#pending.values()) this.#send(message);
  }

  #answered(answer: Answer): void {
    const pending = this.#pending.get(answer.id);
    if (!pending || pending.answered !== answer.is) return;
    this.#pending.delete(answer.id);
    // where one is now, and the table itself comes next
    if (answer.is === "ok" && (pending.message.do === "quick" || pending.message.do === "make")) this.#wanted = answer.table;
    pending.resolve(answer);
  }

  #refused(refused: Refused): void {
    if (refused.code === "old-protocol") return reloadOnce();
    const refusal = new Refusal(refused.code, refused.values);
    const pending = refused.id ? this.#pending.get(refused.id) : undefined;
    const watching = refused.id?.startsWith("watch-");
    if (refused.code === "too-fast" && (pending || watching)) {
      setTimeout(() => this.#again(refused.id!), TOO_FAST_MS);
    } else if (pending) {
      this.#pending.delete(refused.id!);
      pending.reject(refusal);
    } else if (watching) {
      this.missing = refusal;
    } else {
      this.complaint = refusal;
    }
  }

  /** Not done, only because it came too soon: nobody need hear of it. */
  #again(id: string): void {
    const pending = this.#pending.get(id);
    if (!this.#listens) return; // all that is open is sent again on the next way
    if (pending) this.#send(pending.message);
    else if (this.#wanted) this.#send(this.#watching());
  }

  #seen(table: TableState): void {
    if (this.#wanted && table.code !== this.#wanted) return;
    this.#wanted = table.code;
    this.#version = Math.max(this.#version ?? 0, table.version);
    if (this.#logged?.code === table.code) this.log = this.#logged.decisions;
    this.#logged = null;
    this.#shows(table);
    this.#sayings.recall(table);
    const known = this.whispers.slice(-table.whispers.length);
    if (JSON.stringify(known) !== JSON.stringify(table.whispers)) this.whispers = table.whispers;
  }

  #decided(decided: Decided): void {
    const before = this.table;
    if (!before || decided.version <= (this.#version ?? 0)) return;
    const known = before.game?.decisions ?? 0;
    if (decided.game.decisions <= known) return;
    if (decided.game.decisions > known + 1) {
      // something is missing in between: a fresh view
      this.#version = null;
      this.#send(this.#watching());
      return;
    }
    this.#version = decided.version;
    const prepared = decided.game.asked === "answer" && decided.game.decides !== before.you ? before.prepared : null;
    // who plays from memory only gets no log, and keeps none
    if (before.options.memory !== "only") this.log = [...this.log, { turn: before.game?.turn ?? 1, events: decided.events }];
    this.#shows({ ...before, takeover: null, asleep: false, version: decided.version, game: decided.game, choices: decided.choices, prepared });
    for (const listener of this.#deciding) listener(decided, before);
  }

  #shows(table: TableState): void {
    const inSeconds = (left: number | null) => (left === null ? null : performance.now() + left * 1000);
    this.table = table;
    this.deadline = inSeconds(table.game?.deadline ?? table.deal_seconds);
    this.takeover = inSeconds(table.takeover);
  }
}

/** The one that this page's player uses. */
export const session = new Session();
