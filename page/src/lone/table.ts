// One table: what its entries make of it, and which entry an action makes, as src/mascarade/server/table.py says. It knows no transport and
// no time.

import { Core, type Address } from "../core/core.ts";
import { Game, type Position } from "../core/game.ts";
import { ONLOOKER, PASS } from "../core/layout.ts";
import { Outlook } from "../core/outlook.ts";
import { Refusal } from "../lib/refusal.ts";
import type { Reveal, Said, Series, Whispered } from "../protocol.ts";
import { committed, sha256 } from "../table/commitment.ts";
import { castOf, filled, numberOf, setupOf, type Cast, type Chosen } from "./casts.ts";
import { seen, type Dealt, type Entry, type Guest } from "./entries.ts";
import { RECENT } from "./facts.ts";
import { gameNames } from "./names.ts";
import { recordOf } from "./record.ts";
import { dress, freeBotNames, seatOf, standIn, withWinners, type Seat } from "./seats.ts";

export type Phase = "lobby" | "deal" | "game" | "over";

/** A decision as it was made, for those who were away: the state after it, as anybody could know it, and its events. */
export interface Past {
  version: number;
  state: Uint8Array;
  rows: readonly number[];
  decisions: number;
}

/** A game that is being played. */
export interface Play {
  cast: Cast;
  setup: Address;
  game: Game;
  outlook: Outlook;
  names: readonly string[];
  dealt: Dealt;
}

/** Chance: what is dealt. */
export interface Dealer {
  deal(cast: Cast, starts: Chosen["starts"]): Omit<Dealt, "e" | "bots">;
  /** A code that no table has. */
  code(): string;
}

export class Table {
  readonly code: string;
  readonly module: WebAssembly.Module;
  options: Chosen = filled({});
  seats: Seat[] = [];
  host: Guest = "";
  phase: Phase = "lobby";
  /** How many entries there are. */
  number = 0;
  /** How many of them changed what everybody sees. */
  version = 0;
  /** The ids of the clients' actions so far. */
  readonly actions = new Set<string>();
  play: Play | null = null;
  commitment: string | null = null;
  nextTable: string | null = null;
  series: Series = {};
  /** Everything, made once when the game is over. */
  reveal: Reveal | null = null;
  said: Said[] = [];
  whispers: Whispered[] = [];
  /** What was dealt, by card. */
  cards: string[] = [];
  recent: Past[] = [];
  /** In which turn each decision was made. */
  turns: number[] = [];
  /** Who decides. */
  decider: number | null = null;

  constructor(code: string, module: WebAssembly.Module) {
    [this.code, this.module] = [code, module];
  }

  /** Let an entry happen. */
  apply(entry: Entry): void {
    this.number += 1;
    if (seen(entry)) this.version += 1;
    if (entry.action) this.actions.add(entry.action);
    this.#happen(entry);
    this.decider = this.phase === "game" ? this.playing.game.decides : null;
  }

  #happen(entry: Entry): void {
    switch (entry.e) {
      case "made":
        return this.#decide(entry.number);
      case "opened":
        [this.options, this.host, this.series] = [filled(entry.options), entry.guest, entry.series ?? {}];
        return this.#sit(seatOf(entry.name, entry.face, { guest: entry.guest }));
      case "joined":
        this.#sit(seatOf(entry.name, entry.face, { guest: entry.guest }));
        this.host ||= entry.guest; // at a table that everybody had left
        return;
      case "wore":
        return dress(this.seats[this.player(entry.guest)]!, entry.face, this.seats);
      case "got_up":
        return this.#getUp(this.player(entry.guest));
      case "bot":
        return this.#sit(seatOf(entry.name, entry.face, { level: entry.level, temperament: entry.temperament ?? null }));
      case "sent_away":
        return this.#getUp(entry.place);
      case "reseated":
        this.seats = entry.order.map((player) => this.seats[player]!);
        return this.#moveSayings((old) => entry.order.indexOf(old));
      case "changed":
        this.options = filled(entry.options);
        return;
      case "host":
        this.host = entry.guest;
        return;
      case "dealt":
        return this.#deal(entry);
      case "ready":
        this.seats[this.player(entry.guest)]!.ready = true;
        return;
      case "begun":
        this.phase = "game";
        return;
      case "prepared":
        this.seats[this.player(entry.guest)]!.prepared = entry.answer;
        return;
      case "stood_in":
        return standIn(this.seats[entry.place]!, entry.on, entry.since ?? null, this.playing.game.actions.length);
      case "caught_up":
        this.seats[this.player(entry.guest)]!.missed = [];
        return;
      case "spoke":
        this.said = [...this.said.slice(-49), { is: "said", player: this.find(entry.guest), text: entry.text ?? null, what: entry.what ?? null }];
        return;
      case "whispered":
        this.whispers = [...this.whispers.slice(-49), { is: "whispered", name: entry.name, text: entry.text }];
        return;
      case "agreed":
        this.seats[this.player(entry.guest)]!.again = entry.again;
        return;
      case "again":
        this.nextTable = entry.code;
    }
  }

  #sit(seat: Seat): void {
    this.seats.push(seat);
    dress(seat, seat.face, this.seats);
  }

  #getUp(player: number): void {
    const seat = this.seats[player]!;
    if (this.phase === "lobby") {
      this.seats.splice(player, 1);
      this.#moveSayings((old) => (old === player ? -1 : old - Number(old > player)));
    } else {
      // during a game the seat stays, and a bot plays on for good
      Object.assign(seat, { level: this.options.fill, standIn: false, guest: null, again: false, missed: [] });
    }
    if (!this.seats.some(({ guest }) => guest === this.host)) this.host = this.seats.find(({ guest }) => guest !== null)?.guest ?? "";
  }

  #moveSayings(moved: (player: number) => number): void {
    this.said = this.said.map((one) => {
      const player = one.player === null ? -1 : moved(one.player);
      return { ...one, player: player < 0 ? null : player };
    });
  }

  #deal(dealt: Dealt): void {
    for (const name of dealt.bots) this.#sit(seatOf(name, null, { level: this.options.fill }));
    const names = gameNames(this.seats.map(({ name }) => name));
    const cast = castOf(this.options);
    const core = new Core(this.module);
    const setup = setupOf(core, cast);
    const game = gameOf(core, setup, cast, dealt.deal, { next: dealt.starts });
    const outlook = new Outlook(game);
    this.play = { cast, setup, game, outlook, names, dealt };
    this.cards = outlook.cards();
    this.commitment = hex(sha256(new TextEncoder().encode(committed(dealt.salt, dealt.deal))));
    this.phase = "deal";
  }

  #decide(number: number): void {
    const { game, outlook } = this.playing;
    const decider = this.decider;
    this.turns.push(outlook.state().turn);
    game.play(number);
    const rows = game.history.at(-1)!;
    this.recent = [...this.recent.slice(1 - RECENT), { version: this.version, state: game.see(ONLOOKER, []).state, rows, decisions: game.actions.length }];
    if (decider !== null) this.seats[decider]!.prepared = null;
    if (game.over) {
      [this.phase, this.reveal] = ["over", this.#revealed()];
      this.series = withWinners(this.series, this.reveal.winners.map((player) => this.seats[player]!.name));
    } else if (rows.length && !this.answering) {
      for (const seat of this.seats) seat.prepared = null;
    }
  }

  /** R10.5. */
  #revealed(): Reveal {
    const { game, outlook, cast, names, dealt } = this.playing;
    const { salt, deal, starts } = dealt;
    const ended = outlook.happenings(ONLOOKER, game.history.at(-1)!).find(({ what }) => what === "ended")!;
    const winners = ended.players!;
    const { steps } = this.replay("", names);
    const record = recordOf({ cast, names, slots: game.slots, deal, starts, commitment: this.commitment!, salt, winners, steps });
    const reason = ended.reason as Reveal["reason"];
    return { reason, winners, cards: outlook.cards(), deal: [...deal], salt, actions: [...game.actions], record };
  }

  /** Every step of the game. */
  replay(id: string, names: readonly string[] = this.seats.map(({ name }) => name)) {
    const { outlook, cast, dealt } = this.playing;
    const core = new Core(this.module);
    return outlook.replay(gameOf(core, setupOf(core, cast), cast, dealt.deal, { next: dealt.starts }), id, names, cast.codes, cast.edition);
  }

  // -- who and what ----------------------------------------------------------------------------------------------------------------------

  /** The game, where there is one. */
  get playing(): Play {
    if (!this.play) throw new Error(`${this.code} has no game`);
    return this.play;
  }

  /** Which player a guest is, or null for an onlooker. */
  find(guest: Guest): number | null {
    const player = this.seats.findIndex((seat) => seat.guest === guest);
    return player < 0 ? null : player;
  }

  /** Which player a guest is. Throws a Refusal for an onlooker. */
  player(guest: Guest): number {
    const player = this.find(guest);
    if (player === null) throw new Refusal("not-seated");
    return player;
  }

  /** Whether somebody may be here: everybody, but for onlookers of a game that shall have none. */
  admits(guest: Guest): boolean {
    return this.options.onlookers || this.phase === "lobby" || this.find(guest) !== null;
  }

  /** Whether a bot decides now, its own affairs or a guest's. */
  get byBot(): boolean {
    const seat = this.decider === null ? null : this.seats[this.decider]!;
    return seat !== null && (seat.guest === null || seat.standIn);
  }

  /** Whether there is at most one guest, so that nobody else waits for anybody. */
  get alone(): boolean {
    return this.seats.filter(({ guest }) => guest !== null).length < 2;
  }

  /** Whether an announcement is being answered. */
  get answering(): boolean {
    return this.play !== null && !this.play.game.over && this.play.game.allowed[0] === PASS;
  }

  /** Whether the cards can be turned down. */
  get everybodyReady(): boolean {
    return this.seats.every(({ ready, guest }) => ready || guest === null);
  }

  /** The decision that the one who decides has prepared, if it still holds. */
  get preparedAnswer(): number | null {
    const answer = this.decider === null ? null : this.seats[this.decider]!.prepared;
    if (answer === null || !this.answering) return null;
    const claims = this.playing.outlook.state().hands.length > 1;
    return answer === "pass" || !claims ? PASS : null;
  }

  botNames(many: number): string[] {
    return freeBotNames(this.code, this.seats).slice(0, many);
  }

  /** Refuse an action that belongs to another phase. */
  need(...phases: Phase[]): void {
    if (!phases.includes(this.phase)) throw new Refusal("not-now");
  }
}

/** A game from its deal on. */
export function gameOf(core: Core, setup: Address, { kinds }: Cast, deal: readonly string[], start: Position): Game {
  return new Game(core, setup, kinds.map(({ code }) => code), Uint8Array.from(deal, (code) => numberOf(kinds, code)), start);
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
