// All tables of this device, and what may be asked for at them, in the server's protocol: see src/mascarade/server/hall.py and steward.py.
// What is asked for happens in memory, is written, and only then answered; what is not written has not happened.

import type { Network } from "../core/expert.ts";
import { Refusal } from "../lib/refusal.ts";
import { LESSONS } from "./facts.ts";
import { PROTOCOL, type Edition, type Incoming, type Make, type Options, type PlayAgain, type Quick, type Replay } from "../protocol.ts";
import { entryOf, start } from "./asking.ts";
import { castOf, filled, optionsProblems, setupOf } from "./casts.ts";
import { Clock } from "./clock.ts";
import { planned, showsOut, type Entry } from "./entries.ts";
import type { Pace } from "./facts.ts";
import { kept, overtaken, type Ledger } from "./ledger.ts";
import { Live, type Connection, type Time } from "./live.ts";
import { Outbox } from "./outbox.ts";
import { cleanName, nextOptions, nextSeats, scoreOf, type Seat } from "./seats.ts";
import { gameOf, Table, type Dealer } from "./table.ts";
import { Core } from "../core/core.ts";
import { Outlook } from "../core/outlook.ts";
import { PASS } from "../core/layout.ts";

/** What a hall is made of. */
export interface Furniture {
  module: WebAssembly.Module;
  ledger: Ledger;
  pace: Pace;
  time: Time;
  dealer: Dealer;
  version: string;
  /** The expert's network, if it is here, and how to get it: that rejects while it cannot be fetched. */
  network: Network | null;
  learn: () => Promise<Network>;
  trouble: (what: Trouble) => void;
}

/** What went wrong that people should know: tables are not kept; the expert's weights cannot be fetched; something failed by itself, and goes on. */
export type Trouble = "unkept" | "unlearned" | "faltered";

const RETRY_SECONDS = 5;

export class Hall {
  readonly #furniture: Furniture;
  readonly #clock: Clock;
  readonly #tables = new Map<string, Live>();
  /** Tables by the action that made each. */
  readonly #made = new Map<string, string>();
  #outbox = new Outbox();
  #learning = false;
  /** One moment after the other. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(furniture: Furniture) {
    this.#furniture = furniture;
    this.#clock = new Clock(furniture.pace, furniture.time, (live) => void this.#moment(() => this.#due(live)));
  }

  /** Do what a client asks for, or tell it why not. */
  handle(connection: Connection, message: Incoming): Promise<void> {
    const refuse = (error: unknown) => {
      const { code, values } = error instanceof Refusal ? error : new Refusal(overtaken(error) ? "late" : "lone-failed");
      if (!(error instanceof Refusal)) console.warn("a message failed", message.do, error);
      this.#outbox.send(connection, { is: "error", code, id: "id" in message ? message.id : null, values });
    };
    return this.#moment(() => this.#act(connection, message), refuse);
  }

  /** A connection is gone. */
  leave(connection: Connection): Promise<void> {
    return this.#moment(() => this.#leave(connection));
  }

  /** Until everything that is under way has happened. */
  async settled(): Promise<void> {
    for (let turn: Promise<unknown> | null = null; turn !== this.#turn; await turn) turn = this.#turn;
  }

  /** Something happens: all of it, or nothing. */
  #moment(what: () => void | Promise<void>, failed: (error: unknown) => void = (error) => this.#falter("a table failed", error)): Promise<void> {
    const moment = this.#turn.then(async () => {
      try {
        await what();
        this.#outbox.showAll();
        await this.#write();
      } catch (error) {
        await this.#takeBack().catch((also: unknown) => console.warn("not taken back", also)); // or nothing would happen any more
        failed(error);
      }
      const { unsent } = this.#outbox;
      this.#outbox = new Outbox();
      for (const to of new Set(unsent.map(({ to }) => to))) to.send(unsent.flatMap((one) => (one.to === to ? [one.message] : [])));
    });
    this.#turn = moment;
    return moment;
  }

  /** Something failed that nobody has asked for. */
  #falter(what: string, error: unknown): void {
    console.warn(what, error);
    if (!overtaken(error)) this.#furniture.trouble("faltered");
  }

  async #write(): Promise<void> {
    const { written, touched } = this.#outbox;
    if (!written.length) return;
    await this.#furniture.ledger.commit(written, [...touched].map(({ table }) => kept(table, Date.now())));
    for (const live of touched) live.failures = 0;
  }

  /** What has been tried has not happened. */
  async #takeBack(): Promise<void> {
    const tried = this.#outbox;
    this.#outbox = new Outbox();
    tried.takeBack();
    for (const live of tried.touched) {
      live.lost = true;
      await this.#mend(live);
    }
    this.#outbox.showAll();
  }

  /** Make a table again out of what is written. */
  async #remake(live: Live): Promise<void> {
    const entries = await this.#furniture.ledger.read(live.table.code);
    if (!entries.length) {
      this.#clock.set(live, null);
      this.#tables.delete(live.table.code);
      return;
    }
    live.restore(entries);
    live.lost = false;
    this.#clock.limit(live);
    this.#clock.planAgain(live);
    this.#outbox.show(live, live.connections);
  }

  /** The same, or try it later. */
  #mend(live: Live): Promise<void> {
    return this.#remake(live).catch((error: unknown) => {
      console.warn("not made again", error);
      this.#clock.planAgain(live);
    });
  }

  async #find(code: string): Promise<Live | null> {
    const live = this.#tables.get(code);
    if (live) return live;
    const entries = await this.#furniture.ledger.read(code);
    if (!entries.length) return null;
    const found = new Live(new Table(code, this.#furniture.module), this.#furniture.time);
    found.restore(entries);
    this.#keep(found);
    return found;
  }

  #keep(live: Live): void {
    this.#tables.set(live.table.code, live);
    this.#clock.limit(live);
    this.#clock.plan(live);
  }

  #new(): Live {
    const live = new Live(new Table(this.#furniture.dealer.code(), this.#furniture.module), this.#furniture.time);
    this.#tables.set(live.table.code, live);
    return live;
  }

  #put(live: Live, entry: Entry): void {
    this.#outbox.write(live, entry);
    this.#clock.limit(live);
  }

  // -- what clients ask for --------------------------------------------------------------------------------------------------------------

  async #act(connection: Connection, message: Incoming): Promise<void> {
    const { version, module } = this.#furniture;
    switch (message.do) {
      case "ping":
        return this.#outbox.send(connection, { is: "pong" });
      case "hello":
        if (message.protocol !== PROTOCOL) throw new Refusal("old-protocol");
        this.#leave(connection);
        connection.guest = String(message.sharer ?? 0);
        return this.#outbox.send(connection, { is: "welcome", protocol: PROTOCOL, version });
      case "check_cast":
        return this.#outbox.send(connection, { is: "problems", id: message.id, problems: optionsProblems(filled(message.options)) });
      case "replay":
        if (message.lesson) return this.#outbox.send(connection, lesson(module, message.id, message.lesson));
        break;
      case "make":
      case "quick":
        return this.#make(connection, message);
      case "watch":
        return this.#watch(connection, message.id, message.table, message.last ?? null);
    }
    if (!connection.live) throw new Refusal("unknown-table");
    if (connection.live.lost) await this.#remake(connection.live);
    return this.#atTable(connection, connection.live, message);
  }

  async #make(connection: Connection, message: Make | Quick): Promise<void> {
    const [name, options, { guest }] = [cleanName(message.name), filled((message.options ?? {}) as Options), connection];
    const atOnce = message.do === "quick";
    if (atOnce && optionsProblems(options).length) throw new Refusal("bad-cast");
    const action = `${guest}:${message.id}`;
    let live = this.#made.has(action) ? await this.#find(this.#made.get(action)!) : null; // the same action twice makes one table
    if (!live) {
      live = this.#new();
      this.#made.set(action, live.table.code);
      this.#put(live, { e: "opened", options, guest, name, face: message.face ?? null, action });
    }
    if (atOnce && live.table.phase === "lobby" && live.table.host === guest) this.#put(live, start(live.table, guest, this.#furniture.dealer));
    this.#come(connection, live);
    this.#outbox.send(connection, { is: "ok", id: message.id, table: live.table.code });
    this.#outbox.catchUp(connection, live, null); // it may have been made before, and played at
    this.#outbox.show(live, live.connections);
    this.#clock.plan(live);
  }

  async #watch(connection: Connection, id: string, code: string, last: number | null): Promise<void> {
    const live = await this.#find(code);
    if (!live) throw new Refusal("unknown-table");
    if (!live.table.admits(connection.guest)) throw new Refusal("onlookers-off");
    this.#come(connection, live);
    this.#outbox.send(connection, { is: "ok", id, table: code });
    this.#outbox.catchUp(connection, live, last);
    const player = live.table.find(connection.guest);
    if (player === null || !live.table.seats[player]!.standIn) return;
    this.#standDown(live, player, live.gone.get(connection.guest) ?? null); // somebody is back: the bot that played for them leaves the seat
    live.bots.delete(player);
    this.#clock.plan(live);
  }

  #standDown(live: Live, place: number, since: number | null = null): void {
    const entry: Entry = { e: "stood_in", place, on: false, since };
    this.#put(live, entry);
    this.#outbox.tell(live, entry);
  }

  #come(connection: Connection, live: Live): void {
    if (connection.live === live) return;
    this.#leave(connection);
    const known = live.here.has(connection.guest);
    this.#outbox.moved.push({ who: connection, before: null });
    live.come(connection);
    if (!known) this.#presence(connection, live);
  }

  #leave(connection: Connection): void {
    const { live } = connection;
    if (!live) return;
    this.#outbox.moved.push({ who: connection, before: live });
    live.go(connection);
    this.#presence(connection, live);
  }

  /** Somebody came or went: the others see it, and what is planned may depend on it. */
  #presence(connection: Connection, live: Live): void {
    const player = live.table.find(connection.guest);
    const here = connection.live === live;
    if (player === null || (!here && live.here.has(connection.guest))) return;
    this.#outbox.show(live, [...live.connections].filter((one) => one !== connection));
    if (player !== live.table.decider && live.table.phase !== "deal") return;
    if (here && live.table.alone) {
      live.limited = null; // nobody has waited: all the time again
      this.#clock.limit(live);
    }
    this.#clock.plan(live);
  }

  #atTable(connection: Connection, live: Live, message: Exclude<Incoming, { do: "ping" | "hello" }>): void {
    const [{ table }, { guest }, { id }] = [live, connection, message];
    if (message.do === "play_again") return this.#playAgain(connection, live, message);
    if (message.do === "replay") {
      table.need("over");
      return this.#outbox.send(connection, table.replay(id));
    }
    const action = `${guest}:${id}`;
    if (table.actions.has(action)) return this.#outbox.send(connection, { is: "ok", id, table: table.code });
    const entry = entryOf(table, guest, message, this.#furniture.dealer);
    const player = table.decider;
    if (entry.e === "made" && player !== null && table.seats[player]!.standIn) this.#standDown(live, player);
    const removed = entry.e === "sent_away" ? table.seats[entry.place]!.guest : null;
    entry.action = action;
    this.#put(live, entry);
    this.#outbox.send(connection, { is: "ok", id, table: table.code });
    if (showsOut(entry)) this.#showOut(live, removed);
    this.#outbox.tell(live, entry);
    if (planned(entry)) this.#clock.plan(live);
  }

  /** Another table, dealt to those who have agreed and are here; once. */
  #playAgain(connection: Connection, live: Live, { id, others = "bots" }: PlayAgain): void {
    const { table, here } = live;
    const { guest } = connection;
    table.need("over");
    const starter = table.seats[table.player(guest)]!;
    if (table.nextTable !== null) return this.#outbox.send(connection, { is: "ok", id, table: table.nextTable });
    const host = table.find(table.host);
    if (guest !== table.host && host !== null && here.has(table.host) && table.seats[host]!.again !== false) throw new Refusal("not-host");
    const seats = nextSeats(table.seats, guest, here, others);
    const again = this.#new();
    const options = nextOptions(table.options, seats.length);
    this.#put(again, { e: "opened", options, guest, name: starter.name, face: starter.face, series: scoreOf(table.series, seats) });
    for (const entry of company(table, seats.filter((seat) => seat !== starter))) this.#put(again, entry);
    const first = seats.indexOf(starter);
    const order = [...seats.keys()].map((seat) => (seat === first ? 0 : seat < first ? seat + 1 : seat));
    this.#put(again, { e: "reseated", order });
    this.#put(again, start(again.table, guest, this.#furniture.dealer));
    this.#clock.plan(again);
    const entry: Entry = { e: "again", code: again.table.code, action: `${guest}:${id}` };
    this.#put(live, entry);
    this.#outbox.send(connection, { is: "ok", id, table: again.table.code });
    this.#outbox.tell(live, entry);
  }

  /** Say goodbye to a guest who was removed and to everybody whom the table does not admit any more. */
  #showOut(live: Live, removed: string | null): void {
    for (const connection of [...live.connections]) {
      const { guest } = connection;
      if (live.table.admits(guest) && !(guest === removed && live.table.find(guest) === null)) continue;
      this.#outbox.moved.push({ who: connection, before: live });
      live.go(connection);
      this.#outbox.send(connection, { is: "gone", code: live.table.code });
    }
  }

  // -- what happens by itself ------------------------------------------------------------------------------------------------------------

  async #due(live: Live): Promise<void> {
    live.timer = null;
    if (this.#tables.get(live.table.code) !== live) return;
    if (live.lost) return this.#mend(live);
    const entry = this.#clock.nextEntry(live, (player) => this.#decision(live, player));
    if (!entry) return;
    this.#put(live, entry);
    this.#outbox.tell(live, entry);
    this.#clock.plan(live);
  }

  /** What a bot decides, or another one if it fails; null if it has to learn first. */
  #decision(live: Live, player: number): number | null {
    for (let tries = 0; tries < 2; tries++) {
      try {
        const found = live.botDecision(player, this.#furniture.network);
        if (found === null) this.#learn(live);
        return found;
      } catch (error) {
        this.#falter("a bot failed", error);
        live.bots.delete(player);
      }
    }
    const { allowed } = live.table.playing.game;
    return allowed.includes(PASS) ? PASS : allowed[Math.floor(this.#furniture.time.dice() * allowed.length)]!;
  }

  /** An expert is to decide before its weights are here: everybody learns that, once, and it decides when they are. */
  #learn(live: Live): void {
    if (!live.asleep) {
      live.asleep = true;
      this.#outbox.show(live, live.connections);
    }
    const { learn, trouble } = this.#furniture;
    if (this.#learning) return this.#clock.set(live, 1);
    this.#learning = true;
    learn().then(
      (found) => {
        this.#furniture.network = found;
        this.#learning = false;
        this.#clock.set(live, 0);
      },
      () => {
        trouble("unlearned");
        this.#learning = false;
        this.#clock.set(live, RETRY_SECONDS);
      },
    );
  }
}

/** How they sit down at the next table. */
function company(table: Table, seats: readonly (Seat | null)[]): Entry[] {
  const names = table.botNames(seats.length);
  return seats.map((seat) => {
    if (!seat) return { e: "bot", level: table.options.fill, name: names.shift()! };
    if (seat.guest !== null) return { e: "joined", guest: seat.guest, name: seat.name, face: seat.face };
    return { e: "bot", level: seat.level ?? table.options.fill, name: seat.name, temperament: seat.temperament, face: seat.face };
  });
}

/** An edition's lesson: a game that was thought out to teach every action. */
function lesson(module: WebAssembly.Module, id: string, edition: Edition): Replay {
  const { names, cast: codes, deal, start, actions } = LESSONS[edition]!;
  const core = new Core(module);
  const cast = castOf(filled({ edition, seats: names.length, cast: [...codes] }));
  const setup = setupOf(core, cast);
  const begin = () => gameOf(core, setup, cast, deal, start);
  const game = begin();
  for (const action of actions) game.play(action);
  return new Outlook(game).replay(begin(), id, names, cast.codes, edition);
}
