// Where cards that have come forward stand, large, before the dark table.

import { CARD_RATIO, type Point } from "./geometry";

export interface Large {
  /** The width of each, in pixels. */
  card: number;
  at: Point[];
}

export const GAP = 14;
const LARGEST = 300;

/** In the rows in which they are largest; `words`: how much room there is below each for whose it is. */
export function large(count: number, width: number, height: number, words: number): Large {
  let best = { card: 0, across: 1, down: 1 };
  for (let down = 1; down <= Math.max(1, count); down++) {
    const across = Math.ceil(count / down);
    const card = Math.min(LARGEST, (width - 32) / across - GAP, ((height * 0.74) / down - words) / CARD_RATIO);
    if (card > best.card) best = { card, across, down };
  }
  const { card, across, down } = best;
  const at = Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / across);
    const inRow = Math.min(across, count - row * across);
    return {
      x: width / 2 + ((index % across) - (inRow - 1) / 2) * (card + GAP),
      y: height * 0.4 - words / 3 + (row - (down - 1) / 2) * (card * CARD_RATIO + words),
    };
  });
  return { card, at };
}
