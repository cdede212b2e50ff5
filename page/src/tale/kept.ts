// The games of this device as text, and games that come to it as text.

import type { Core } from "../core/core";
import { keep, type Kept } from "../lone/ledger";
import { CHOSEN, type Reveal, type TableState } from "../protocol";
import { taleLink } from "./link";
import { told } from "./tale";
import { read } from "./text";

/** One file with all records. */
export function together(games: readonly Kept[]): string {
  return games.flatMap(({ played }) => (played ? [played.record] : [])).join("---\n");
}

/** Take over every game of a text; gives how many. Throws BadRecord before any is kept, and rejects if there is no room. */
export async function takeOver(core: Core, text: string): Promise<number> {
  const games = read(core, text).map((tale): Kept => {
    const { winners, reason, record, replay } = told(core, tale);
    const { edition, codes } = tale.cast;
    const open = { gold: replay.steps.at(-1)!.game.gold, cast: [...codes] };
    return { code: nameOf(record), changed: Date.now(), phase: "over", edition, names: [...tale.names], you: [], played: { reason, winners, record }, ...open };
  });
  for (const game of games) await keep(game);
  return games.length;
}

/** Keep a server's game whole: to be seen again without the server. Rejects if there is no room. */
export function keepPlayedThere({ code, options, people, you, game, cast }: TableState, { reason, winners, record }: Reveal): Promise<void> {
  const names = people.map(({ name }) => name);
  const edition = options.edition ?? CHOSEN.edition;
  const open = { faces: people.map(({ face }) => face), cast, ...(game && { gold: game.gold }) };
  return keep({ code, changed: Date.now(), phase: "over", edition, names, you: you === null ? [] : [you], played: { reason, winners, record }, ...open });
}

/** The letters of a link to a game; `most`: up to so many decisions. */
export function linkTo(core: Core, record: string, most?: number): string {
  const [tale] = read(core, record);
  return taleLink(core, { ...tale!, actions: tale!.actions.slice(0, most) });
}

/** The same game is there only once. No table has such a name. */
function nameOf(record: string): string {
  let folded = 0xcbf29ce484222325n;
  for (const one of new TextEncoder().encode(record)) folded = ((folded ^ BigInt(one)) * 0x100000001b3n) & 0xffffffffffffffffn;
  return `record-${folded.toString(36)}`;
}
