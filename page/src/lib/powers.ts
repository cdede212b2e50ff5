// Powers are rows of steps from a small vocabulary (the catalogue's verbs); here they become sentences.

import { loadedCatalogue, type CatalogueStep, type CatalogueVerb } from "./catalogue";
import { language, t } from "./i18n.svelte";
import type { Asked } from "../protocol";

export function verbOf(code: string): CatalogueVerb | undefined {
  return loadedCatalogue()?.verbs.find(({ verb }) => verb === code);
}

/** What a step does, in words that begin small. */
export function stepText({ verb, numbers, flag }: CatalogueStep): string {
  const word = verbOf(verb);
  return t(`step-${verb}${flag && word?.flag ? `-${word.flag}` : ""}`, argsOf({ verb, numbers, flag }));
}

/** A step's numbers, or the words that are written for them, by their names. */
export function argsOf(step: CatalogueStep): Record<string, number | string> {
  const written = writtenIn(step);
  return Object.fromEntries((verbOf(step.verb)?.numbers ?? []).map(({ name }, index) => [name, written[index] ?? 0]));
}

function writtenIn({ verb, numbers }: CatalogueStep): (number | string)[] {
  const known = verbOf(verb)?.numbers ?? [];
  return numbers.map((number, index) => {
    const { high, words } = known[index] ?? { high: 0, words: [] };
    return words[number - high + words.length - 1] ?? number;
  });
}

/** What a step asks for, in order. */
export function asksOf(step: CatalogueStep): Asked[] {
  const { asks = [], asking = [] } = verbOf(step.verb) ?? {};
  return asking.length ? asks.slice(0, writtenIn(step).filter((one) => asking.includes(String(one))).length) : asks;
}

/** Whether a step makes sense with this number in this place, after the numbers before it. */
export function makesSense({ verb, numbers }: CatalogueStep, place: number, number: number): boolean {
  const all = [...numbers.slice(0, place), number];
  return !verbOf(verb)?.apart.some(([one, values, other, never]) => values.includes(all[one]!) && never.includes(all[other]!));
}

/** A step whose numbers make sense together: where one does not, after those before it, it becomes the first that does. */
export function sensible(step: CatalogueStep): CatalogueStep {
  const numbers: number[] = [];
  for (const [place, { low, high }] of (verbOf(step.verb)?.numbers ?? []).entries()) {
    const all = [step.numbers[place]!, ...Array.from({ length: high - low + 1 }, (_, at) => low + at)];
    numbers.push(all.find((number) => makesSense({ ...step, numbers }, place, number))!);
  }
  return { ...step, numbers };
}

/** A whole power as a sentence. */
export function powerText(steps: CatalogueStep[]): string {
  if (!steps.length) return "";
  const said = steps.map(stepText).reduce((first, second) => t("step-then", { first, second }));
  return t("step-whole", { steps: said.charAt(0).toLocaleUpperCase(language.code) + said.slice(1) });
}

/** A step such as `richest 2 self`, as blank cards have it. */
export function parseStep(text: string): CatalogueStep {
  const [verb = "", ...rest] = text.trim().split(/\s+/);
  const flag = rest.length > 0 && rest.at(-1) === verbOf(verb)?.flag;
  const known = verbOf(verb)?.numbers ?? [];
  const numbers = (flag ? rest.slice(0, -1) : rest).map((one, index) => {
    const { high, words }: { high: number; words: string[] } = known[index] ?? { high: 0, words: [] };
    return words.includes(one) ? high - words.length + 1 + words.indexOf(one) : Number(one);
  });
  return { verb, numbers, flag };
}

export function writeStep(step: CatalogueStep): string {
  return [step.verb, ...writtenIn(step), ...(step.flag ? [verbOf(step.verb)?.flag] : [])].join(" ");
}
