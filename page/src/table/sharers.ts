// The game that several people play on this device: whoever comes to its table must not come as one of them, with all that this one may see.

import type { TableState } from "../lib/messages";
import { recall, remember } from "../lib/storage";
import { isNear } from "../lib/way";

interface Shared {
  code: string;
  people: number;
}

export function rememberShared(code: string, people: number): void {
  remember("pass", JSON.stringify({ code, people } satisfies Shared));
}

export function recallShared(): Shared | null {
  try {
    return JSON.parse(recall("pass") ?? "null") as Shared | null;
  } catch {
    return null;
  }
}

export function forgetShared(): void {
  remember("pass", "");
}

/** How many people play on this device at a table that runs, if they are several. */
export function sharersOf({ code, phase, people }: TableState): number | null {
  const many = people.filter(({ bot }) => !bot).length;
  return isNear(code) && phase !== "over" && many > 1 ? many : null;
}
