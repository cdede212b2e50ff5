// How long somebody thinks: by nothing hidden, as src/mascarade/server/tempo.py says.

import { GOAL, type Temperament } from "../protocol.ts";
import { EVEN, HELD, MANNERS, TEMPO } from "./facts.ts";

/** Seconds, out of what is usual. `mostGold`: the largest fortune at the table. */
export function thinkingTime([low, high]: readonly [number, number], temperament: Temperament | null, mostGold: number, dice: () => number): number {
  const manner = (temperament && MANNERS[temperament]) || EVEN;
  const [what, how] = [dice(), dice()];
  if (what < manner.at_once) return low * (TEMPO.at_once! + (1 - TEMPO.at_once!) * how);
  if (what > 1 - manner.held) return high * (HELD[0] + (HELD[1] - HELD[0]) * how);
  const seconds = low + (high - low) * how * how * manner.slow; // seldom long
  return seconds * (mostGold >= GOAL - TEMPO.close! ? TEMPO.tense! : 1);
}
