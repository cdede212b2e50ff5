// `node secrets.ts core.wasm [leak]`: plays pairs of games at tables in the browser that differ in nothing that some viewers may know, and says what
// reached one of those viewers all the same.

import { readFileSync } from "node:fs";
import { Game, unpacked } from "../../page/src/core/game.ts";
import { EVENTS } from "../../page/src/core/layout.ts";
import { Outlook } from "../../page/src/core/outlook.ts";
import { Hall } from "../../page/src/lone/hall.ts";
import { PACE } from "../../page/src/lone/facts.ts";
import { Memory } from "../../page/src/lone/ledger.ts";
import type { Connection } from "../../page/src/lone/live.ts";
import type { Incoming, Options } from "../../page/src/protocol.ts";

interface Pair {
  options: Options;
  names: string[];
  deal: string[];
  /** Who decides, and both games' decisions. */
  steps: { who: number; one: number; other: number; comes: number }[];
  /** By viewer, onlookers last: for how many decisions nothing that they may know differs. */
  same: number[];
}

class Person implements Connection {
  guest = "";
  live = null;
  told: string[] = [];

  send(messages: readonly object[]): void {
    this.told.push(...messages.map((message) => JSON.stringify(message)));
  }
}

const DONE = EVENTS.flatMap(([word], kind) => (word === "exchanged" || word === "pretended" ? [kind] : []));
const module = new WebAssembly.Module(readFileSync(process.argv[2]!));

/** What everybody is told by each decision. */
async function play(pair: Pair, which: "one" | "other"): Promise<string[][]> {
  const due: (() => void)[] = [];
  const time = { now: () => 0, later: (_: number, what: () => void) => due.push(what), cancel: () => void due.splice(0), dice: () => 0 };
  const dealer = { deal: () => ({ deal: pair.deal, salt: "00", starts: 0, seed: "1" }), code: () => "0ABCDE" };
  const furniture = { module, ledger: new Memory(), pace: PACE, time, dealer, version: "", network: null };
  const hall = new Hall({ ...furniture, learn: () => Promise.reject(new Error()), trouble: () => {} });
  const people = Array.from({ length: pair.names.length + 1 }, () => new Person());
  let count = 0;
  const ask = (who: number, message: object) => hall.handle(people[who]!, { id: `a${count++}`, ...message } as unknown as Incoming);
  for (const who of people.keys()) await hall.handle(people[who]!, { do: "hello", protocol: 3, sharer: who });
  await ask(0, { do: "make", name: pair.names[0], options: pair.options });
  for (const who of people.keys()) {
    if (who) await ask(who, { do: "watch", table: "0ABCDE" });
    if (who && who < pair.names.length) await ask(who, { do: "join", name: pair.names[who] });
  }
  await ask(0, { do: "start" });
  for (const who of pair.names.keys()) await ask(who, { do: "ready" });
  for (const what of due.splice(0)) what();
  await hall.settled();
  const told: string[][] = [];
  for (const [after, step] of pair.steps.entries()) {
    for (const one of people) one.told = [];
    await ask(step.who, { do: "decide", action: step[which], after });
    // somebody comes again, and hears what they may hear again
    for (const last of [undefined, 3 + after]) if (step.comes >= 0) await ask(step.comes, { do: "watch", table: "0ABCDE", last });
    told.push(people.map((one) => one.told.join("\n")));
  }
  return told;
}

/** Leaks to plant. */
const LEAKS: Record<string, () => void> = {
  every_event: () => {
    const { see } = Game.prototype;
    Game.prototype.see = function (viewer, rows) {
      return { ...see.call(this, viewer, rows), rows: [...rows] };
    };
  },
  another_viewer: () => {
    const { see } = Game.prototype;
    Game.prototype.see = function (viewer, rows) {
      return see.call(this, viewer < this.players ? (viewer + 1) % this.players : viewer, rows);
    };
  },
  told_to_the_victim: () => {
    const { see } = Game.prototype;
    Game.prototype.see = function (viewer, rows) {
      const found = see.call(this, viewer, rows);
      const more = rows.filter((row) => DONE.includes(unpacked(row).bytes[0]) && unpacked(row).bytes[2] === viewer);
      return { ...found, rows: rows.filter((row) => found.rows.includes(row) || more.includes(row)) };
    };
  },
  cards_in_the_state: () => {
    const { state } = Outlook.prototype;
    Outlook.prototype.state = function (deadline) {
      return { ...state.call(this, deadline), cards: this.cards() } as ReturnType<typeof state>;
    };
  },
  to_those_who_come_again: () => {
    Game.prototype.seeThen = function (_state, _viewer, rows) {
      return [...rows];
    };
  },
};

LEAKS[process.argv[3] ?? ""]?.();
const leaks: string[] = [];
let compared = 0;
for (const [number, pair] of (JSON.parse(readFileSync(0, "utf8")) as Pair[]).entries()) {
  const [one, other] = [await play(pair, "one"), await play(pair, "other")];
  pair.same.forEach((same, viewer) => {
    compared += Number(same > 0);
    const at = one.slice(0, same).findIndex((told, step) => told[viewer] !== other[step]![viewer]);
    if (at >= 0) leaks.push(`pair ${number}, viewer ${viewer}, decision ${at}: ${one[at]![viewer]} or ${other[at]![viewer]}`);
  });
}
console.log(JSON.stringify({ compared, leaks: leaks.slice(0, 5), names: Object.keys(LEAKS) }));
