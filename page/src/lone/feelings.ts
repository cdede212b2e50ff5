// What bots show of their feelings: out of what everybody has seen, as src/mascarade/server/feelings.py says.

import { ONLOOKER } from "../core/layout.ts";
import type { Feeling, Happening, Mood } from "../protocol.ts";
import { FACES, LIVELY, MOODS, MUCH, SIDES, TALKATIVE } from "./facts.ts";
import { crc32, temperamentOf } from "./seats.ts";
import type { Table } from "./table.ts";

/** What the last decision makes bots show. */
export function feelings(table: Table): Feeling[] {
  const { game, outlook } = table.playing;
  const rows = game.history.at(-1)!;
  const bots = table.seats.flatMap((seat, player) => (seat.guest === null ? [{ player, temperament: temperamentOf(seat) }] : []));
  if (!bots.length || !rows.length) return [];
  const letters = Array.from(table.code, (letter) => letter.codePointAt(0)!);
  const turn = table.turns.at(-1)! + letters.reduce((one, other) => one + other, 0);
  const silent = turn % TALKATIVE !== 0;
  const shown = new Map<number, Feeling>();
  const reasons = new Set(moods(table, outlook.happenings(ONLOOKER, rows)).map(([player, mood]) => `${player} ${mood}`));
  for (const [number, [mood, [likely, wordy, lines]]] of (Object.entries(MOODS) as [Mood, readonly [number, number, number]][]).entries()) {
    for (const { player, temperament } of bots) {
      if (!reasons.has(`${player} ${mood}`) || shown.has(player) || shown.size === FACES) continue;
      const [one, other] = dice(table, player, number);
      if (one >= likely * (LIVELY[temperament ?? ""] ?? 1)) continue;
      const spoken = [...shown.values()].some(({ line }) => line);
      const talks = other < wordy && (mood === "won" || mood === "beaten" || !silent) && !spoken;
      shown.set(player, { player, mood, line: talks ? 1 + ((Math.floor(turn / TALKATIVE) + player) % lines) : 0 });
    }
  }
  return [...shown.values()];
}

function dice(table: Table, player: number, mood: number): [number, number] {
  const { core, actions } = table.playing.game;
  const { seeded, advanced, drawn } = core.doors;
  const first = advanced(seeded(BigInt(crc32(new TextEncoder().encode(table.code))), BigInt((actions.length << 8) | (player << 4) | mood)));
  const share = (state: bigint) => Number(drawn(state, BigInt(SIDES))) / SIDES;
  return [share(first), share(advanced(first))];
}

/** Who has reason to feel what. */
function moods(table: Table, events: readonly Happening[]): [player: number, mood: Mood][] {
  const { game, outlook } = table.playing;
  const players = table.seats.map((_, player) => player);
  const used = events.findIndex(({ what }) => what === "used"); // what is shown later is a power's doing
  const shown = events.slice(0, used < 0 ? undefined : used).filter(({ what }) => what === "showed");
  const truth = shown.length ? said(table) : null;
  const owner = ({ cards }: Happening) => Math.floor(cards![0]! / game.slots);
  const caught = new Set(shown.filter(({ character }) => character !== truth).map(owner));
  const found: [number, Mood][] = shown.map((event) => [owner(event), event.character === truth ? "proud" : "caught"]);
  if (caught.size) for (const player of players) if (!caught.has(player)) found.push([player, "amused"]);
  for (const { what, player, other, amount, payer, payee, players: winners } of events) {
    if (what === "used" && !shown.length) found.push([player!, "boast"]);
    else if (what === "paid" && amount! >= MUCH) {
      if (players.includes(payee!)) found.push([payee!, "lucky"]);
      if (players.includes(payer!) && players.includes(payee!)) found.push([payer!, "robbed"]);
    } else if (what === "traded") found.push(...trade(player!, other!, outlook.state().gold));
    else if (what === "ended") for (const one of players) found.push([one, winners?.includes(one) ? "won" : "beaten"]);
  }
  return found;
}

/** Two have traded fortunes: who has more now was lucky. */
function trade(one: number, other: number, gold: readonly number[]): [number, Mood][] {
  if (Math.abs(gold[one]! - gold[other]!) < MUCH) return [];
  const [rich, poor] = gold[one]! > gold[other]! ? [one, other] : [other, one];
  return [
    [rich, "lucky"],
    [poor, "robbed"],
  ];
}

/** The character that was announced last, or named by whoever was accused. */
function said({ playing: { game, outlook } }: Table): string | null {
  for (const rows of game.history.toReversed()) {
    const found = outlook.happenings(ONLOOKER, rows).find(({ what }) => what === "announced" || what === "named");
    if (found) return found.character!;
  }
  return null;
}
