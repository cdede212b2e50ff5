// What may be tapped on the table just now.

export interface Picking {
  cards: ReadonlySet<number>;
  players: ReadonlySet<number>;
  /** What has been tapped. */
  chosen: { cards: readonly number[]; players: readonly number[] };
  pickCard(card: number): void;
  pickPlayer(player: number): void;
}

export const NOTHING: Picking = {
  cards: new Set(),
  players: new Set(),
  chosen: { cards: [], players: [] },
  pickCard() {},
  pickPlayer() {},
};
