// What a decision inside a power is for, in words.

import type { CatalogueStep } from "../lib/catalogue";
import { t } from "../lib/i18n.svelte";
import { argsOf, asksOf } from "../lib/powers";
import type { GameState } from "../protocol";

/** The question that the one who decides has to answer; `before`: how often this power has asked already. */
export function question(game: GameState, steps: CatalogueStep[], before: number): string {
  const found = steps.flatMap((step) => asksOf(step).map((asked, number) => ({ step, asked, number })));
  const fitting = found.filter(({ asked, number, step }) => asked === game.asked && (number === 0 || asksOf(step)[0] === asked));
  const one = fitting[Math.min(before, fitting.length - 1)];
  return one ? t(`ask-${one.step.verb}`, argsOf(one.step)) : t("ask-anything");
}
