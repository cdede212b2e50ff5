// “How will this play?”: bots play the cast on this device's own cores, and what comes out is told while they do.

import { FluentNumber } from "@fluent/bundle";
import { fetchedCore } from "../core/fetched";
import { castOf } from "../lone/casts";
import { Outcome, type Finding } from "../lone/outcome";
import type { Part } from "../lone/rehearse";
import type { Rehearsed } from "../lone/rehearsal";
import { t } from "./i18n.svelte";
import type { Chosen } from "./options";
import type { Level } from "./messages";
import { file } from "./place";

export type { Estimate, Finding } from "../lone/outcome";

/** A finding in the reader's language. */
export function said(finding: Finding): string {
  const share = (name: string, value: string | number) => (name.endsWith("share") ? new FluentNumber(Number(value), { style: "percent" }) : value);
  return t(finding.key, Object.fromEntries(Object.entries(finding.arguments).map(([name, value]) => [name, share(name, value)])));
}

export const GAMES = 10_000;
const CHUNK = 100;
const MOST_WORKERS = 4;
const TELL_MS = 200;

/** Who plays: the expert takes far longer over a decision, so the strongest of the others stands in. */
export function playedBy(level: Level): Level {
  return level === "expert" ? "master" : level;
}

let core: Promise<WebAssembly.Module> | null = null;

function loaded(): Promise<WebAssembly.Module> {
  core ??= fetchedCore(file("core.wasm")).catch((error: unknown) => {
    core = null;
    throw error;
  });
  return core;
}

/** Play; what has come out by now is told again and again, and at the end. Rejects if this browser cannot, or when it is stopped. */
export async function foretell(options: Chosen, told: (outcome: Outcome) => void, stop: AbortSignal, games = GAMES): Promise<void> {
  const module = await loaded();
  stop.throwIfAborted();
  const cast = castOf(options);
  const outcome = new Outcome(cast);
  const many = Math.max(1, Math.min(MOST_WORKERS, navigator.hardwareConcurrency || 1));
  const workers = Array.from({ length: many }, () => new Worker(new URL("../lone/rehearse.ts", import.meta.url), { type: "module" }));
  let last = 0;
  try {
    await new Promise<void>((resolve, reject) => {
      stop.addEventListener("abort", () => reject(stop.reason as Error));
      for (const [first, worker] of workers.entries()) {
        worker.onerror = () => reject(new Error("a worker failed"));
        worker.onmessage = ({ data: { results, tally } }: MessageEvent<Rehearsed>) => {
          outcome.add(results, tally);
          const now = performance.now();
          if (outcome.games >= games) resolve();
          else if (now - last > TELL_MS) {
            told(outcome);
            last = now;
          }
        };
        worker.postMessage({ module, cast, level: playedBy(options.fill), games, chunk: CHUNK, first, stride: many } satisfies Part);
      }
    });
  } finally {
    for (const worker of workers) worker.terminate();
  }
  told(outcome);
}
