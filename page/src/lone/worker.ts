// The worker: tables of this device. It holds the cards; the page gets what the protocol tells, through one port for each session.

import { Network } from "../core/expert.ts";
import { fetched, fetchedCore } from "../core/fetched.ts";
import { Refusal } from "../lib/refusal.ts";
import type { Incoming } from "../protocol.ts";
import { LETTERS, PACE, type Pace } from "./facts.ts";
import { Hall, type Trouble } from "./hall.ts";
import { careful } from "./ledger.ts";
import type { Connection, Live } from "./live.ts";
import type { Dealer } from "./table.ts";
import { hex } from "./table.ts";

/** The worker's name, as JSON. */
export interface Opening {
  /** Addresses of `core.wasm` and of the expert's weights. */
  core: string;
  weights: string;
  /** How long bots take, as a factor. */
  pace: number;
}

/** What the worker says to the page, beside the protocol: why there are no tables, or what is wrong with them. */
export type Notice = Failure | Trouble;

/** This browser cannot have tables; or what they need did not come. */
export type Failure = "no-core" | "unfetched";

class Port implements Connection {
  guest = "";
  live: Live | null = null;
  readonly #port: MessagePort;

  constructor(port: MessagePort) {
    this.#port = port;
  }

  send(messages: readonly object[]): void {
    this.#port.postMessage(JSON.stringify(messages));
  }
}

/** A whole number below another one, by the browser's own chance. */
function below(limit: number): number {
  const most = Math.floor(2 ** 32 / limit) * limit;
  for (;;) {
    const [found] = crypto.getRandomValues(new Uint32Array(1)) as unknown as [number];
    if (found < most) return found % limit;
  }
}

const dealer: Dealer = {
  deal({ codes, players }, starts) {
    const deal = [...codes];
    for (let last = deal.length - 1; last > 0; last--) {
      const other = below(last + 1);
      [deal[last], deal[other]] = [deal[other]!, deal[last]!];
    }
    const salt = hex(crypto.getRandomValues(new Uint8Array(32)));
    const seed = BigInt(`0x${hex(crypto.getRandomValues(new Uint8Array(16)))}`).toString();
    return { deal, salt, starts: starts === "random" ? below(players) : 0, seed };
  },
  // a server's code never begins like this
  code: () => `0${Array.from({ length: 5 }, () => LETTERS[below(LETTERS.length)]).join("")}`,
};

const time = {
  now: () => performance.now() / 1000,
  later: (seconds: number, what: () => void) => setTimeout(what, seconds * 1000),
  cancel: (planned: unknown) => clearTimeout(planned as number),
  dice: Math.random,
};

function paced({ think, answer, heard, ...more }: Pace, factor: number): Pace {
  const slow = ([low, high]: readonly [number, number]) => [low * factor, high * factor] as const;
  return { ...more, think: slow(think), answer: slow(answer), heard: heard * factor };
}

const tell = (notice: Notice) => postMessage(notice);

async function open({ core, weights, pace }: Opening): Promise<Hall> {
  // the database is opened while the core comes
  const [ledger, module] = await Promise.all([careful(() => tell("unkept")), fetchedCore(core)]);
  const learn = async () => new Network(await fetched(weights));
  return new Hall({ module, ledger, pace: paced(PACE, pace), time, dealer, version: "", network: null, learn, trouble: tell });
}

const hall = open(JSON.parse(self.name) as Opening);
hall.catch((error: unknown) => {
  console.warn("no tables in this browser", error);
  tell(error instanceof Refusal && error.code === "unfetched" ? "unfetched" : "no-core");
});

// a session comes with its port
onmessage = ({ ports: [port] }: MessageEvent<null>) => {
  const connection = new Port(port!);
  let left = false;
  port!.onmessage = async ({ data }: MessageEvent<string | null>) => {
    left ||= data === null;
    const there = await hall.catch(() => null);
    if (data === null) void there?.leave(connection);
    else if (!left) void there?.handle(connection, JSON.parse(data) as Incoming); // or they left before there was a hall, and asked elsewhere
  };
};
