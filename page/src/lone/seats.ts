// Who sits at a table, as src/mascarade/server/seats.py, faces.py and series.py say.

import { sha256 } from "../table/commitment.ts";
import { COLOURS, MASKS, TEMPERAMENTS, type Face, type Level, type Series, type Temperament } from "../protocol.ts";
import { optionsProblems, type Chosen } from "./casts.ts";
import type { Answer, Guest } from "./entries.ts";
import { BOT_NAMES, PRINTED } from "./facts.ts";
import { alike, printable, tidy } from "./names.ts";
import { Refusal } from "../lib/refusal.ts";

/** The end of an absence that has none yet. */
const NOT_YET = 2 ** 30;

export interface Seat {
  name: string;
  face: Face;
  /** Who it is, if it is a guest. */
  guest: Guest | null;
  /** How well a bot plays. */
  level: Level | null;
  temperament: Temperament | null;
  standIn: boolean;
  /** The decisions that were made while a bot played for the guest, as long as they have not read of them. */
  missed: { start: number; stop: number }[];
  ready: boolean;
  prepared: Answer | null;
  again: boolean | null;
}

export function seatOf(name: string, face: Face | null | undefined, more: Partial<Seat>): Seat {
  const usual = { guest: null, level: null, temperament: null, standIn: false, missed: [], ready: false, prepared: null, again: null };
  return { name, face: face ?? faceOf(name), ...usual, ...more };
}

/** A bot plays for a guest, or no longer, after so many decisions; `since`: when the guest went away. */
export function standIn(seat: Seat, on: boolean, since: number | null, now: number): void {
  seat.standIn = on;
  const last = seat.missed.at(-1);
  if (on && since !== null) seat.missed.push({ start: since, stop: NOT_YET });
  else if (!on && last?.stop === NOT_YET) last.stop = now;
  else if (!on && since !== null) seat.missed.push({ start: since, stop: now });
}

export function cleanLine(text: string): string {
  const clean = printable(text).trim();
  if (!clean) throw new Refusal("bad-message");
  return clean;
}

export function cleanName(name: string): string {
  const clean = tidy(name);
  if (clean === null) throw new Refusal("bad-name");
  return clean;
}

/** A name that nobody at the table has. */
export function freeName(name: string, seats: readonly Seat[]): string {
  const clean = cleanName(name);
  if (seats.some((seat) => alike(seat.name) === alike(clean))) throw new Refusal("name-taken", { name: clean });
  return clean;
}

/** Names for bots that nobody at a table has, in an order that goes with its code. */
export function freeBotNames(code: string, seats: readonly Seat[]): string[] {
  const taken = new Set(seats.map(({ name }) => alike(name)));
  const offset = sha256(new TextEncoder().encode(code)).reduce((rest, byte) => (rest * 256 + byte) % BOT_NAMES.length, 0);
  return [...BOT_NAMES.slice(offset), ...BOT_NAMES.slice(0, offset)].filter((name) => !taken.has(alike(name)));
}

/** The face that goes with a name. */
export function faceOf(name: string): Face {
  const number = crc32(new TextEncoder().encode(name)) >>> 7;
  return { mask: MASKS[number % MASKS.length]!, colour: COLOURS[Math.floor(number / MASKS.length) % COLOURS.length]! };
}

/** Give somebody the face they wish for, or one like it if another has it. Bots leave theirs to guests. */
export function dress(seat: Seat, wish: Face, seats: readonly Seat[]): void {
  const others = seats.filter((one) => one !== seat);
  const yielding = others.filter((one) => seat.guest !== null && one.guest === null);
  seat.face = freeFace(wish, others.filter((one) => !yielding.includes(one)));
  for (const bot of yielding) bot.face = freeFace(bot.face, seats.filter((one) => one !== bot));
}

function freeFace({ mask, colour }: Face, others: readonly Seat[]): Face {
  const free = <T>(parts: readonly T[], wish: T, taken: readonly T[]) => {
    const at = parts.indexOf(wish);
    return [...parts.slice(at), ...parts.slice(0, at)].find((part) => !taken.includes(part))!;
  };
  return { mask: free(MASKS, mask, others.map(({ face }) => face.mask)), colour: free(COLOURS, colour, others.map(({ face }) => face.colour)) };
}

export function crc32(bytes: Uint8Array): number {
  let found = ~0;
  for (const byte of bytes) {
    found ^= byte;
    for (let bit = 0; bit < 8; bit++) found = (found >>> 1) ^ (found & 1 ? 0xedb88320 : 0);
  }
  return ~found >>> 0;
}

/** What risks a bot likes: as the host has chosen, or as goes with its name. Guests and experts have none. */
export function temperamentOf({ level, temperament, name }: Seat): Temperament | null {
  if (level === null || level === "expert") return null;
  const letters = Array.from(name, (letter) => letter.codePointAt(0)!);
  return temperament ?? TEMPERAMENTS[letters.reduce((one, other) => one + other, 0) % TEMPERAMENTS.length]!;
}

/** Which player a bot on this seat is; the stand-in of a guest is a regular one. */
export function playerOf(seat: Seat): string {
  if (seat.level === "expert") return "expert";
  return `${seat.level ?? "regular"}:${temperamentOf(seat) ?? "even"}`;
}

// -- games that are played one after the other -------------------------------------------------------------------------------------------

/** The score after one more game. */
export function withWinners({ games = 0, wins = {} }: Series, winners: readonly string[]): Series {
  return { games: games + 1, wins: { ...wins, ...Object.fromEntries(winners.map((name) => [name, (wins[name] ?? 0) + 1])) } };
}

/** The score of those who play on. */
export function scoreOf({ games, wins = {} }: Series, seats: readonly (Seat | null)[]): Series {
  const names = new Set(seats.map((seat) => seat?.name));
  const kept = Object.entries(wins).filter(([name]) => names.has(name));
  return { ...(games ? { games } : {}), ...(kept.length ? { wins: Object.fromEntries(kept) } : {}) };
}

/** Who sits at the next table, clockwise: whoever starts, guests who have agreed and are here, bots; null is for a new bot. */
export function nextSeats(seats: readonly Seat[], starts: Guest, here: ReadonlySet<Guest>, others: "bots" | "close"): (Seat | null)[] {
  const found: (Seat | null)[] = [];
  for (const seat of seats) {
    const bot = seat.guest === null && seat.again === null;
    if (bot || seat.guest === starts || (seat.again && seat.guest !== null && here.has(seat.guest))) found.push(seat);
    else if (others === "bots") found.push(null);
  }
  return found;
}

/** The options for so many people, or for as few as the edition allows: if they are fewer than before, with a printed cast. */
export function nextOptions(options: Chosen, many: number): Chosen {
  const seats = Math.max(many, PRINTED[options.edition]!.players[0]!);
  if (seats === options.seats) return options;
  const fewer: Chosen = { ...options, seats, cast: null, blanks: [] };
  return optionsProblems(fewer).length ? { ...fewer, scenario: "" } : fewer;
}
