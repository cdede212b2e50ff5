// What lies on the table, moves over it and is said at it, at this moment.

import type { GameState, Happening } from "../protocol";
import { BANK, COURT, placeOf, soFar, type Setting } from "./model";

/** Somewhere on the table. */
export type Spot = { place: number } | { purse: number } | { large: number } | "bank" | "court";

export interface Flight {
  id: number;
  coins: number;
  from: Spot;
  to: Spot;
  /** Milliseconds. */
  length: number;
}

/** Two cards under the table. */
export interface Taking {
  seat: number;
  places: number[];
  length: number;
}

export interface Speech {
  player: number;
  what: "claimed" | "passed" | "named";
  character: string | null;
}

export interface Announcing {
  player: number;
  character: string;
  /** Milliseconds. */
  length: number;
}

/** What only the viewer has seen: shown until they put it back, or while they hold it; then forgotten (R10.4). */
export interface Secret {
  card: number;
  character: string;
}

/** A card that has come forward, large; its face is known here only from the moment on in which it turns. */
export interface Forward {
  place: number;
  /** Whose it is; null for one of the centre. */
  player: number | null;
  face: string | null;
  /** Everybody looks at it: it turns next. */
  next: boolean;
  /** What the table thinks of it, once it has turned. */
  verdict: "true" | "liar" | null;
}

type Faces = ReadonlyMap<number, string>;

export class Scene {
  game: GameState = $state.raw()!;
  /** By place: cards that lie face up for the viewer. */
  faces: Faces = $state.raw(new Map());
  answers: ReadonlyMap<number, "pass" | "claim"> = $state.raw(new Map());
  flights: Flight[] = $state.raw([]);
  taking: Taking | null = $state.raw(null);
  forward: Forward[] = $state.raw([]);
  /** Whether what has come forward goes back to its places. */
  leaves = $state(false);
  /** Whether the table is dark but for what comes forward. */
  dim = $state(false);
  speech: Speech | null = $state.raw(null);
  /** Whose mask comes forward, large: who they say they are. */
  announcing: Announcing | null = $state.raw(null);
  /** The place of a card that is being looked at. */
  glance: number | null = $state(null);
  /** Whom a power points at. */
  chosen: number[] = $state.raw([]);
  /** How often a power has asked in this turn. */
  asked = $state(0);
  /** Whose card everybody but them sees. */
  exposed: number | null = $state(null);
  moved: number[] = $state.raw([]);
  caption: Happening[] = $state.raw([]);
  secrets: Secret[] = $state.raw([]);
  /** Whether the viewer looks at them now, large: they come face down, turn, lie there until they are put back, and go. */
  peek: "comes" | "turns" | "up" | "goes" | null = $state(null);
  /** Whether a bot decided what is shown in the viewer's place. */
  protected stoodIn = false;
  /** What the viewer has just done under the table, or a bot in their place. */
  did: "exchanged" | "pretended" | null = $state(null);
  didIt: "you" | "bot" = $state("you");
  ended: Happening | null = $state.raw(null);
  /** How many cards lie at their places while they are dealt; null: all. */
  dealt: number | null = $state(null);
  setting: Setting = $state.raw()!;

  constructor(setting: Setting, game: GameState) {
    this.setting = setting;
    this.game = game;
  }

  /** Cards that everybody may see: the deal, the end, a replay. */
  reveal(cards: (string | null)[] | null): void {
    const faces = new Map<number, string>();
    cards?.forEach((character, card) => character && faces.set(this.place(card), character));
    this.faces = faces;
  }

  /** The places of cards that the viewer has in front of them. */
  get lifted(): number[] {
    return this.peek ? this.secrets.map(({ card }) => this.place(card)) : [];
  }

  forgetSecrets(): void {
    this.secrets = [];
  }

  /** Another state at once; `told`: what everybody has been told in its turn. */
  protected lay(game: GameState, told: Happening[]): void {
    this.clear();
    this.ended = null;
    this.dealt = null;
    this.game = game;
    const { answers, shown, asked } = soFar(told, this.setting.slots, game.seats.length);
    this.answers = answers;
    this.asked = asked;
    this.faces = new Map([...shown].map(([card, character]) => [this.place(card), character]));
  }

  /** However the movement went: now it is like this. */
  protected settle(game: GameState): void {
    const turned = game.turn !== this.game.turn || game.asked === "over";
    this.clear();
    this.game = game;
    if (turned && game.asked !== "over") {
      this.faces = new Map();
      this.answers = new Map();
      this.asked = 0;
    }
    // the server's word is final, also where the movement was left out
    if (game.asked === "over" || (game.asked !== "answer" && game.announced === null)) this.answers = new Map();
  }

  protected clear(): void {
    this.forward = [];
    this.leaves = false;
    this.dim = false;
    this.flights = [];
    this.taking = null;
    this.speech = null;
    this.announcing = null;
    this.glance = null;
    this.chosen = [];
    this.exposed = null;
    this.moved = [];
    this.caption = [];
  }

  protected place(card: number): number {
    return placeOf(card, this.game.seats, this.setting.slots);
  }

  protected seat(player: number): number {
    return this.game.seats.indexOf(player);
  }

  protected change(change: Partial<GameState>): void {
    this.game = { ...this.game, ...change };
  }

  protected turnUp(card: number, character: string): void {
    this.faces = new Map(this.faces).set(this.place(card), character);
  }

  protected purse(whom: number): Spot {
    return whom === BANK ? "bank" : whom === COURT ? "court" : { purse: this.seat(whom) };
  }
}
