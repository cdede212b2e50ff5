// Short notes at the edge of the page.

import { untrack } from "svelte";
import { announce } from "./announce";
import { has, t } from "./i18n.svelte";
import { Refusal } from "./refusal";

export interface Note {
  id: number;
  text: string;
  bad: boolean;
}

let next = 0;
let notes: Note[] = $state([]);

export const toasts = {
  get all(): Note[] {
    return notes;
  },
};

export function toast(text: string, { bad = false, seconds = 5 } = {}): void {
  const id = next++;
  notes = [...untrack(() => notes).filter((note) => note.text !== text), { id, text, bad }].slice(-3);
  announce(text, bad ? "assertive" : "polite");
  setTimeout(() => dismiss(id), seconds * 1000);
}

export function dismiss(id: number): void {
  notes = notes.filter((note) => note.id !== id);
}

/** Why something was refused, in words. */
export function reason(error: unknown): string {
  const key = error instanceof Refusal ? `error-${error.code}` : "error-unknown";
  return has(key) ? t(key, error instanceof Refusal ? error.values : {}) : t("error-unknown");
}

/** Tell that something was refused. Use it as `session.act(...).catch(complain)`. */
export function complain(error: unknown): void {
  toast(reason(error), { bad: true });
}
