// Hints in a player's first games: each once, when what it tells is about to matter.

import { played } from "../lib/played";
import { settings } from "../lib/settings.svelte";
import { recall, remember } from "../lib/storage";
import type { GameState } from "../protocol";
import type { Deciding } from "./deciding.svelte";

/** By moment: what is told then, one hint each time. */
const MOMENTS = {
  deal: ["goal"],
  opening: ["opening"],
  taken: ["pretend"],
  /** One's own turn while fines lie on the court. */
  fines: ["announce", "court", "look", "pencil"],
  turn: ["announce", "look", "pencil"],
  answer: ["claim", "doubt"],
} as const;

export type Moment = keyof typeof MOMENTS;
export type Hint = (typeof MOMENTS)[Moment][number];

const GAMES = 3;

/** What somebody's decision is about. */
export function momentOf(deciding: Deciding, game: GameState, you: number): Moment | null {
  switch (deciding.mode) {
    case "exchange":
      if (deciding.picked("exchange")) return "taken";
      return deciding.mayGoBack || game.shown.includes(you) ? null : "opening";
    case "menu":
      return !deciding.has("announce") ? null : game.court > 0 ? "fines" : "turn";
    case "answer":
      return "answer";
    default:
      return null;
  }
}

function told(): Set<string> {
  return new Set((recall("hinted") ?? "").split(" "));
}

export class Hints {
  /** Whether there is anything left to tell: as long as it is, there is room for it, so that nothing moves when it comes. */
  readonly #new = played().length < GAMES && Object.values(MOMENTS).flat().some((hint) => !told().has(hint));
  /** What was told at which decision: it is still there when one comes back to it. */
  #given = new Map<string, Hint | null>();
  #hint = $state<Hint | null>(null);

  /** Whether hints may come in this game. */
  get wanted(): boolean {
    return this.#new && settings.hints;
  }

  get hint(): Hint | null {
    return this.wanted ? this.#hint : null;
  }

  /** `decision`: which one it is about; `moment`: null when there is nothing to tell. */
  at(decision: number, moment: Moment | null): void {
    const key = `${decision} ${moment}`;
    if (moment && this.wanted && !this.#given.has(key)) {
      const seen = told();
      const hint = MOMENTS[moment].find((one) => !seen.has(one)) ?? null;
      this.#given.set(key, hint);
      if (hint) remember("hinted", [...seen, hint].join(" ").trim());
    }
    this.#hint = this.#given.get(key) ?? null;
  }

  hide(): void {
    for (const [key, hint] of this.#given) if (hint === this.#hint) this.#given.set(key, null);
    this.#hint = null;
  }
}
