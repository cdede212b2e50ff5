// What *My games* lists.

import type { Kept } from "../lone/ledger";

/** A game that only its server knows as a whole, or one that is kept here. */
export interface Row {
  code: string;
  when: number;
  place: { place: number; players: number } | null;
  kept: Kept | null;
}

/** Whether somebody may play on. */
export const goesOn = ({ kept }: Row) => kept !== null && !kept.played;
