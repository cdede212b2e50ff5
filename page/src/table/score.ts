// The score of the table: for each kind of moment what dims, sounds, how long it moves and stands, when it is said, and what may be left out.
// Milliseconds are those of the usual speed; the speed setting scales all of them, and leaves alone how long reading takes.

import { language } from "../lib/i18n.svelte";
import type { Sound } from "../lib/sound";
import type { Happening } from "../protocol";

export interface Part {
  /** The table grows dark around it. */
  dims?: boolean;
  /** Milliseconds in which nothing happens yet. */
  breath?: number;
  /** Milliseconds in which everybody looks at the next card, before it turns; and then at its face, before the table judges it. */
  beat?: number;
  /** Milliseconds of movement. */
  moves?: number;
  /** What is heard when it has landed. */
  sound?: Sound;
  /** When caption, log and screen reader tell of it: nothing is told before it can be seen. */
  says: "first" | "landed" | "each";
  /** It has no sentence of its own in the middle of the table: others' stay. */
  quiet?: boolean;
  /** Milliseconds that it stands at least; a sentence stands until it can be read. */
  stands: number;
  /** Without caption and rest, when the table is behind. */
  skips?: boolean;
}

/** What happens; what only the viewer does, to look at a card; and the deal, one card after the other. */
export type Moment = Happening["what"] | "peeked" | "dealt";

type Score = Record<Moment, Part>;

export const SCORE: Score = {
  dealt: { beat: 100, moves: 900, sound: "card", says: "landed", stands: 0 },
  took: { moves: 1900, sound: "card", says: "first", stands: 150 },
  exchanged: { says: "first", quiet: true, stands: 0 },
  pretended: { says: "first", quiet: true, stands: 0 },
  looked: { moves: 1100, sound: "card", says: "first", stands: 0 },
  saw: { dims: true, breath: 500, beat: 300, moves: 450, sound: "reveal", says: "landed", quiet: true, stands: 2400 },
  peeked: { breath: 600, moves: 450, sound: "reveal", says: "landed", stands: 0 },
  announced: { moves: 1500, sound: "claim", says: "first", stands: 900 },
  passed: { says: "first", stands: 600, skips: true },
  claimed: { moves: 300, sound: "claim", says: "first", stands: 1000 },
  showed: { dims: true, breath: 1100, beat: 350, moves: 450, says: "each", stands: 500 },
  used: { moves: 300, says: "first", stands: 900 },
  chose: { moves: 300, says: "first", stands: 900 },
  paid: { moves: 900, sound: "coin", says: "first", stands: 600 },
  traded: { moves: 1400, sound: "coin", says: "first", stands: 600 },
  rotated: { moves: 1400, sound: "coin", says: "first", stands: 600 },
  named: { moves: 300, says: "first", stands: 1200 },
  moved: { breath: 500, moves: 1400, sound: "card", says: "first", stands: 600 },
  exposed: { breath: 300, says: "first", stands: 600 },
  ended: { dims: true, breath: 900, sound: "win", says: "landed", stands: 2600 },
};

/** Where nothing may move: the same order and the same time to read, a shorter breath, and things stand where they would have gone. */
export const CALM: Score = Object.fromEntries(
  Object.entries(SCORE).map(([what, part]) => [what, { ...part, breath: (part.breath ?? 0) * 0.6, moves: 0 }]),
) as Score;

const MILLISECONDS_A_WORD = 250;
const SHORTEST = 600;

/** How long a sentence must stand to be read, in milliseconds. */
export function reading(text: string): number {
  if (!text) return 0;
  const words = [...new Intl.Segmenter(language.code, { granularity: "word" }).segment(text)].filter((part) => part.isWordLike);
  return Math.max(SHORTEST, words.length * MILLISECONDS_A_WORD);
}
