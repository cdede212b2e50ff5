// A game that is over as a record, line by line what src/mascarade/record.py writes.

import type { Choice, Replay } from "../protocol.ts";
import type { Cast } from "./casts.ts";
import { RECORD_VERSION } from "./facts.ts";

const SLOTS = ["left", "right", "protected"];

export interface Recorded {
  cast: Cast;
  /** As a record may have them. */
  names: readonly string[];
  slots: number;
  /** By place. */
  deal: readonly string[];
  starts: number;
  commitment: string;
  salt: string;
  winners: readonly number[];
  steps: Replay["steps"];
}

export function recordOf(game: Recorded): string {
  const { cast, names, slots, deal, starts, commitment, salt, winners, steps } = game;
  const hands = names.map((_, seat) => deal.slice(seat * slots, (seat + 1) * slots).join("+"));
  const centre = deal.slice(names.length * slots);
  const header: [string, string][] = [
    ["mascarade", RECORD_VERSION],
    ["edition", String(cast.edition)],
    ["players", names.join(", ")],
    ["cast", cast.codes.join(", ")],
    ...cast.blanks.map(({ code, name, copies, players, said }): [string, string] => ["blank", `${code} | ${name} | copies ${copies}, players ${players} | ${said.join(", ")}`]),
    ["deal", hands.join(", ") + (centre.length ? ` | ${centre.join(", ")}` : "")],
    ["next", starts ? names[starts]! : ""],
    ["commitment", commitment],
    ["salt", salt],
    ["result", winners.map((player) => names[player]).join(", ")],
  ];
  const lines = header.filter(([, value]) => value).map(([key, value]) => `${key}: ${value}`);
  return [...lines, "", ...steps.slice(1).map(({ choice, player }) => moveOf(choice!, player!, names, slots))].join("\n") + "\n";
}

/** A decision as a record's line. */
export function moveOf({ kind, own, cards = [], players = [], character }: Choice, player: number, names: readonly string[], slots: number): string {
  const card = (number: number) => {
    const owner = Math.floor(number / slots);
    if (owner >= names.length) return `centre.${number - names.length * slots + 1}`;
    return slots > 1 ? `${names[owner]}.${SLOTS[number % slots]}` : names[owner]!;
  };
  const chosen = [...cards.map(card), ...players.map((one) => names[one]!)].join(", ");
  const whose = own === undefined || own === null ? names[player]! : card(own);
  return [whose, kind, character ?? (chosen || (kind === "choose" ? "none" : ""))].filter(Boolean).join(" ");
}
