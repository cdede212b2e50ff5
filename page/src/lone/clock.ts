// What happens by itself at a table, and when, as src/mascarade/server/clock.py says: bots, prepared answers, time limits, absent people.

import { PASS } from "../core/layout.ts";
import type { Entry } from "./entries.ts";
import { OVERTIME_SECONDS, type Pace } from "./facts.ts";
import type { Live, Time } from "./live.ts";
import { temperamentOf } from "./seats.ts";
import { thinkingTime } from "./tempo.ts";

const RETRY_SECONDS = 2;
const LONGEST_RETRY_SECONDS = 60;

export class Clock {
  readonly #pace: Pace;
  readonly #time: Time;
  readonly #due: (live: Live) => void;

  /** `due` is called when the time of what was planned has come. */
  constructor(pace: Pace, time: Time, due: (live: Live) => void) {
    [this.#pace, this.#time, this.#due] = [pace, time, due];
  }

  /** Set the time limit for what is due: once, however often people come and go meanwhile. */
  limit(live: Live): void {
    const { table } = live;
    let due: string | null = null;
    let seconds: number | null = null;
    if (table.phase === "deal" && !table.alone && table.options.seconds !== null) [due, seconds] = ["deal", this.#pace.deal];
    else if (table.decider !== null && !table.byBot) [due, seconds] = [`${table.playing.game.actions.length} ${table.decider}`, table.options.seconds];
    if (due === live.limited) return;
    live.limited = due;
    live.deadline = seconds === null ? null : this.#time.now() + seconds;
  }

  /** Work out what happens next by itself, and when. */
  plan(live: Live): void {
    this.#wait(live);
    const between = this.#between(live);
    this.set(live, between && (between[0] === between[1] ? between[0] : this.#thinking(live, between)));
  }

  /** Something has failed: work it out again, or make the table first, later and later. */
  planAgain(live: Live): void {
    live.failures += 1;
    this.set(live, Math.min(LONGEST_RETRY_SECONDS, RETRY_SECONDS * 2 ** (Math.min(live.failures, 10) - 1)), () => (live.lost ? this.#due(live) : this.plan(live)));
  }

  /** Have something happen after so many seconds, or else what is due; null: never. */
  set(live: Live, seconds: number | null, what = () => this.#due(live)): void {
    if (live.timer !== null) this.#time.cancel(live.timer);
    live.timer = seconds === null ? null : this.#time.later(seconds, what);
  }

  /** Set when nobody waits any longer for somebody who is away: whether they have prepared an answer makes no difference. */
  #wait(live: Live): void {
    const player = live.waitsFor;
    const due = player === null ? null : `${live.table.playing.game.actions.length} ${player}`;
    if (due === live.awaited) return;
    live.awaited = due;
    const until = this.#time.now() + this.#pace.away;
    live.takeover = due === null ? null : live.deadline === null ? until : Math.min(until, live.deadline + OVERTIME_SECONDS);
  }

  #thinking({ table }: Live, between: readonly [number, number]): number {
    const seat = table.seats[table.decider ?? 0]!;
    const most = Math.max(...table.playing.outlook.state().gold);
    const first = table.answering && table.playing.game.actions.at(-1)! < PASS;
    return (first ? this.#pace.heard : 0) + thinkingTime(between, seat.guest === null ? temperamentOf(seat) : null, most, this.#time.dice);
  }

  /** In how many seconds at least and at most something happens by itself. */
  #between(live: Live): readonly [number, number] | null {
    const { table } = live;
    const left = (until: number) => Math.max(0, until - this.#time.now());
    const at = (seconds: number) => [seconds, seconds] as const;
    if (table.phase === "deal" && table.everybodyReady) return at(0);
    if (table.phase === "deal") {
      const until = [live.deadline, live.takeover].filter((one) => one !== null);
      return until.length ? at(left(Math.min(...until))) : null;
    }
    if (table.decider === null) return null;
    if (table.byBot || table.preparedAnswer !== null) return table.answering ? this.#pace.answer : this.#pace.think;
    if (!live.here.has(table.seats[table.decider]!.guest!)) {
      if (table.alone) return null; // nobody waits for them, so the game does
      return at(live.takeover === null ? this.#pace.away : left(live.takeover));
    }
    return live.deadline === null ? null : at(left(live.deadline) + OVERTIME_SECONDS);
  }

  /** What happens by itself now that its time has come, where a bot of the table's own `decision` is asked; null: nothing, or not yet. */
  nextEntry(live: Live, decision: (player: number) => number | null): Entry | null {
    const { table } = live;
    const { decider: player } = table;
    if (table.phase === "deal") return { e: "begun" };
    if (player === null) return null;
    if (table.byBot) {
      const number = decision(player);
      return number === null ? null : { e: "made", number };
    }
    if (table.preparedAnswer !== null) return { e: "made", number: PASS };
    const guest = table.seats[player]!.guest!;
    const since = live.here.has(guest) ? null : (live.gone.get(guest) ?? table.playing.game.actions.length);
    return { e: "stood_in", place: player, on: true, since };
  }
}
