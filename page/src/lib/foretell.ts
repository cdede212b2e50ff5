// “How will this play?”: the server lets bots play the cast; it is asked again until it has an answer.

import { FluentNumber } from "@fluent/bundle";
import { t } from "./i18n.svelte";
import type { Chosen } from "./options";

export interface Foretold {
  state: "waiting" | "playing" | "done";
  /** Games that have been played. */
  done: number;
  games: number;
  /** Sentences: keys of messages, and what is put in. */
  findings?: Finding[];
}

export interface Finding {
  key: string;
  /** Characters by code, or a blank card's name; whatever ends in `share` is a part of 1. */
  arguments: Record<string, string | number>;
}

/** A finding in the reader's language. */
export function said(finding: Finding): string {
  const share = (name: string, value: string | number) => (name.endsWith("share") ? new FluentNumber(Number(value), { style: "percent" }) : value);
  return t(finding.key, Object.fromEntries(Object.entries(finding.arguments).map(([name, value]) => [name, share(name, value)])));
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
