// What has happened at this table since the page came to it. It keeps events, not sentences: the reader may change the language.

import type { Happening } from "../protocol";

export interface Turn {
  turn: number;
  events: Happening[];
}

const KEPT_TURNS = 200;

export class Logbook {
  turns: Turn[] = $state.raw([]);
  #memory: () => boolean;

  /** `memory`: whether this table lets players read again what they knew once (R10.4). */
  constructor(memory: () => boolean) {
    this.#memory = memory;
  }

  add(told: Happening[], turn: number): void {
    const events = told.filter((event) => !event.to || this.#memory());
    if (!events.length) return;
    const last = this.turns.at(-1);
    if (last?.turn === turn) this.turns = [...this.turns.slice(0, -1), { ...last, events: [...last.events, ...events] }];
    else this.turns = [...this.turns, { turn, events }].slice(-KEPT_TURNS);
  }
}
