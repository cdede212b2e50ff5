// Powers are rows of steps from a small vocabulary (the catalogue's verbs); here they become sentences.

import { loadedCatalogue, type CatalogueStep, type CatalogueVerb } from "./catalogue";
import { language, t } from "./i18n.svelte";

export function verbOf(code: string): CatalogueVerb | undefined {
  return loadedCatalogue()?.verbs.find(({ verb }) => verb === code);
}

/** What a step does, in words that begin small. */
export function stepText({ verb, numbers, flag }: CatalogueStep): string {
  const word = verbOf(verb);
  const args = Object.fromEntries((word?.numbers ?? []).map(({ name }, index) => [name, numbers[index] ?? 0]));
  return t(`step-${verb}${flag && word?.flag ? `-${word.flag}` : ""}`, args);
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
  return { verb, numbers: (flag ? rest.slice(0, -1) : rest).map(Number), flag };
}

export function writeStep({ verb, numbers, flag }: CatalogueStep): string {
  return [verb, ...numbers, ...(flag ? [verbOf(verb)?.flag] : [])].join(" ");
}
