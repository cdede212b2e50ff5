// What a decision inside a power is for, in words.

import type { CatalogueStep } from "../lib/catalogue";
import { t } from "../lib/i18n.svelte";
import { verbOf } from "../lib/powers";
import type { GameState } from "../protocol";

/** The question that the one who decides has to answer; `before`: how often this power has asked already. */
export function question(game: GameState, steps: CatalogueStep[], before: number): string {
  const found = steps.filter((step) => verbOf(step.verb)?.asks[0] === game.asked);
  const step = found[Math.min(before, found.length - 1)];
  if (!step) return t("ask-anything");
  const numbers = verbOf(step.verb)?.numbers ?? [];
  return t(`ask-${step.verb}`, Object.fromEntries(numbers.map(({ name }, index) => [name, step.numbers[index] ?? 0])));
}
