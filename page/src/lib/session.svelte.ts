// A player's connection to the server: it reconnects by itself, sends again what was not acknowledged, and keeps the table current.

import { untrack } from "svelte";
import {
  PROTOCOL,
  type Ask,
  type Decided,
  type Incoming,
  type Ok,
  type Options,
  type Outgoing,
  type Problem,
  type Problems,
  type Refused,
  type Replay,
  type Said,
  type TableState,
  type Welcome,
} from "./messages";
import type { Edition } from "../protocol";
import { backoff } from "./backoff";
import { makeId } from "./ids";
import { Refusal } from "./refusal";

/** What somebody said, with a number of its own and the name they had when they said it: places change in the lobby. */
export interface Heard extends Said {
  number: number;
  name: string | null;
}

type Answer = Ok | Problems | Replay;

interface Pending {
  message: Incoming;
  answered: Answer["is"];
  resolve(answer: Answer): void;
  reject(reason: Refusal): void;
}

type DecidedListener = (decided: Decided, before: TableState) => void;
type SaidListener = (heard: Heard) => void;

const HEARTBEAT_MS = 20_000;
const SILENCE_MS = 8_000;
const KEPT_SAYINGS = 200;
/** A connection that said too much may say something again after this time. */
const TOO_FAST_MS = 400;

export class Session {
  /** Whether the server has welcomed this connection. */
  connected = $state(false);
  server: Welcome | null = $state.raw(null);
  /** The table as one may see it now. */
  table: TableState | null = $state.raw(null);
  said: Heard[] = $state.raw([]);
  /** Why one is no longer at the table. */
  gone: string | null = $state(null);
  /** The code of a table that could not be watched, and why. */
  missing: Refusal | null = $state.raw(null);
  /** When the time for the decision is over, on the clock of `performance.now()`. */
  deadline: number | null = $state(null);
  /** The last error that answers no action of ours. */
  complaint: Refusal | null = $state.raw(null);

  readonly sharer: number;
  #socket: WebSocket | null = null;
  #wanted: string | null = null;
  #version: number | null = null;
  #pending = new Map<string, Pending>();
  #deciding = new Set<DecidedListener>();
  #saying = new Set<SaidListener>();
  #sayings = 0;
  #attempts = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #heartbeat: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #closed = true;
  /** Back from a pocket or a tunnel: do not wait for the next attempt, nor trust a socket that may be dead. */
  #wake = () => {
    if (document.visibilityState !== "visible" || this.#closed) return;
    if (this.#socket) this.#probe();
    else this.#open();
  };

  /** `sharer`: who of those that share this device; `SCREEN` only looks on. */
  constructor({ sharer = 0 }: { sharer?: number } = {}) {
    this.sharer = sharer;
  }

  connect(): void {
    if (!this.#closed) return;
    this.#closed = false;
    addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.#open();
  }

  /** Ends it for good; what was not acknowledged is refused. */
  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#drop();
    for (const pending of this.#pending.values()) pending.reject(new Refusal("offline"));
    this.#pending.clear();
  }

  /** Come to a table, and stay there through broken connections. */
  watch(code: string): void {
    // an effect that calls this must not depend on what it changes
    untrack(() => {
      this.connect();
      if (this.#wanted === code) return;
      this.#forget();
      this.#wanted = code;
      if (this.connected) this.#send(this.#watching());
    });
  }

  /** Go away from the table, without leaving one's seat. */
  unwatch(): void {
    untrack(() => {
      if (!this.#wanted) return;
      this.#forget();
      if (this.#closed) return;
      // the protocol has no word for it: a fresh connection watches nothing
      this.#drop();
      this.#open();
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
  onSaid(listener: SaidListener): () => void {
    this.#saying.add(listener);
    return () => this.#saying.delete(listener);
  }

  #ask(message: Ask, answered: Answer["is"]): Promise<Answer> {
    this.connect();
    const withId = { ...message, id: makeId() } as Incoming & { id: string };
    return new Promise((resolve, reject) => {
      this.#pending.set(withId.id, { message: withId, answered, resolve, reject });
      if (untrack(() => this.connected)) this.#send(withId);
    });
  }

  #forget(): void {
    this.#wanted = null;
    this.#version = null;
    this.table = null;
    this.said = [];
    this.gone = null;
    this.missing = null;
    this.deadline = null;
  }

  #watching(): Incoming {
    return { do: "watch", id: `watch-${makeId()}`, table: this.#wanted!, last: this.#version };
  }

  #open(): void {
    clearTimeout(this.#retry);
    const socket = new WebSocket(new URL("/ws", location.href.replace(/^http/, "ws")));
    this.#socket = socket;
    socket.onopen = () => this.#send({ do: "hello", protocol: PROTOCOL, sharer: this.sharer });
    socket.onmessage = ({ data }) => this.#receive(JSON.parse(data as string) as Outgoing);
    socket.onclose = () => this.#lost(socket);
  }

  #lost(socket: WebSocket | null): void {
    if (this.#socket !== socket) return;
    this.#drop();
    if (!this.#closed) this.#retry = setTimeout(() => this.#open(), backoff(this.#attempts++));
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.connected = false;
    clearTimeout(this.#retry);
    clearInterval(this.#heartbeat);
    clearTimeout(this.#silence);
    socket?.close();
  }

  #send(message: Incoming): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #receive(message: Outgoing): void {
    clearTimeout(this.#silence);
    switch (message.is) {
      case "welcome":
        return this.#welcomed(message);
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
      case "said":
        return this.#heard(message);
      case "gone":
        this.#forget();
        this.gone = message.code;
        return;
    }
  }

  #welcomed(welcome: Welcome): void {
    this.#attempts = 0;
    this.server = welcome;
    this.connected = true;
    clearInterval(this.#heartbeat);
    this.#heartbeat = setInterval(() => this.#probe(), HEARTBEAT_MS);
    // the table first: what is sent again is about it
    if (this.#wanted) this.#send(this.#watching());
    for (const { message } of this.#pending.values()) this.#send(message);
  }

  /** A dead network closes no socket for minutes: silence does. */
  #probe(): void {
    this.#send({ do: "ping" });
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#lost(this.#socket), SILENCE_MS);
  }

  #answered(answer: Answer): void {
    const pending = this.#pending.get(answer.id);
    if (!pending || pending.answered !== answer.is) return;
    this.#pending.delete(answer.id);
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
    if (!this.connected) return; // all that is open is sent again with the next welcome
    if (pending) this.#send(pending.message);
    else if (this.#wanted) this.#send(this.#watching());
  }

  #seen(table: TableState): void {
    if (this.#wanted && table.code !== this.#wanted) return;
    this.#wanted = table.code;
    this.#version = Math.max(this.#version ?? 0, table.version);
    this.#shows(table);
    this.#recall(table.said);
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
    this.#shows({ ...before, version: decided.version, game: decided.game, choices: decided.choices, prepared });
    for (const listener of this.#deciding) listener(decided, before);
  }

  #shows(table: TableState): void {
    this.table = table;
    const left = table.game?.deadline ?? table.deal_seconds;
    this.deadline = left === null ? null : performance.now() + left * 1000;
  }

  #heard(said: Said): void {
    const heard = this.#named(said);
    this.said = [...this.said, heard].slice(-KEPT_SAYINGS);
    for (const listener of this.#saying) listener(heard);
  }

  /** What was said before we came, or while the connection was broken. */
  #recall(said: Said[]): void {
    const same = (one: Said, other?: Said) => one.player === other?.player && one.text === other.text && one.what === other.what;
    const missed = !said.every((one, index) => same(one, this.said[this.said.length - said.length + index]));
    if (missed) this.said = said.map((one) => this.#named(one));
  }

  #named(said: Said): Heard {
    const name = said.player === null ? null : (this.table?.people[said.player]?.name ?? null);
    return { ...said, number: ++this.#sayings, name };
  }
}

/** The page is older or newer than the server: fetch the right one, but not again and again. */
function reloadOnce(): void {
  const key = "mascarade-reloaded-for";
  if (sessionStorage.getItem(key) === String(PROTOCOL)) return;
  sessionStorage.setItem(key, String(PROTOCOL));
  location.reload();
}

/** The one that this page's player uses. */
export const session = new Session();
