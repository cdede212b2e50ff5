// `node messages.ts core.wasm`: plays games by their decisions, and folds what the protocol says of them to every viewer.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { Core, unpacked } from "../../page/src/core/core.ts";
import { Game } from "../../page/src/core/game.ts";
import { Outlook } from "../../page/src/core/outlook.ts";
import type { Edition } from "../../page/src/protocol.ts";

interface Job {
  setup: string;
  codes: string[];
  cast: string[];
  edition: Edition;
  names: string[];
  deal: number[];
  starts: number;
  actions: number[];
  viewers: number[];
  /** How many decisions there were when somebody came. */
  came: number;
}

const module = new WebAssembly.Module(readFileSync(process.argv[2]!));

function messages(job: Job): string[] {
  const core = new Core(module);
  const begin = () => new Game(core, core.keep(unpacked(job.setup)), job.codes, Uint8Array.from(job.deal), { next: job.starts });
  const game = begin();
  const outlook = new Outlook(game);
  const turns: number[] = [];
  const said: string[] = [];
  const say = (...all: unknown[]) => said.push(...all.map((one) => JSON.stringify(one)));
  for (const [number, action] of job.actions.entries()) {
    if (number === job.came) {
      for (const viewer of job.viewers) {
        const choices = viewer === game.decides ? outlook.choices() : [];
        say(outlook.log("ABCDEF", viewer, turns), [outlook.state(), choices, outlook.thisTurn()]);
      }
    }
    turns.push(outlook.state().turn);
    game.play(action);
    for (const viewer of job.viewers) say(outlook.decided(number + 1, viewer));
  }
  say(outlook.cards(), outlook.replay(begin(), "a", job.names, job.cast, job.edition));
  return said;
}

const jobs = JSON.parse(readFileSync(0, "utf8")) as Job[];
const whole = process.argv[3] === "whole";
const found = jobs.map(messages).map((all) => (whole ? all : createHash("sha256").update(all.join("\n")).digest("hex")));
console.log(JSON.stringify(found));
