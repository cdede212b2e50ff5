// Where things are, in the protocol's numbers: a card belongs to a player, a place to a seat. People may change seats (R9.8), and then
// their cards' numbers mean other places.

import { COURT, type Edition, type GameState, type Happening } from "../protocol";

export { BANK, COURT } from "../protocol";

/** What stays the same during a game. */
export interface Setting {
  names: string[];
  /** Cards a player. */
  slots: number;
  /** The characters of all cards. */
  cast: string[];
  edition: Edition;
  /** The viewer; null for an onlooker. */
  you: number | null;
}

export const SLOTS = ["left", "right", "protected"] as const;

/** The place of a card: seat * slots + slot, then the centre's. */
export function placeOf(card: number, seats: number[], slots: number): number {
  const players = seats.length;
  if (card >= players * slots) return card;
  return seats.indexOf(Math.floor(card / slots)) * slots + (card % slots);
}

/** The card that lies at a place. */
export function cardAt(place: number, seats: number[], slots: number): number {
  if (place >= seats.length * slots) return place;
  return seats[Math.floor(place / slots)]! * slots + (place % slots);
}

/** The player before whom a card lies; null for the centre. */
export function ownerOf(card: number, players: number, slots: number): number | null {
  return card >= players * slots ? null : Math.floor(card / slots);
}

/** Those who have yet to answer the announcement, in their order. */
export function toAnswer(game: GameState): number[] {
  if (game.asked !== "answer" || game.decides === null) return [];
  const found: number[] = [];
  let seat = game.seats.indexOf(game.decides);
  while (game.seats[seat] !== game.turn_of && found.length < game.seats.length) {
    found.push(game.seats[seat]!);
    seat = (seat + 1) % game.seats.length;
  }
  return found;
}

/** What the events of a turn have left lying on the table. */
export interface SoFar {
  answers: Map<number, "pass" | "claim">;
  /** By card. */
  shown: Map<number, string>;
  /** How often a power has asked. */
  asked: number;
}

export function soFar(events: Happening[], slots: number, players: number): SoFar {
  const found: SoFar = { answers: new Map(), shown: new Map(), asked: 0 };
  for (const { what, player, other, cards, character } of events) {
    if (what === "passed" || what === "claimed") found.answers.set(player!, what === "passed" ? "pass" : "claim");
    else if (what === "showed") found.shown.set(cards![0]!, character!);
    else if (what === "used") found.asked = 0;
    else if (what === "chose") found.asked++;
    else if (what === "moved") {
      // R9.8: cards stay where they are, and belong to somebody else
      const swap = (owner: number | null) => (owner === player ? other! : owner === other ? player! : owner);
      const renamed = (card: number) => (card >= players * slots ? card : swap(Math.floor(card / slots))! * slots + (card % slots));
      found.shown = new Map([...found.shown].map(([card, face]) => [renamed(card), face]));
    }
  }
  return found;
}

/** Whether it is gold for a wrong card. */
export function isFine({ what, payee }: Happening): boolean {
  return what === "paid" && payee === COURT;
}

/** Whether something happens to the viewer, their gold or their cards, or ends the game. */
export function concerns({ what, player, other, payer, payee, players, cards }: Happening, { you, names, slots }: Setting): boolean {
  if (what === "ended") return true;
  const owners = cards?.map((card) => ownerOf(card, names.length, slots)) ?? [];
  return you !== null && [player, other, payer, payee, ...(players ?? []), ...owners].includes(you);
}

/** Whether a viewer may know an event. */
export function knows(event: Happening, viewer: number | null): boolean {
  return !event.to || (viewer !== null && event.to.includes(viewer));
}
