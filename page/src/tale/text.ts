// Records as text, read in: the games that this page and `mascarade` write. Moves are not parsed, but found among those that are allowed.

import type { Core } from "../core/core.ts";
import { Outlook } from "../core/outlook.ts";
import { moveOf } from "../lone/record.ts";
import type { BlankCard, Edition } from "../protocol.ts";
import { castWith, MOST_DECISIONS, opened, type Tale } from "./tale.ts";

/** A record that cannot be read, and the line that is wrong. */
export class BadRecord extends Error {
  readonly line: number;
  readonly why: "not-a-game" | "line" | "midway";

  constructor(line: number, why: BadRecord["why"] = "line") {
    super(`line ${line}: ${why}`);
    [this.line, this.why] = [line, why];
  }
}

const MIDWAY = ["gold", "court", "turn", "shown"];

interface Line {
  number: number;
  said: string;
}

/** All games of a text, separated by `---`. Throws BadRecord. */
export function read(core: Core, text: string): Tale[] {
  const games: Line[][] = [[]];
  text.replace(/^\ufeff/, "").split(/\r?\n/).forEach((raw, index) => {
    const said = raw.replace(/#.*/, "").trim();
    if (said === "---") games.push([]);
    else if (said && !said.startsWith("?")) games.at(-1)!.push({ number: index + 1, said });
  });
  const found = games.filter((lines) => lines.length);
  if (!found.length) throw new BadRecord(1, "not-a-game");
  return found.map((lines) => one(core, lines));
}

function one(core: Core, lines: readonly Line[]): Tale {
  const header = new Map<string, string>();
  const blanks: BlankCard[] = [];
  const moves: Line[] = [];
  const first = lines[0]!.number;
  for (const line of lines) {
    const [, key, value] = /^([\w-]+):\s*(.*)$/.exec(line.said) ?? [];
    if (key === undefined) moves.push(line);
    else if (MIDWAY.includes(key)) throw new BadRecord(line.number, "midway");
    else if (key === "blank") blanks.push(blank(value!));
    else header.set(key, value!);
  }
  const list = (key: string) => (header.get(key) ?? "").split(",").map((entry) => entry.trim());
  if (header.get("mascarade") !== "1") throw new BadRecord(first, "not-a-game");
  const names = list("players");
  try {
    const cast = castWith(Number(header.get("edition")) as Edition, names.length, list("cast"), blanks);
    const cards = (header.get("deal") ?? "").split(/[,|+]/).map((card) => card.trim());
    const deal = cards.map((card) => cast.kinds.findIndex(({ code }) => code === card));
    if ([...cards].sort().join() !== [...cast.codes].sort().join()) throw new BadRecord(first);
    const starts = Math.max(0, names.indexOf(header.get("next") ?? names[0]!));
    const setup = { cast, deal, starts };
    return { ...setup, names, actions: played(core, setup, names, moves) };
  } catch (error) {
    throw error instanceof BadRecord ? error : new BadRecord(first);
  }
}

function played(core: Core, setup: Pick<Tale, "cast" | "deal" | "starts">, names: readonly string[], moves: readonly Line[]): number[] {
  const game = opened(core, setup);
  const outlook = new Outlook(game);
  if (moves.length > MOST_DECISIONS) throw new BadRecord(moves[MOST_DECISIONS]!.number);
  for (const { number, said } of moves) {
    const player = game.decides;
    const choice = player === null ? undefined : outlook.choices().find((choice) => words(moveOf(choice, player, names, game.slots)) === words(said));
    if (!choice) throw new BadRecord(number);
    game.play(choice.action);
  }
  return game.actions;
}

/** Two cards, and two that are chosen, may be written in either order. */
function words(line: string): string {
  return line.split(/[\s,]+/).sort().join(" ");
}

function blank(said: string): BlankCard {
  const [code = "", name = "", numbers = "", steps = ""] = said.split("|").map((part) => part.trim());
  const number = (word: string, otherwise: number) => Number(new RegExp(`${word} (\\d+)`).exec(numbers)?.[1] ?? otherwise);
  return { code, name, copies: number("copies", 1), players: number("players", 4), steps: steps.split(",").map((step) => step.trim()) };
}
