// What is said at a table, with who said it.

import type { Heard, Said, TableState } from "./messages";

const KEPT = 200;

export class Sayings {
  all: Heard[] = $state.raw([]);
  #count = 0;
  readonly #listeners = new Set<(heard: Heard) => void>();

  /** Call back with what is said from now on. Returns how to stop. */
  on(listener: (heard: Heard) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  forget(): void {
    this.all = [];
  }

  hear(said: Said, table: TableState | null): void {
    const heard = this.#named(said, table);
    this.all = [...this.all, heard].slice(-KEPT);
    for (const listener of this.#listeners) listener(heard);
  }

  /** What was said before we came, or while the connection was broken. */
  recall(table: TableState): void {
    const { said } = table;
    const same = (one: Said, other?: Said) => one.player === other?.player && one.text === other.text && one.what === other.what;
    const missed = !said.every((one, index) => same(one, this.all[this.all.length - said.length + index]));
    if (missed) this.all = said.map((one) => this.#named(one, table));
  }

  #named(said: Said, table: TableState | null): Heard {
    return { ...said, number: ++this.#count, name: said.player === null ? null : (table?.people[said.player]?.name ?? null) };
  }
}
