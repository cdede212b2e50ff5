// What a player could know for certain at each step of a game that is over, had they forgotten nothing.

import type { Replay } from "../protocol";
import { knows, placeOf } from "./model";

/** By card, after step `upto`: what `viewer` knew to lie there; null where they could not be sure. */
export function knownTo(replay: Replay, viewer: number, upto: number): (string | null)[] {
  const { steps, slots } = replay;
  let seats = steps[0]!.game.seats;
  // R1.5: at the start everybody knows everything. Kept by place: people may change seats, cards do not
  const places: (string | null)[] = [...steps[0]!.cards];
  for (const step of steps.slice(1, upto + 1)) {
    for (const event of step.events) {
      const at = (event.cards ?? []).map((card) => placeOf(card, seats, slots));
      const [one, two] = at;
      if (event.what === "took" && one !== undefined && two !== undefined) {
        if (event.player !== viewer && places[one] !== places[two]) places[one] = places[two] = null;
      } else if (event.what === "exchanged" && knows(event, viewer)) {
        [places[one!], places[two!]] = [places[two!]!, places[one!]!];
      } else if ((event.what === "showed" || event.what === "saw") && knows(event, viewer)) {
        places[one!] = event.character!;
      } else if (event.what === "moved") {
        seats = seats.map((player) => (player === event.player ? event.other! : player === event.other ? event.player! : player));
      }
    }
  }
  const cards: (string | null)[] = [];
  for (let card = 0; card < places.length; card++) cards[card] = places[placeOf(card, seats, slots)] ?? null;
  return certain(cards, replay.cast);
}

/** One unknown card is known after all: it is the one that is left. */
function certain(cards: (string | null)[], cast: string[]): (string | null)[] {
  if (cards.filter((card) => card === null).length !== 1) return cards;
  const left = [...cast];
  for (const card of cards) if (card !== null) left.splice(left.indexOf(card), 1);
  return cards.map((card) => card ?? left[0]!);
}
