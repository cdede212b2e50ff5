// Casts: what the options of a table ask for, and which rules they break, as src/mascarade/server/options.py and casts.py say.

import type { Address, Core } from "../core/core.ts";
import { MAX_KINDS, MAX_SEATS, SETUP } from "../core/layout.ts";
import { CHOSEN, OWN_CAST_PLAYERS, PLAIN_BLANK, type BlankCard, type Edition, type Options, type Problem } from "../protocol.ts";
import { CASTS, LONGEST_BLANK, MAX_STEPS, MOST_COPIES, PRINTED, VERBS, type Character, type Step } from "./facts.ts";
import { visible } from "./names.ts";

export type Chosen = Required<Options>;

export interface Blank extends Character {
  name: string;
  /** Its steps in words. */
  said: readonly string[];
}

export interface Cast {
  edition: Edition;
  players: number;
  /** The character of each card, with repetitions. */
  codes: readonly string[];
  /** The different characters, in the order of their numbers. */
  kinds: readonly Character[];
  blanks: readonly Blank[];
}

/** Rules that are broken. */
export class BadCast extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(({ code }) => code).join(", "));
    this.problems = problems;
  }
}

/** A blank card's field that is not right. */
class BadBlank extends Error {}

/** Options with everything filled in, in the protocol's order. */
export function filled(options: Options): Chosen {
  const found = { ...CHOSEN, ...options };
  return { ...found, blanks: found.blanks.map(({ code, name, steps, copies, players }) => ({ code, name, steps, ...PLAIN_BLANK, ...definite({ copies, players }) })) };
}

function definite<T extends object>(fields: T): Partial<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;
}

/** The cast that options ask for. Throws BadCast. */
export function castOf(options: Chosen): Cast {
  const problems = optionsProblems(options);
  if (problems.length) throw new BadCast(problems);
  const { edition, seats: players, scenario } = options;
  const codes = options.cast ?? printed(edition, players, scenario)!;
  const blanks = options.cast ? options.blanks.map(blankOf).filter(({ code }) => codes.includes(code)) : [];
  const kinds = [...PRINTED[edition]!.characters, ...blanks].filter(({ code }) => codes.includes(code));
  return { edition, players, codes, kinds, blanks };
}

/** The tables that the compiled rules read, for a cast. */
export function setupOf(core: Core, { edition, players, codes, kinds }: Cast): Address {
  const bytes = new Uint8Array(SETUP.size);
  const write = ([at]: readonly [number, ...unknown[]], values: readonly number[]) => bytes.set(values, at);
  new DataView(bytes.buffer).setInt16(SETUP.gold[0], PRINTED[edition]!.gold, true);
  write(SETUP.seats, [players]);
  write(SETUP.places, [codes.length]);
  write(SETUP.kinds, [kinds.length]);
  write(SETUP.strict, [Number(PRINTED[edition]!.strict)]); // R2.6
  write(SETUP.cards, new Array<number>(SETUP.cards[2]).fill(255));
  write(SETUP.cards, codes.map((code) => numberOf(kinds, code)));
  kinds.forEach(({ steps }, kind) => steps.forEach((step, row) => bytes.set(step, SETUP.steps[0] + 3 * ((MAX_STEPS + 1) * kind + row))));
  const found = core.keep(bytes);
  core.doors.arrange(found);
  return found;
}

export function numberOf(kinds: readonly Character[], code: string): number {
  return kinds.findIndex((kind) => kind.code === code);
}

/** Every rule that options break. */
export function optionsProblems({ edition, seats, scenario, cast, blanks }: Chosen): Problem[] {
  if (cast === null) {
    if (!PRINTED[edition]!.players.includes(seats)) return [badSize(edition, seats)];
    return printed(edition, seats, scenario) ? [] : [{ code: "scenario", values: { edition, players: seats } }];
  }
  const made: Blank[] = [];
  for (const card of blanks) {
    try {
      made.push(blankOf(card));
    } catch (error) {
      if (!(error instanceof BadBlank)) throw error;
      return [{ code: "blank", values: { field: error.message, card: Array.from(card.name || card.code).slice(0, LONGEST_BLANK).join("") } }];
    }
  }
  return castProblems(edition, seats, cast, made);
}

function printed(edition: number, players: number, scenario: string): string[] | undefined {
  const chosen = scenario || PRINTED[edition]!.scenario;
  return CASTS.find((one) => one[0] === edition && one[1] === players && one[2] === chosen)?.[3].split(" ");
}

function badSize(edition: number, players: number): Problem {
  const sizes = PRINTED[edition]!.players;
  return { code: "players", values: { edition, low: sizes[0]!, high: sizes.at(-1)!, players } };
}

function castProblems(edition: number, players: number, codes: readonly string[], blanks: readonly Blank[]): Problem[] {
  if (!PRINTED[edition]!.players.includes(players)) return [badSize(edition, players)];
  const blankCounts = counted(blanks.map(({ code }) => code));
  const wrong = [
    ...[...blankCounts].filter(([, number]) => number > 1).map(([character]) => ({ code: "blank-twice", values: { character } })),
    ...[...blankCounts.keys()].filter((code) => numberOf(PRINTED[edition]!.characters, code) >= 0).map((character) => ({ code: "blank-printed", values: { character } })),
  ];
  if (wrong.length) return wrong;
  const sorted = [...codes].sort().join();
  if (CASTS.some(([one, size, , cast]) => one === edition && size === players && cast.split(" ").sort().join() === sorted)) return []; // R8.6
  if (players < OWN_CAST_PLAYERS) return [{ code: "printed-only", values: { players } }]; // R8.7
  const known = new Map([...PRINTED[edition]!.characters, ...blanks].map((one) => [one.code, one]));
  const counts = counted(codes);
  const unknown = [...counts.keys()].filter((code) => !known.has(code));
  if (unknown.length) return unknown.map((character) => ({ code: "unknown", values: { character, edition } }));
  return [...sizeProblems(players, codes.length), ...choiceProblems(players, counts, known)];
}

function counted(codes: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const code of codes) found.set(code, (found.get(code) ?? 0) + 1);
  return found;
}

function sizeProblems(players: number, size: number): Problem[] {
  if (players < 6) return size === 6 ? [] : [{ code: "size-exact", values: { players, size } }]; // R1.3
  return size >= players && size <= players + 2 ? [] : [{ code: "size-range", values: { players, high: players + 2, size } }]; // R8.4
}

function choiceProblems(players: number, counts: ReadonlyMap<string, number>, known: ReadonlyMap<string, Character>): Problem[] {
  const found: Problem[] = counts.has("judge") ? [] : [{ code: "no-judge", values: {} }]; // R8.1
  let [size, bring] = [0, 0];
  for (const [code, number] of counts) {
    size += number;
    if (known.get(code)!.bringsGold) bring += number;
  }
  if (3 * bring < size) found.push({ code: "gold", values: { bring, size } }); // R8.2
  for (const [name, number] of counts) {
    const { copies, players: least } = known.get(name)!;
    if (number !== copies) found.push({ code: "copies", values: { name, copies, number } }); // R8.3
    if (players < least) found.push({ code: "least-players", values: { name, least, players } });
  }
  if (counts.size > MAX_KINDS) found.push({ code: "too-many-kinds", values: { high: MAX_KINDS, number: counts.size } });
  return found;
}

/** A blank card (R8.5). Throws BadBlank with the field that is wrong. */
function blankOf({ code, name, steps, copies = PLAIN_BLANK.copies, players = PLAIN_BLANK.players }: BlankCard): Blank {
  const need = (right: boolean, field: string) => {
    if (!right) throw new BadBlank(field);
  };
  const taken = Object.values(PRINTED).some(({ characters }) => numberOf(characters, code) >= 0);
  need(/^[a-z][a-z_]{0,23}$/.test(code) && !taken && code !== "none" && code !== "centre", "code");
  need(Array.from(name).length <= LONGEST_BLANK && visible(name) && !/[|#]/.test(name), "name");
  need(Number.isInteger(copies) && copies >= 1 && copies <= MOST_COPIES, "copies");
  need(Number.isInteger(players) && players >= OWN_CAST_PLAYERS && players <= MAX_SEATS, "players");
  need(steps.length >= 1 && steps.length <= MAX_STEPS, "steps");
  const read = steps.map((text) => readStep(text));
  read.forEach(({ verb, said }, number) => {
    need(verb !== "seats" || read[number - 1]?.verb === "puppets", "steps");
    need(verb !== "together" || number === 0, "steps");
    need(verb !== "if" || number + 1 < read.length, "steps");
    need(!/^if (right|wrong)$/.test(said) || read[number - 1]?.verb === "accuse", "steps"); // R8.10
  });
  const bringsGold = read.some(({ verb, said }) => {
    const brings = VERBS[verb]!.bringsGold;
    return typeof brings === "string" ? said.split(" ")[1] === brings : brings;
  });
  return { code, name: name.trim(), copies, players, bringsGold, steps: read.map(({ step }) => step), said: read.map(({ said }) => said) };
}

/** A step such as `richest 2 self`. */
function readStep(text: string): { verb: string; step: Step; said: string } {
  const [verb = "", ...rest] = text.split(/\s+/).filter(Boolean);
  const known = Object.hasOwn(VERBS, verb) ? VERBS[verb]! : null;
  if (!known || Array.from(text).length > 80) throw new BadBlank("steps");
  const flag = known.flag !== "" && rest.at(-1) === known.flag;
  const given = flag ? rest.slice(0, -1) : rest;
  if (given.length !== known.ranges.length) throw new BadBlank("steps");
  const numbers = given.map((one, index) => {
    const [[low, high], words] = [known.ranges[index]!, known.words[index]!];
    const most = high - words.length;
    const number = words.includes(one) ? most + 1 + words.indexOf(one) : Number(one);
    if (!words.includes(one) && (!/^[0-9]+$/.test(one) || number < low || number > most)) throw new BadBlank("steps");
    return number;
  });
  const nonsense = known.apart.some(([one, values, other, never]) => values.includes(numbers[one]!) && never.includes(numbers[other]!));
  if (nonsense) throw new BadBlank("steps");
  const written = numbers.map((number, index) => {
    const [[, high], words] = [known.ranges[index]!, known.words[index]!];
    return words[number - high + words.length - 1] ?? number;
  });
  return { verb, step: row(known.number, numbers, flag), said: [verb, ...written, ...(flag ? [known.flag] : [])].join(" ") };
}

/** A step as the core reads it; of three numbers the first two share a byte. */
function row(what: number, numbers: readonly number[], flag: boolean): Step {
  if (numbers.length === 3) return [what, numbers[2]!, (numbers[0]! << 4) | numbers[1]!];
  const [first, second] = [...numbers, ...(flag ? [1] : []), 0, 0] as [number, number];
  return [what, first, second];
}
