// The powers of the characters at a table, as soon as the catalogue is there.

import { catalogue, known, type CatalogueStep } from "../lib/catalogue";
import { parseStep, powerOf as textOf } from "../lib/powers";
import type { BlankCard, Edition } from "../protocol";

let ready = $state(false);

/** Fetch the powers, once. */
export function loadPowers(): void {
  catalogue().then(
    () => (ready = true),
    () => {}, // the game goes on without explanations
  );
}

export function stepsOf(code: string, edition: Edition, blanks: BlankCard[] = []): CatalogueStep[] {
  if (!ready) return [];
  const blank = blanks.find((card) => card.code === code);
  if (blank) return blank.steps.map(parseStep);
  return known()?.editions[edition].characters.find((character) => character.code === code)?.steps ?? [];
}

/** A character's power as a sentence; empty until it is known. */
export function powerOf(code: string, edition: Edition, blanks: BlankCard[] = []): string {
  return ready ? textOf(code, edition, blanks) : "";
}
