// A tale is a whole game: who played, with which cards, how they were dealt, and every decision. Out of it comes everything else: the
// replay, the record, a link.

import type { Core } from "../core/core.ts";
import { Game } from "../core/game.ts";
import { Outlook } from "../core/outlook.ts";
import { castOf, filled, setupOf, type Cast } from "../lone/casts.ts";
import { recordOf } from "../lone/record.ts";
import type { BlankCard, Edition, Replay, Reveal } from "../protocol.ts";

/** More are no game that anybody has played. */
export const MOST_DECISIONS = 10_000;

export interface Tale {
  cast: Cast;
  names: readonly string[];
  /** By place, the number of the character that lies there. */
  deal: readonly number[];
  /** The player who begins. */
  starts: number;
  /** Numbers of decisions. */
  actions: readonly number[];
}

export interface Told {
  replay: Replay;
  /** Nobody, if the game has not come to its end. */
  winners: number[];
  reason: Reveal["reason"];
  record: string;
}

/** The cast with these cards. Throws BadCast. */
export function castWith(edition: Edition, players: number, codes: readonly string[], blanks: readonly BlankCard[] = []): Cast {
  return castOf(filled({ edition, seats: players, cast: [...codes], blanks: [...blanks] }));
}

/** A tale's game before anything has happened. */
export function opened(core: Core, { cast, deal, starts }: Pick<Tale, "cast" | "deal" | "starts">): Game {
  const codes = cast.kinds.map(({ code }) => code);
  return new Game(core, setupOf(core, cast), codes, Uint8Array.from(deal), { next: starts });
}

/** Everything that happened, step by step. */
export function told(core: Core, tale: Tale): Told {
  const game = opened(core, tale);
  for (const action of tale.actions) game.play(action);
  const { cast, names, starts } = tale;
  const replay = new Outlook(game).replay(opened(core, tale), "", names, cast.codes, cast.edition);
  const ended = replay.steps.at(-1)!.events.find(({ what }) => what === "ended");
  const winners = ended?.players ?? [];
  const deal = tale.deal.map((kind) => cast.kinds[kind]!.code);
  const record = recordOf({ cast, names, slots: game.slots, deal, starts, commitment: "", salt: "", winners, steps: replay.steps });
  return { replay, winners, reason: (ended?.reason ?? "rich") as Reveal["reason"], record };
}

/** What a game has come to, as a number below 65521: where other rules are in force it comes to another. */
export function outcome(game: Game): number {
  const { turn, gold, court, seats, decides } = new Outlook(game).state();
  return [turn, court, decides ?? 99, ...gold, ...seats].reduce((folded, one) => (folded * 31 + one) % 65521, game.actions.length);
}
