// A worker that plays games for “How will this play?”: its part of a series, until it has no more or is ended.

import type { Cast } from "./casts.ts";
import { Rehearsal } from "./rehearsal.ts";

/** What it is asked for: of every `stride` chunks the one at `first`. */
export interface Part {
  module: WebAssembly.Module;
  cast: Cast;
  level: string;
  games: number;
  chunk: number;
  first: number;
  stride: number;
}

onmessage = ({ data: { module, cast, level, games, chunk, first, stride } }: MessageEvent<Part>) => {
  const rehearsal = new Rehearsal(module, cast, level, chunk);
  for (let number = first * chunk; number < games; number += stride * chunk) {
    const { results, tally } = rehearsal.play(number, Math.min(chunk, games - number));
    postMessage({ results, tally }, { transfer: [results.buffer, tally.buffer] });
  }
};
