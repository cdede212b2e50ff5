// Guesses in pencil: who might lie where. They stay on this device and are nobody's but their writer's.

import { SvelteMap } from "svelte/reactivity";
import { recall, remember } from "../lib/storage";

/** Of so many tables they are kept; every deal is a table of its own. */
const TABLES = 6;

interface Kept {
  /** Whose notes, at which table. */
  at: string;
  marks: [card: number, character: string][];
}

function kept(): Kept[] {
  try {
    return JSON.parse(recall("notes") ?? "[]") as Kept[];
  } catch {
    return [];
  }
}

export class Notes {
  /** By card: it is the place that is marked, whatever lies there later. */
  readonly marks: SvelteMap<number, string>;
  #at: string;

  constructor(table: string, you: number | null) {
    this.#at = `${table}/${you ?? "onlooker"}`;
    this.marks = new SvelteMap(kept().find(({ at }) => at === this.#at)?.marks);
  }

  write(card: number, character: string | null): void {
    if (character) this.marks.set(card, character);
    else this.marks.delete(card);
    const others = kept().filter(({ at }) => at !== this.#at);
    remember("notes", JSON.stringify([{ at: this.#at, marks: [...this.marks] }, ...others].slice(0, TABLES)));
  }
}
