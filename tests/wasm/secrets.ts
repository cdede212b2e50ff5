// `node secrets.ts core.wasm expert.safetensors [leak]`: plays pairs of games at tables in the browser that differ in nothing that some viewers
// may know, and says what reached one of those viewers all the same: messages, and how long a bot takes.

import { readFileSync } from "node:fs";
import { Network } from "../../page/src/core/expert.ts";
import { Game, unpacked } from "../../page/src/core/game.ts";
import { EVENTS } from "../../page/src/core/layout.ts";
import { Outlook } from "../../page/src/core/outlook.ts";
import { Hall } from "../../page/src/lone/hall.ts";
import { PACE } from "../../page/src/lone/facts.ts";
import { Memory } from "../../page/src/lone/ledger.ts";
import { Clock } from "../../page/src/lone/clock.ts";
import { Live, type Connection } from "../../page/src/lone/live.ts";
import { gameOf, Table } from "../../page/src/lone/table.ts";
import type { Incoming, Level, Options, Temperament } from "../../page/src/protocol.ts";

type Which = "one" | "other";

interface Pair {
  options: Options;
  /** People; bots sit behind them. */
  names: string[];
  bots: { level: Level; temperament: Temperament | null }[];
  deal: string[];
  /** Where the cards lie that nobody has seen, and in which turn: as if both games had begun there. */
  unseen: { one: string[]; other: string[]; turn: number } | null;
  /** Who decides, and both games' decisions; a bot decides for itself. */
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
const network = new Network(new Uint8Array(readFileSync(process.argv[3]!)).buffer);

/** The cards that are laid out anew when everybody has seen the deal, with nobody looking. */
let unseen: { cards: string[]; turn: number } | null = null;
const { apply } = Table.prototype;
Table.prototype.apply = function (entry) {
  apply.call(this, entry);
  if (entry.e !== "dealt" || !unseen) return;
  const { game, setup, cast } = this.playing;
  const other = gameOf(game.core, setup, cast, unseen.cards, { next: 0, turn: unseen.turn });
  this.play = { ...this.playing, game: other, outlook: new Outlook(other) };
};

/** What everybody is told by each decision, and what time it took. */
async function play(pair: Pair, which: Which): Promise<string[][]> {
  unseen = pair.unseen && { cards: pair.unseen[which], turn: pair.unseen.turn };
  const due: { seconds: number; what: () => void }[] = [];
  const later = (seconds: number, what: () => void) => due.push({ seconds, what });
  const time = { now: () => 0, later, cancel: () => void due.splice(0), dice: () => 0.5 };
  const dealer = { deal: () => ({ deal: pair.deal, salt: "00", starts: 0, seed: "1" }), code: () => "0ABCDE" };
  const furniture = { module, ledger: new Memory(), pace: PACE, time, dealer, version: "", network };
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
  for (const bot of pair.bots) await ask(0, { do: "add_bot", ...bot });
  await ask(0, { do: "start" });
  for (const who of pair.names.keys()) await ask(who, { do: "ready" });
  const pass = async () => {
    const passing = due.splice(0);
    for (const { what } of passing) what();
    await hall.settled();
    return passing.map(({ seconds }) => `after ${seconds} seconds`);
  };
  await pass();
  const told: string[][] = [];
  for (const [after, step] of pair.steps.entries()) {
    for (const one of people) one.told = [];
    const time = step.who < pair.names.length ? [] : await pass();
    if (step.who < pair.names.length) await ask(step.who, { do: "decide", action: step[which], after });
    // somebody comes again, and hears what they may hear again
    for (const last of [undefined, 3 + after]) if (step.comes >= 0) await ask(step.comes, { do: "watch", table: "0ABCDE", last });
    told.push(people.map((one) => [...time, ...one.told].join("\n")));
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
  bots_hear_everything: () => {
    const { look } = Game.prototype;
    Game.prototype.look = function (viewer, rows, game) {
      const all = look.call(this, viewer, rows, game);
      if (viewer < 0 || viewer >= this.players) return all;
      const view = this.core.view();
      rows.forEach((row, number) => view.setBigInt64(this.known + 8 * number, BigInt(row), true));
      return rows.length;
    };
  },
  bots_take_their_time: () => {
    const { set } = Clock.prototype;
    Clock.prototype.set = function (live: Live, seconds, what) {
      const rows = live.table.play?.game.history.at(-1) ?? [];
      const exchanged = rows.some((row) => EVENTS[unpacked(row).bytes[0]]![0] === "exchanged");
      set.call(this, live, seconds && seconds + (exchanged ? 0.1 : 0), what);
    };
  },
};

LEAKS[process.argv[4] ?? ""]?.();
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
