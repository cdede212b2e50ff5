// Games between bots of one kind, one after the other, as the arena's series of that seed has them.

import { Core, unpacked } from "../core/core.ts";
import { GAME, LOG, LORE, MAX_SEATS, MIND, PLAYERS, RESULT, SETUP, TALLY } from "../core/layout.ts";
import { setupOf, type Cast } from "./casts.ts";

const SEED = 1n;

/** What came out of some games: a `RESULT` for each, and a `TALLY`. */
export interface Rehearsed {
  results: DataView<ArrayBuffer>;
  tally: DataView<ArrayBuffer>;
}

/** A table at which a bot plays against itself. */
export class Rehearsal {
  readonly #play: (first: number, games: number) => Rehearsed;

  constructor(module: WebAssembly.Module, cast: Cast, level: string, most: number) {
    const core = new Core(module);
    const setup = setupOf(core, cast);
    const player = core.keep(unpacked(PLAYERS[`${level}:even`]!));
    const [game, log, lore, minds, seats, results, tally] = [GAME, LOG, LORE, { size: MIND.size * MAX_SEATS }, SETUP, { size: RESULT.size * most }, TALLY].map(
      ({ size }) => core.allot(size),
    ) as [number, number, number, number, number, number, number];
    this.#play = (first, games) => {
      core.bytes(tally, TALLY.size).fill(0);
      core.doors.play_games(setup, game, log, lore, minds, MAX_SEATS, player, 1, seats, MAX_SEATS, SEED, first, results, games, tally, 1);
      const told = (at: number, many: number) => new DataView(core.bytes(at, many).slice().buffer);
      return { results: told(results, RESULT.size * games), tally: told(tally, TALLY.size) };
    };
  }

  /** So many games from a number of the series on. */
  play(first: number, games: number): Rehearsed {
    return this.#play(first, games);
  }
}
