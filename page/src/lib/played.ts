// The last games that were played on this device.

import { recall, remember } from "./storage";

const MOST = 10;

export interface Played {
  table: string;
  place: number;
  players: number;
  /** Milliseconds since 1970. */
  when: number;
}

/** The newest first. */
export function played(): Played[] {
  try {
    return JSON.parse(recall("played") ?? "[]") as Played[];
  } catch {
    return [];
  }
}

/** Write a game down; one that is looked at again was played only once. */
export function keepPlayed(game: Omit<Played, "when">): void {
  const games = played();
  if (games.some(({ table }) => table === game.table)) return;
  remember("played", JSON.stringify([{ ...game, when: Date.now() }, ...games].slice(0, MOST)));
}

/** Forget it. */
export function forgetPlayed(table: string): void {
  remember("played", JSON.stringify(played().filter((one) => one.table !== table)));
}
