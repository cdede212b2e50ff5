// The powers of the characters at a table, as soon as the catalogue is there.

import { catalogue, loadedCatalogue, type CatalogueStep } from "../lib/catalogue";
import { parseStep, powerText } from "../lib/powers";
import type { BlankCard, Edition } from "../protocol";

let ready = $state(false);

/** Fetch the powers, once. */
export function loadPowers(): void {
  catalogue().then(
    () => (ready = true),
    () => {}, // the game goes on without explanations
  );
}

/** A character's power, or a blank card's, as steps; none until they are known. */
export function stepsOf(code: string, edition: Edition, blanks: BlankCard[] = []): CatalogueStep[] {
  if (!ready) return [];
  const blank = blanks.find((card) => card.code === code);
  if (blank) return blank.steps.map(parseStep);
  return loadedCatalogue()?.editions[edition].characters.find((character) => character.code === code)?.steps ?? [];
}

/** A character's power as a sentence; empty until it is known. */
export function powerOf(code: string, edition: Edition, blanks: BlankCard[] = []): string {
  return powerText(stepsOf(code, edition, blanks));
}
