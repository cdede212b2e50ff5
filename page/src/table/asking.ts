// What a decision inside a power is for, in words.

import type { CatalogueStep } from "../lib/catalogue";
import { t } from "../lib/i18n.svelte";
import { verbOf } from "../lib/powers";
import type { GameState } from "../protocol";

/** The steps that ask so. */
const ASKING: Record<string, readonly string[]> = {
  "choose a player": ["richest", "chosen", "accuse", "expose"],
  "choose a player or none": ["trade"],
  "choose a card": ["spy", "peek"],
  "choose two players": ["puppets"],
  "choose two cards": ["stir"],
};

/** The question that the one who decides has to answer; `before`: how often this power has asked already. */
export function question(game: GameState, steps: CatalogueStep[], before: number): string {
  const asking = ASKING[game.asked] ?? [];
  const found = steps.filter((step) => asking.includes(step.verb));
  const step = found[Math.min(before, found.length - 1)];
  if (!step) return t("ask-anything");
  const numbers = verbOf(step.verb)?.numbers ?? [];
  return t(`ask-${step.verb}`, Object.fromEntries(numbers.map(({ name }, index) => [name, step.numbers[index] ?? 0])));
}
