// What leaves a game as messages of the protocol, all of it out of views: what src/mascarade/outlook.py says for the server.

import type { Choice, Decided, Feeling, GameState, Happening, Log, Replay, ReplayStep } from "../protocol.ts";
import { unpacked, type Game, type Row } from "./game.ts";
import {
  ANNOUNCE,
  ANNOUNCED,
  ASKED,
  BANK,
  CHOOSE,
  CHOOSE_NONE,
  CHOOSE_PLAYER,
  CHOOSE_PLAYER_OR_NONE,
  CHOOSE_PLAYERS,
  CHOOSE_TWO,
  CLAIM,
  COURT,
  EVENTS,
  EVERYBODY,
  GAME,
  LOOK,
  MAX_KINDS,
  MAX_PLACES,
  NAME,
  ONLOOKER,
  OVER,
  PAIRS,
  PASS,
  PRETEND,
  REASONS,
  ROLES,
  SWAP_EXCHANGE,
  type Field,
} from "./layout.ts";

const PLAYERS_ARE_CHOSEN: readonly number[] = [CHOOSE_PLAYER, CHOOSE_PLAYER_OR_NONE, CHOOSE_PLAYERS];
const BITS = Array.from({ length: 16 }, (_, bit) => bit);

/** Fields in the protocol's order, those left out that are as nobody has said otherwise. */
type Told<T> = { [name in keyof Required<T>]: T[name] | undefined };

function told<T extends object>(fields: Told<T>): T {
  const found: Partial<T> = {};
  for (const name in fields) {
    const value = fields[name];
    if (value !== undefined && !(Array.isArray(value) && !value.length)) found[name] = value as T[typeof name];
  }
  return found as T;
}

const bits = (set: number) => BITS.filter((bit) => (set >> bit) & 1);

/** A state as one viewer may know it. */
class Open {
  readonly #view: DataView;

  constructor(state: Uint8Array) {
    this.#view = new DataView(state.buffer, state.byteOffset);
  }

  number([at, kind]: Field, index = 0): number {
    if (kind === "Int8") return this.#view.getInt8(at + index);
    if (kind === "Int32") return this.#view.getInt32(at + 4 * index, true);
    return kind === "Int16" ? this.#view.getInt16(at + 2 * index, true) : this.#view.getUint16(at + 2 * index, true);
  }

  list(field: Field, many: number): number[] {
    return Array.from({ length: many }, (_, index) => this.number(field, index));
  }
}

export class Outlook {
  readonly #game: Game;
  #then = -1;
  #open!: Open;
  #state!: GameState;

  constructor(game: Game) {
    this.#game = game;
  }

  /** What everybody may know now. */
  state(deadline: number | null = null): GameState {
    this.#look();
    return { ...this.#state, deadline };
  }

  /** The same after an earlier decision, out of the state as anybody could know it then. */
  stateThen(state: Uint8Array, decisions: number): GameState {
    return this.#read(new Open(state), decisions);
  }

  /** Look at the table, once after each decision. */
  #look(): Open {
    if (this.#then === this.#game.actions.length) return this.#open;
    this.#then = this.#game.actions.length;
    this.#open = new Open(this.#game.see(ONLOOKER, []).state);
    this.#state = this.#read(this.#open, this.#then);
    return this.#open;
  }

  #read(open: Open, decisions: number): GameState {
    const { players, codes } = this.#game;
    const people = open.list(GAME.person, players);
    const fortunes = open.list(GAME.gold, players);
    const [phase, character, user] = [GAME.phase, GAME.character, GAME.user].map((field) => open.number(field)) as [number, number, number];
    return {
      decisions,
      turn: open.number(GAME.turn),
      seats: people,
      gold: people.map((_, player) => fortunes[people.indexOf(player)]!),
      bank: open.number(GAME.gold, BANK),
      court: open.number(GAME.gold, COURT),
      turn_of: people[open.number(GAME.turn_seat)]!,
      decides: phase === OVER ? null : people[open.number(GAME.actor)]!,
      asked: ASKED[phase]!,
      announced: character < 0 ? null : codes[character]!,
      hands: bits(open.number(GAME.hands)).map((place) => this.#card(people, place)),
      user: user < 0 ? null : people[user]!,
      shown: bits(open.number(GAME.bound)),
      deadline: null,
    };
  }

  /** What a viewer may know of a decision's events; `then`: the state after it, as anybody could know it, if it was not the last. */
  happenings(viewer: number, rows: readonly Row[], then?: Uint8Array): Happening[] {
    const known = then ? this.#game.seeThen(then, viewer, rows) : this.#game.see(viewer, rows).rows;
    return known.map((row) => this.#happening(row));
  }

  /** What the one who decides may choose. */
  choices(actions: readonly number[] = this.#game.allowed): Choice[] {
    const open = this.#look();
    const people = open.list(GAME.person, this.#game.players);
    const me = people[open.number(GAME.actor)]!;
    const players = PLAYERS_ARE_CHOSEN.includes(open.number(GAME.phase));
    return actions.map((action) => this.#choice(action, people, me, players));
  }

  /** The last decision, as one viewer may know it, and what the table's bots feel about it. */
  decided(version: number, viewer: number, feelings: Feeling[] = [], deadline: number | null = null): Decided {
    const { history, decides } = this.#game;
    const choices = viewer === decides ? this.choices() : [];
    return { is: "decided", version, events: this.happenings(viewer, history.at(-1)!), game: this.state(deadline), choices, feelings };
  }

  /** What a viewer has been told, to be read again; `ONLOOKER`'s is everybody's. `turns`: in which one each decision was made. */
  log(code: string, viewer: number, turns: readonly number[]): Log {
    return { is: "log", code, decisions: this.#game.history.map((rows, number) => ({ turn: turns[number]!, events: this.happenings(viewer, rows) })) };
  }

  /** R3.4: what was said and shown lies before everybody until the turn ends. An announcement is the first thing in its turn. */
  thisTurn(): Happening[] {
    if (this.#game.over || this.#look().number(GAME.character) < 0) return [];
    const { history } = this.#game;
    const first = history.findLastIndex((rows) => rows.some((row) => unpacked(row).bytes[0] === ANNOUNCED));
    return this.happenings(ONLOOKER, history.slice(first).flat());
  }

  /** A game that is over, or a lesson, step by step and with everything in it; `past` is the same game from its start. */
  replay(past: Game, id: string, names: readonly string[], cast: readonly string[], edition: Replay["edition"]): Replay {
    const then = new Outlook(past);
    const steps: ReplayStep[] = [{ choice: null, player: null, events: [], game: then.state(), cards: then.cards() }];
    for (const action of this.#game.actions) {
      const [choice] = then.choices([action]);
      const player = past.decides;
      past.play(action);
      const events = past.history.at(-1)!.map((row) => then.#happening(row));
      steps.push({ choice: choice!, player, events, game: then.state(), cards: then.cards() });
    }
    return { is: "replay", id, names: [...names], slots: past.slots, cast: [...cast], edition, steps };
  }

  /** What lies where, by card. A secret until the game is over. */
  cards(): string[] {
    const { cards, codes, players } = this.#game;
    const people = this.#look().list(GAME.person, players);
    const found: string[] = [];
    cards.forEach((kind, place) => (found[this.#card(people, place)] = codes[kind]!));
    return found;
  }

  /** A place as a card's number, where these people sit on the seats. */
  #card(people: readonly number[], place: number): number {
    const { slots } = this.#game;
    const seat = Math.floor(place / slots);
    return seat < people.length ? people[seat]! * slots + (place % slots) : place;
  }

  #happening(row: Row): Happening {
    const { audience, bytes } = unpacked(row);
    const [what, roles] = EVENTS[bytes[0]]!;
    const said: Partial<Happening> = {};
    let at = 1;
    for (const role of roles) {
      Object.assign(said, this.#said(role, bytes.slice(at, at + ROLES[role]!), bytes[1]));
      at += ROLES[role]!;
    }
    const to = audience === EVERYBODY ? undefined : bits(audience).filter((person) => person < this.#game.players);
    const { player, other, cards, character, amount, payer, payee, players, reason } = said;
    const found = told<Happening>({ what: what as Happening["what"], player, other, cards, character, amount, payer, payee, players, reason, to });
    return to ? { ...found, to } : found;
  }

  #said(role: string, given: readonly number[], who: number): Partial<Happening> {
    const [one, two] = given as [number, number];
    switch (role) {
      case "card":
      case "cards":
        return { cards: [...new Set(given)] };
      case "character":
        return { character: this.#game.codes[one]! };
      case "chosen":
        return { players: [...new Set(given)].filter((each) => each !== who) };
      case "winners":
        return { players: bits(one | (two << 8)) };
      case "reason":
        return { reason: REASONS.find(([, flag]) => one & flag)![0] };
      default:
        return { [role]: one };
    }
  }

  #choice(action: number, people: readonly number[], me: number, players: boolean): Choice {
    const { kind, slot, chosen, character } = decision(action);
    return told<Choice>({
      action,
      kind,
      own: slot === undefined ? undefined : me * this.#game.slots + slot,
      cards: players ? [] : chosen.map((place) => this.#card(people, place)),
      players: players ? chosen.map((seat) => people[seat]!) : [],
      character: character === undefined ? undefined : this.#game.codes[character]!,
    });
  }
}

interface Decision {
  kind: Choice["kind"];
  /** Which of one's own cards. */
  slot?: number;
  /** Places; or seats, where players are chosen. */
  chosen: readonly number[];
  character?: number;
}

/** A decision out of its number. */
function decision(action: number): Decision {
  if (action < LOOK) {
    const reach = action % PRETEND;
    return { kind: action < PRETEND ? "exchange" : "pretend", slot: Math.floor(reach / MAX_PLACES), chosen: [reach % MAX_PLACES] };
  }
  if (action < ANNOUNCE) return { kind: "look", slot: action - LOOK, chosen: [] };
  if (action < PASS) {
    const said = action - ANNOUNCE;
    return { kind: "announce", slot: Math.floor(said / MAX_KINDS), chosen: [], character: said % MAX_KINDS };
  }
  if (action === PASS) return { kind: "pass", chosen: [] };
  if (action < CHOOSE) return { kind: "claim", slot: action - CLAIM, chosen: [] };
  if (action < CHOOSE_NONE) return { kind: "choose", chosen: [action - CHOOSE] };
  if (action === CHOOSE_NONE) return { kind: "choose", chosen: [] };
  if (action < SWAP_EXCHANGE) return { kind: "choose", chosen: PAIRS[action - CHOOSE_TWO]! };
  if (action < NAME) return { kind: action === SWAP_EXCHANGE ? "exchange" : "pretend", chosen: [] };
  return { kind: "name", chosen: [], character: action - NAME };
}
