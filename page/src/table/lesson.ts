// What a learner may try at each step of the lesson. The server allows only what the script says; here more can be tapped, so that a
// wrong tap can be explained.

import type { Choice, Replay } from "../protocol";
import { ownerOf } from "./model";

export const LEARNER = 0;

/** The choices to offer before a decision of the learner's. */
export function offered(replay: Replay, before: number): Choice[] {
  const { game } = replay.steps[before]!;
  const script = replay.steps[before + 1]?.choice;
  if (!script) return [];
  const characters = [...new Set(replay.cast)];
  const found: Omit<Choice, "action">[] = [];
  switch (script.kind) {
    case "pass":
    case "claim":
      found.push({ kind: "pass" }, { kind: "claim", own: LEARNER });
      break;
    case "choose":
      for (const player of game.announced === "bishop" ? richest(game.gold) : others(game.gold)) found.push({ kind: "choose", players: [player] });
      break;
    default:
      for (const kind of ["exchange", "pretend"] as const)
        for (const card of replay.cast.keys()) {
          if (ownerOf(card, replay.names.length, replay.slots) !== LEARNER) found.push({ kind, own: LEARNER, cards: [card] });
        }
      if (game.asked !== "exchange") {
        found.push({ kind: "look", own: LEARNER });
        for (const character of characters) found.push({ kind: "announce", own: LEARNER, character });
      }
  }
  return found.map((choice, action) => ({ action, ...choice }));
}

function others(gold: number[]): number[] {
  return [...gold.keys()].filter((player) => player !== LEARNER);
}

function richest(gold: number[]): number[] {
  const most = Math.max(...others(gold).map((player) => gold[player]!));
  return others(gold).filter((player) => gold[player] === most);
}

/** Whether two choices are the same decision. */
export function alike(one: Choice, other: Choice): boolean {
  const list = (items: number[] | undefined) => (items ?? []).join();
  return (
    one.kind === other.kind &&
    list(one.cards) === list(other.cards) &&
    list(one.players) === list(other.players) &&
    (one.character ?? null) === (other.character ?? null)
  );
}
