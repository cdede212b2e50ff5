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

/** How to order what may be tapped: clockwise from a seat, the centre last. */
export function clockwise(seats: readonly number[], slots: number, from: number) {
  const seat = (player: number) => (player < seats.length ? (seats.indexOf(player) - from + seats.length) % seats.length : player);
  const place = (card: number) => seat(Math.floor(card / slots)) * slots + (card % slots);
  return {
    cards: (one: number, other: number) => place(one) - place(other),
    players: (one: number, other: number) => seat(one) - seat(other),
  };
}
