import { characterName, t } from "./i18n.svelte";
import type { Problem } from "./messages";

/** A broken rule in words. Where the server names a character, it is by its code. */
export function problemText({ code, values }: Problem): string {
  return t(`problem-${code}`, typeof values.name === "string" ? { ...values, name: characterName(values.name) } : values);
}
