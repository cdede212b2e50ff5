// `node evenings.ts core.wasm expert.safetensors [whole]`: spends evenings at tables in the browser as they were spent at the server's, and
// folds all that people are told, step by step.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { Network } from "../../page/src/core/expert.ts";
import type { Pace } from "../../page/src/lone/facts.ts";
import { Hall } from "../../page/src/lone/hall.ts";
import { Memory } from "../../page/src/lone/ledger.ts";
import type { Connection } from "../../page/src/lone/live.ts";
import type { Dealer } from "../../page/src/lone/table.ts";
import type { Incoming } from "../../page/src/protocol.ts";

interface Job {
  version: string;
  people: number;
  pace: Pace;
  codes: string[];
  deals: ReturnType<Dealer["deal"]>[];
  steps: ({ who: number; message: Incoming } | { gone: number } | { pass: number })[];
}

class Person implements Connection {
  guest = "";
  live = null;
  told: string[] = [];

  send(messages: readonly object[]): void {
    this.told.push(...messages.map((message) => JSON.stringify(message)));
  }
}

/** Time that the test makes pass. */
class Virtual {
  #now = 0;
  #planned: { at: number; what: () => void }[] = [];
  now = () => this.#now;
  dice = () => 0.5;
  later = (seconds: number, what: () => void) => {
    const planned = { at: this.#now + seconds, what };
    this.#planned.push(planned);
    return planned;
  };
  cancel = (planned: unknown) => void (this.#planned = this.#planned.filter((one) => one !== planned));

  pass(seconds: number): void {
    this.#now += seconds;
    for (const planned of this.#planned.filter(({ at }) => at <= this.#now)) {
      this.cancel(planned);
      planned.what();
    }
  }
}

const module = new WebAssembly.Module(readFileSync(process.argv[2]!));
const network = new Network(new Uint8Array(readFileSync(process.argv[3]!)).buffer);

async function spend(job: Job): Promise<string[][][]> {
  const [time, codes, deals] = [new Virtual(), [...job.codes], [...job.deals]];
  const dealer: Dealer = { deal: () => deals.shift()!, code: () => codes.shift()! };
  const trouble = (what: string) => {
    throw new Error(what);
  };
  const furniture = { module, ledger: new Memory(), pace: job.pace, time, dealer, version: job.version, trouble };
  const hall = new Hall({ ...furniture, network, learn: () => Promise.resolve(network) });
  const people = Array.from({ length: job.people }, () => new Person());
  const said: string[][][] = [];
  for (const step of job.steps) {
    if ("message" in step) await hall.handle(people[step.who]!, step.message);
    else if ("gone" in step) await hall.leave(people[step.gone]!);
    else time.pass(step.pass);
    await hall.settled();
    time.pass(0);
    await hall.settled();
    said.push(people.map((one) => one.told.splice(0)));
  }
  return said;
}

const whole = process.argv[4] === "whole";
const found: unknown[] = [];
for (const job of JSON.parse(readFileSync(0, "utf8")) as Job[]) {
  const said = await spend(job);
  found.push(whole ? said : said.map((told) => createHash("sha256").update(told.flat().join("\n")).digest("hex")));
}
console.log(JSON.stringify(found));
