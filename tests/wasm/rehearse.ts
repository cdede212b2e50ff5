// `node rehearse.ts core.wasm`: options and how many games come in as JSON, what the page would say of them goes out.

import { readFileSync } from "node:fs";
import { castOf, filled, type Chosen } from "../../page/src/lone/casts.ts";
import { Outcome } from "../../page/src/lone/outcome.ts";
import { Rehearsal } from "../../page/src/lone/rehearsal.ts";

const module = new WebAssembly.Module(readFileSync(process.argv[2]!));
const jobs = JSON.parse(readFileSync(0, "utf8")) as { options: Chosen; games: number; chunk: number }[];
const found = jobs.map(({ options, games, chunk }) => {
  const cast = castOf(filled(options));
  const outcome = new Outcome(cast);
  const rehearsal = new Rehearsal(module, cast, options.fill, chunk);
  for (let first = 0; first < games; first += chunk) {
    const { results, tally } = rehearsal.play(first, Math.min(chunk, games - first));
    outcome.add(results, tally);
  }
  return { findings: outcome.findings, dealt: outcome.dealt };
});
console.log(JSON.stringify(found));
