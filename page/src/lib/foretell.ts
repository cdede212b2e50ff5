// “How will this play?”: the server lets bots play the cast; it is asked again until it has an answer.

import type { Args } from "./i18n.svelte";
import type { Chosen } from "./options";

export interface Foretold {
  state: "waiting" | "playing" | "done";
  /** Games that have been played. */
  done: number;
  games: number;
  /** Sentences: keys of messages, and what is put in. */
  findings?: { key: string; arguments: Args }[];
}

const PAUSE = 500;

/** Ask until the answer is there; every step of the way is told. Rejects if the server refuses, or when it is stopped. */
export async function foretell(options: Chosen, told: (step: Foretold) => void, stop: AbortSignal): Promise<void> {
  for (;;) {
    const answer = await fetch("/foretell", { method: "POST", body: JSON.stringify(options), signal: stop });
    if (!answer.ok) throw new Error(String(answer.status));
    const step = (await answer.json()) as Foretold;
    stop.throwIfAborted();
    told(step);
    if (step.state === "done") return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}
