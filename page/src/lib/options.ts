// What the host chooses before the game, with everything filled in.

import type { Catalogue, CatalogueCharacter, CatalogueEdition } from "./catalogue";
import { CHOSEN, OWN_CAST_PLAYERS, PLAIN_BLANK, type Options } from "./messages";
import { parseStep } from "./powers";

export type Chosen = Required<Options>;

/** The times for a decision that the page offers, in seconds; null: as long as it takes. */
export const TIMES = [null, 15, 30, 45, 60, 90, 120, 180, 300];

export function chosen(options: Options = {}): Chosen {
  return { ...structuredClone(CHOSEN), ...options };
}

export function editionOf(catalogue: Catalogue, options: Chosen): CatalogueEdition {
  return catalogue.editions[options.edition];
}

/** The scenarios that are printed for so many players, by their codes. */
export function scenariosOf(catalogue: Catalogue, options: Chosen): Chosen["scenario"][] {
  return Object.keys(editionOf(catalogue, options).casts[options.seats] ?? {}) as Chosen["scenario"][];
}

/** The codes of all cards: one's own cast, or the printed one. */
export function castOf(catalogue: Catalogue, options: Chosen): string[] {
  if (options.cast) return options.cast;
  const printed = editionOf(catalogue, options).casts[options.seats] ?? {};
  return printed[options.scenario] ?? Object.values(printed)[0] ?? [];
}

/** Everybody whom a cast may be made of, blank cards too. */
export function charactersOf(catalogue: Catalogue, options: Chosen): CatalogueCharacter[] {
  const made = options.blanks.map(({ code, steps, copies = PLAIN_BLANK.copies, players = PLAIN_BLANK.players }) => {
    return { code, copies, players, brings_gold: false, steps: steps.map(parseStep) };
  });
  return [...editionOf(catalogue, options).characters, ...made];
}

/** Options that fit together after one of them was changed: what the other edition or fewer seats do not have is dropped. */
export function fitting(catalogue: Catalogue, options: Chosen): Chosen {
  const { players } = editionOf(catalogue, options);
  const seats = Math.min(Math.max(options.seats, players[0]!), players.at(-1)!);
  const sized = { ...options, seats };
  const scenarios = scenariosOf(catalogue, sized);
  const scenario = scenarios.includes(options.scenario) ? options.scenario : scenarios[0]!;
  const known = new Set(charactersOf(catalogue, sized).map(({ code }) => code));
  const own = options.cast && seats >= OWN_CAST_PLAYERS ? options.cast.filter((code) => known.has(code)) : null; // R8.7
  return { ...sized, scenario: own ? "" : scenario, cast: own };
}

/** Put a character into the cast with all its cards, or take it out (R8.3: all or none). */
export function toggled(cast: string[], { code, copies }: CatalogueCharacter): string[] {
  return cast.includes(code) ? cast.filter((one) => one !== code) : [...cast, ...Array<string>(copies).fill(code)];
}
