// A game that is over, in numbers for each player.

import type { Replay } from "../protocol";
import { COURT } from "./model";

export interface Score {
  player: number;
  gold: number;
  /** Announcements without having the card, and how many of them nobody doubted. */
  bluffs: number;
  believed: number;
  announced: number;
  trueClaims: number;
  falseClaims: number;
  fines: number;
  looks: number;
  exchanges: number;
  pretences: number;
}

export function scores(replay: Replay): Score[] {
  const all: Score[] = replay.names.map((_, player) => ({
    player,
    gold: replay.steps.at(-1)!.game.gold[player]!,
    bluffs: 0,
    believed: 0,
    announced: 0,
    trueClaims: 0,
    falseClaims: 0,
    fines: 0,
    looks: 0,
    exchanges: 0,
    pretences: 0,
  }));
  let bluffer: Score | null = null;
  for (const [index, { choice, player, events }] of replay.steps.entries()) {
    const score = player === null ? undefined : all[player];
    if (!choice || !score) continue;
    const before = replay.steps[index - 1]!;
    const has = choice.own == null ? null : before.cards[choice.own];
    if (choice.kind === "look") score.looks++;
    if (choice.kind === "exchange") score.exchanges++;
    if (choice.kind === "pretend") score.pretences++;
    if (choice.kind === "announce") {
      score.announced++;
      bluffer = has === choice.character ? null : score;
      if (bluffer) bluffer.bluffs++;
    }
    if (choice.kind === "claim") {
      if (has === before.game.announced) score.trueClaims++;
      else score.falseClaims++;
    }
    if (
      bluffer &&
      events.some((event) => event.what === "used" && event.player === bluffer!.player) &&
      !events.some((event) => event.what === "showed")
    )
      bluffer.believed++;
    if (events.some((event) => event.what === "used" || event.what === "showed")) bluffer = null;
    for (const event of events) if (event.what === "paid" && event.payee === COURT) all[event.payer!]!.fines += event.amount!;
  }
  return all;
}

/** Everybody's gold at the end of each turn, the start first: by turn, then by player. */
export function fortunes(replay: Replay): number[][] {
  const rows: number[][] = [];
  for (const [index, { game }] of replay.steps.entries()) {
    const next = replay.steps[index + 1];
    if (!next || next.game.turn !== game.turn) rows.push(game.gold);
  }
  return [replay.steps[0]!.game.gold, ...rows];
}
