// How long things take: moving and standing as the player's speed has it, sentences as long as reading takes; a tap hurries, and whoever is
// behind is quick.

import type { GameState } from "../protocol";
import type { Setting } from "./model";
import { Scene } from "./scene.svelte";
import { CALM, SCORE, type Moment, type Part } from "./score";

/** By what to multiply how long things move and stand; 0: nothing moves, and the calm score says how long things stand. */
export interface Tempo {
  readonly pace: number;
}

/** Decisions that wait: from how many on the table hurries, and from how many on it jumps. */
export const LATE = 3;
const FAR = 20;
/** By what everything is multiplied that runs past. */
const FAST = 0.15;
/** Timers are short, so that a moment can be hurried at any time. */
export const SLICE = 100;

/** The table has been laid anew: what was being shown is over. */
export class Interrupted extends Error {}

export abstract class Timing extends Scene {
  #tempo: Tempo;
  /** Changes when the table is laid anew. */
  protected generation = 0;
  protected hurried = false;
  /** Whether what does not concern the viewer runs past them. */
  fast = $state(false);
  /** The moment that is shown now does. */
  protected runs = false;

  constructor(setting: Setting, game: GameState, tempo: Tempo) {
    super(setting, game);
    this.#tempo = tempo;
  }

  /** How many decisions wait to be shown. */
  protected abstract readonly waiting: number;

  get #jumps(): boolean {
    return document.hidden || this.waiting >= FAR;
  }

  /** By what movements are multiplied just now. */
  protected get factor(): number {
    return this.#jumps || this.hurried ? 0 : this.#tempo.pace * (this.runs ? FAST : this.waiting >= LATE ? 0.6 : 1);
  }

  /** Let something move, for so long at the usual speed. */
  protected async move(milliseconds: number): Promise<void> {
    await this.#wait(milliseconds * this.factor);
  }

  /** By what rests are multiplied just now. */
  protected get rests(): number {
    return (this.#tempo.pace || 1) * (this.runs ? FAST : 1);
  }

  /** Let something stand, for so long at the usual speed; but never less than reading takes, at any speed. */
  protected async stand(milliseconds: number, reads = 0): Promise<void> {
    await this.#wait(Math.max(milliseconds * this.rests, this.runs ? reads * FAST : reads));
  }

  async #wait(milliseconds: number): Promise<void> {
    for (let left = milliseconds; left > 0 && !this.hurried && !this.#jumps; left -= SLICE) await this.slice(Math.min(left, SLICE));
  }

  protected async slice(milliseconds = SLICE): Promise<void> {
    const { generation } = this;
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    if (generation !== this.generation) throw new Interrupted();
  }

  protected part(what: Moment): Part {
    return (this.#tempo.pace ? SCORE : CALM)[what];
  }

  protected skips(part: Part): boolean {
    return part.skips === true && this.waiting >= LATE;
  }
}
