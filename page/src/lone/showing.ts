// What clients are shown of a table, each as much as they may know, as src/mascarade/server/showing.py says. All of a game comes out of `see`.

import { ONLOOKER } from "../core/layout.ts";
import type { Decided, Feeling, Log, Logged, Person, TableState } from "../protocol.ts";
import { optionsProblems } from "./casts.ts";
import type { Guest } from "./entries.ts";
import { temperamentOf, type Seat } from "./seats.ts";
import type { Past, Table } from "./table.ts";

/** What of time everybody may see: seconds left. */
export interface Times {
  deadline: number | null;
  takeover: number | null;
  asleep: boolean;
}

/** The whole table as one viewer may see it. */
export function stateFor(table: Table, viewer: number, here: ReadonlySet<Guest>, { deadline, takeover, asleep }: Times): TableState {
  const { play, phase, options } = table;
  const running = phase === "game" || phase === "over";
  const seat = viewer === ONLOOKER ? null : table.seats[viewer]!;
  return {
    is: "table",
    version: table.version,
    code: table.code,
    phase,
    options,
    people: table.seats.map((one) => person(one, here)),
    host: table.find(table.host),
    you: seat ? viewer : null,
    problems: phase === "lobby" ? optionsProblems(options) : [],
    slots: play?.game.slots ?? slotsOf(options.seats),
    cast: play ? [...play.cast.codes] : [],
    deal: phase === "deal" || (phase === "game" && options.memory === "aid") ? table.cards : null,
    deal_seconds: phase === "deal" ? deadline : null,
    commitment: table.commitment,
    game: running ? play!.outlook.state(deadline) : null,
    choices: seat && viewer === table.decider ? play!.outlook.choices() : [],
    prepared: seat?.prepared ?? null,
    takeover,
    asleep: asleep && table.byBot,
    this_turn: phase === "game" ? play!.outlook.thisTurn() : [],
    missed: seat ? missed(table, viewer) : [],
    said: table.said.slice(-20),
    whispers: phase === "over" || !seat ? table.whispers.slice(-20) : [],
    next_table: table.nextTable,
    series: table.series,
    reveal: table.reveal,
  };
}

function slotsOf(seats: number): number {
  return seats === 2 ? 3 : seats === 3 ? 2 : 1;
}

function person({ name, face, guest, level, temperament, standIn, ready, again, ...seat }: Seat, here: ReadonlySet<Guest>): Person {
  const mood = temperamentOf({ name, face, guest, level, temperament, standIn, ready, again, ...seat });
  return {
    name,
    face,
    ...(level ? { bot: level } : {}),
    ...(mood ? { temperament: mood } : {}),
    ...(guest !== null && !here.has(guest) ? { away: true } : {}),
    ...(standIn ? { stand_in: true } : {}),
    ...(ready || guest === null ? { ready: true } : {}),
    ...(again === null ? {} : { again }),
  };
}

/** What a viewer may read again of a game that goes on; when it is over the replay tells everything. */
export function logFor(table: Table, viewer: number): Log | null {
  const { phase, options, code, turns } = table;
  if (phase !== "game" || options.memory === "only") return null;
  return table.playing.outlook.log(code, options.memory === "aid" ? viewer : ONLOOKER, turns);
}

/** The last decision, as one viewer may know it. */
export function decidedFor(table: Table, viewer: number, felt: Feeling[], deadline: number | null): Decided {
  return table.playing.outlook.decided(table.version, viewer, felt, deadline);
}

/** A decision that a viewer has missed. */
export function pastFor(table: Table, viewer: number, { version, rows, state, decisions }: Past): Decided {
  const { outlook } = table.playing;
  return { is: "decided", version, events: outlook.happenings(viewer, rows, state), game: outlook.stateThen(state, decisions), choices: [], feelings: [] };
}

/** What somebody was never told because they were away: R10.4 lets them know it, once. */
function missed(table: Table, viewer: number): Logged[] {
  if (table.phase !== "game") return [];
  const { game, outlook } = table.playing;
  const numbers = table.seats[viewer]!.missed.flatMap(({ start, stop }) =>
    Array.from({ length: Math.max(0, Math.min(stop, table.turns.length) - start) }, (_, number) => start + number),
  );
  return numbers.map((number) => ({ turn: table.turns[number]!, events: outlook.happenings(viewer, game.history[number]!) }));
}
