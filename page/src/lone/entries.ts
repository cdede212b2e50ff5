// What is written into a table's ledger: the same entries as on the server, see src/mascarade/server/entries.py.

import type { Face, Level, Reaction, Series, Temperament } from "../protocol.ts";
import type { Chosen } from "./casts.ts";

/** A guest: who of those that share the device. */
export type Guest = string;

export type Entry = { action?: string } & (
  | { e: "opened"; options: Chosen; guest: Guest; name: string; face?: Face | null; series?: Series }
  | { e: "joined"; guest: Guest; name: string; face?: Face | null }
  | { e: "wore"; guest: Guest; face: Face }
  | { e: "got_up"; guest: Guest }
  | { e: "bot"; level: Level; name: string; temperament?: Temperament | null; face?: Face | null }
  | { e: "sent_away"; place: number }
  | { e: "reseated"; order: number[] }
  | { e: "changed"; options: Chosen }
  | { e: "host"; guest: Guest }
  | Dealt
  | { e: "ready"; guest: Guest }
  | { e: "begun" }
  | { e: "made"; number: number }
  | { e: "prepared"; guest: Guest; answer: Answer | null }
  | { e: "stood_in"; place: number; on: boolean; since?: number | null }
  | { e: "caught_up"; guest: Guest }
  | { e: "spoke"; guest: Guest; text?: string | null; what?: Reaction | null }
  | { e: "whispered"; guest: Guest; name: string; text: string }
  | { e: "agreed"; guest: Guest; again: boolean }
  | { e: "again"; code: string }
);

export interface Dealt {
  e: "dealt";
  bots: string[];
  deal: string[];
  salt: string;
  starts: number;
  /** For the bots' own dice; in decimal digits, since it is too large for a number. */
  seed: string;
}

export type Answer = "pass" | "watch";

const UNSEEN: ReadonlySet<Entry["e"]> = new Set(["prepared", "caught_up", "spoke", "whispered"]);

/** Whether everybody sees the table otherwise after it: it makes a new version. */
export function seen({ e }: Entry): boolean {
  return !UNSEEN.has(e);
}

/** Whether what happens next by itself may be another thing after it. */
export function planned({ e }: Entry): boolean {
  return !UNSEEN.has(e) && e !== "wore" && e !== "agreed";
}

/** Whether somebody may have no business at the table any more after it. */
export function showsOut({ e }: Entry): boolean {
  return e === "got_up" || e === "sent_away" || e === "dealt";
}
