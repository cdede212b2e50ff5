// What has happened at this table, as far as it has been shown. It keeps events, not sentences: the reader may change the language.

import type { Happening, Logged } from "../protocol";
import type { Secret } from "./scene.svelte";

export interface Turn {
  turn: number;
  events: Happening[];
}

interface Source {
  /** All that has been told, shown or not yet. */
  told: () => Logged[];
  /** Whether players may read again what only they knew (R10.4). */
  memory: () => boolean;
  /** Cards that the reader holds and has not put back yet: they are told of when they have. */
  held?: () => readonly Secret[];
}

export class Logbook {
  #turns: Turn[] = $state.raw([]);
  #source: Source;
  readonly turns: Turn[] = $derived.by(() => {
    const held = this.#source.held?.() ?? [];
    return held.length ? without(this.#turns, held) : this.#turns;
  });

  constructor(source: Source) {
    this.#source = source;
  }

  /** What so many decisions told; those that are yet to be shown are added when they are. */
  begin(decisions?: number): void {
    this.#turns = [];
    for (const { turn, events } of this.#source.told().slice(0, decisions)) this.add(events, turn);
  }

  add(told: Happening[], turn: number): void {
    const events = told.filter((event) => !event.to || this.#source.memory());
    if (!events.length) return;
    // a look is told of when it has been seen: that may be in a later turn
    const before = this.#turns.filter((one) => one.turn < turn);
    const after = this.#turns.filter((one) => one.turn > turn);
    const same = this.#turns.find((one) => one.turn === turn)?.events ?? [];
    this.#turns = [...before, { turn, events: [...same, ...events] }, ...after];
  }
}

/** All turns, but for the last look at each of these cards. */
function without(turns: Turn[], held: readonly Secret[]): Turn[] {
  const looks = turns.flatMap(({ events }) => events).filter(({ what, to }) => what === "saw" && to?.length === 1);
  const hidden = new Set(held.map(({ card }) => looks.findLast(({ cards }) => cards![0] === card)));
  return turns.map(({ turn, events }) => ({ turn, events: events.filter((event) => !hidden.has(event)) }));
}
