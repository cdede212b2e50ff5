// What links carry, in their fragment, which no server ever sees: a whole game, or a cast with its blank cards. Of a game there are the setup
// and which of all allowed decisions was made each time, so no link can hold a decision that is not allowed. It says what it came
// to, too: if the rules here let it come to something else, it is not shown as something that it never was.

import type { Core } from "../core/core.ts";
import type { Cast } from "../lone/casts.ts";
import { CASTS } from "../lone/facts.ts";
import { tidy } from "../lone/names.ts";
import { EDITIONS, type BlankCard } from "../protocol.ts";
import { Reader, Writer } from "./numbers.ts";
import { castWith, MOST_DECISIONS, opened, outcome, type Tale } from "./tale.ts";

/** Another form of links has another number. */
const FORM = 1;
const CAST = 0;
const GAME = 1;
/** Of a link's letters: four times what the longest games need. */
const LONGEST = 8_000;
/** Between fields; no name and no code has it. */
const END = "\n";
const PRINTED = "=";

/** A link that cannot be read: it is damaged, or newer than this page. */
export class BadLink extends Error {
  readonly newer: boolean;

  constructor(why: string, newer = false) {
    super(why);
    this.newer = newer;
  }
}

export type Linked = { cast: Cast; tale: null } | { cast: Cast; tale: Tale };

/** A cast for a link. */
export function castLink(cast: Cast): string {
  return sealed(CAST, text([...castSaid(cast), String(cast.players)]));
}

/** A game for a link. */
export function taleLink(core: Core, tale: Tale): string {
  const { cast, names, deal, starts, actions } = tale;
  const numbers = new Writer();
  numbers.put(actions.length, MOST_DECISIONS);
  numbers.put(starts, names.length);
  for (const kind of deal) numbers.put(kind, cast.kinds.length);
  const game = opened(core, tale);
  for (const action of actions) {
    const { allowed } = game;
    numbers.put(allowed.indexOf(action), allowed.length);
    game.play(action);
  }
  numbers.put(outcome(game), 65536);
  const said = text([...castSaid(cast), names.join(",")]);
  return sealed(GAME, Uint8Array.of(said.length >> 8, said.length & 255, ...said, ...numbers.bytes()));
}

/** What a link carries. Throws BadLink. */
export function read(core: Core, letters: string): Linked {
  const bytes = unsealed(letters);
  try {
    return bytes[1] === CAST ? { cast: castOnly(bytes.subarray(2)), tale: null } : game(core, bytes.subarray(2));
  } catch (error) {
    if (error instanceof BadLink) throw error;
    throw new BadLink(String(error)); // a cast that breaks rules, a decision without end
  }
}

function castOnly(bytes: Uint8Array): Cast {
  const said = fields(bytes);
  return castRead(said, Number(said.pop()));
}

function game(core: Core, bytes: Uint8Array): Linked {
  const length = (bytes[0]! << 8) | bytes[1]!;
  const said = fields(bytes.subarray(2, 2 + length));
  const names = said.pop()!.split(",");
  if (names.some((name) => tidy(name) !== name) || new Set(names).size < names.length) throw new BadLink("names");
  const cast = castRead(said, names.length);
  const numbers = new Reader(bytes.subarray(2 + length));
  const many = numbers.take(MOST_DECISIONS);
  const starts = numbers.take(names.length);
  const deal = cast.codes.map(() => numbers.take(cast.kinds.length));
  const dealt = deal.map((kind) => cast.kinds[kind]!.code).sort().join();
  if (dealt !== [...cast.codes].sort().join()) throw new BadLink("other cards");
  const played = opened(core, { cast, deal, starts });
  while (played.actions.length < many) {
    const { allowed } = played;
    if (!allowed.length) throw new BadLink("goes on after its end");
    played.play(allowed[numbers.take(allowed.length)]!);
  }
  if (numbers.take(65536) !== outcome(played) || !numbers.empty) throw new BadLink("comes to something else", true);
  return { cast, tale: { cast, names, deal, starts, actions: [...played.actions] } };
}

// -- the cast ----------------------------------------------------------------------------------------------------------------------------

function castSaid({ edition, players, codes, blanks }: Cast): string[] {
  const printed = CASTS.find((one) => one[0] === edition && one[1] === players && one[3] === codes.join(" "));
  const cards = blanks.map(({ code, name, copies, players: least, said }) => [code, name, copies, least, said.join(",")].join("|"));
  return [String(edition), printed ? PRINTED + printed[2] : codes.join(","), ...cards];
}

function castRead([edition, codes, ...cards]: string[], players: number): Cast {
  const known = EDITIONS.find((one) => String(one) === edition);
  if (!known || !codes) throw new BadLink("edition");
  const printed = CASTS.find((one) => one[0] === known && one[1] === players && PRINTED + one[2] === codes);
  if (printed) return castWith(known, players, printed[3].split(" "));
  return castWith(known, players, codes.split(","), cards.map(blank));
}

function blank(said: string): BlankCard {
  const [code = "", name = "", copies, players, steps = ""] = said.split("|");
  return { code, name, copies: Number(copies), players: Number(players), steps: steps.split(",") };
}

// -- letters -----------------------------------------------------------------------------------------------------------------------------

function text(said: readonly string[]): Uint8Array {
  return new TextEncoder().encode(said.join(END));
}

function fields(bytes: Uint8Array): string[] {
  return new TextDecoder("utf-8", { fatal: true }).decode(bytes).split(END);
}

/** FNV-1a: a letter that was lost or changed on its way does not go unnoticed. */
function checked(bytes: Uint8Array): Uint8Array {
  const folded = bytes.reduce((before, one) => Math.imul(before ^ one, 16777619), 0x811c9dc5);
  return Uint8Array.of(folded >>> 24, folded >>> 16, folded >>> 8, folded);
}

function sealed(kind: number, bytes: Uint8Array): string {
  const all = Uint8Array.of(FORM, kind, ...bytes);
  const letters = btoa(String.fromCharCode(...all, ...checked(all)));
  return letters.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

function unsealed(letters: string): Uint8Array {
  if (letters.length > LONGEST || !/^[\w-]{8,}$/.test(letters)) throw new BadLink("letters");
  let bytes: Uint8Array;
  try {
    bytes = Uint8Array.from(atob(letters.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0));
  } catch {
    throw new BadLink("cut off");
  }
  const [all, seal] = [bytes.subarray(0, -4), bytes.subarray(-4)];
  if (checked(all).some((one, at) => one !== seal[at])) throw new BadLink("changed");
  if (all[0] !== FORM || all[1]! > GAME) throw new BadLink("form", true);
  return all;
}
