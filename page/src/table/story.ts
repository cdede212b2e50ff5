// A game that is over, told: places, what decided it, and who bluffed, believed and kept to the truth. Everything is open by then (R10.5).

import type { Happening, Replay } from "../protocol";
import { BANK, COURT } from "./model";

/** A power that was used, and what it brought the one who used it. */
export interface Use {
  /** The step of the replay in which it began. */
  step: number;
  turn: number;
  player: number;
  character: string;
  /** Nobody doubted, and it was not true. */
  bluff: boolean;
  /** The user's gold after it, less what it was before. */
  gain: number;
  /** What the user took, by whom it came from: players, bank, court. */
  from: Map<number, number>;
  traded: { other: number; got: number; gave: number } | null;
  /** R9.8: who sat down before how much gold. */
  seated: { other: number; gold: number } | null;
  /** What it changed between the winner and the richest of the others. */
  swing: number;
}

/** How it was decided: a power, the last gold paid as a fine, or neither. */
export type Decided =
  | { how: "swap"; use: Use; other: number; got: number; gave: number }
  | { how: "seats"; use: Use; other: number; gold: number }
  | { how: "robbed"; use: Use; other: number; amount: number }
  | { how: "robbed-many" | "bank" | "court"; use: Use; amount: number }
  | { how: "cheat"; use: Use; gold: number }
  | { how: "fine"; step: number; turn: number; player: number };

/** Everybody's place, the winners first: equals share one. */
export function places(gold: number[], winners: readonly number[]): { player: number; gold: number; place: number }[] {
  const before = (one: number, other: number) =>
    Number(winners.includes(other)) - Number(winners.includes(one)) || gold[other]! - gold[one]!;
  return gold
    .map((amount, player) => ({ player, gold: amount, place: 1 + gold.filter((_, other) => before(player, other) > 0).length }))
    .sort((one, other) => one.place - other.place);
}

/** Every power that was used. */
export function uses(replay: Replay, winner: number): Use[] {
  const gold = [...replay.steps[0]!.game.gold];
  const lead = () => gold[winner]! - Math.max(...gold.filter((_, player) => player !== winner));
  const found: Use[] = [];
  let use: Use | null = null;
  let doubted = false;
  let announced: { character: string; truly: boolean } | null = null;
  for (const [step, { choice, events }] of replay.steps.entries()) {
    const before = replay.steps[step - 1];
    const seats = [...(before?.game.seats ?? [])];
    if (choice?.kind === "announce")
      announced = { character: choice.character!, truly: before!.cards[choice.own ?? 0] === choice.character };
    for (const event of events) {
      if (event.what === "announced") [doubted, use] = [false, null];
      else if (event.what === "claimed") doubted = true;
      else if (event.what === "used") {
        use = {
          step,
          turn: before!.game.turn,
          player: event.player!,
          character: event.character!,
          bluff: !doubted && announced?.truly === false,
          gain: 0,
          from: new Map(),
          traded: null,
          seated: null,
          swing: 0,
        };
        found.push(use);
      }
      const [was, had] = [lead(), use ? gold[use.player]! : 0];
      move(event, gold, use, seats);
      if (use && !fine(event)) {
        use.swing += lead() - was;
        use.gain += gold[use.player]! - had;
      }
    }
  }
  return found;
}

function fine(event: Happening): boolean {
  return event.what === "paid" && event.payee === COURT;
}

/** What an event does to everybody's gold, and to what is told of the power. */
function move(event: Happening, gold: number[], use: Use | null, seats: number[]): void {
  const { what, player, other, payer, payee, amount } = event;
  if (what === "paid") {
    if (payer! < gold.length) gold[payer!]! -= amount!;
    if (payee! < gold.length) gold[payee!]! += amount!;
    if (use && payee === use.player) use.from.set(payer!, (use.from.get(payer!) ?? 0) + amount!);
  } else if (what === "traded" || what === "moved") {
    [gold[player!], gold[other!]] = [gold[other!]!, gold[player!]!];
    if (use && what === "traded") use.traded = { other: other!, got: gold[player!]!, gave: gold[other!]! };
    if (use && what === "moved") {
      const richer = gold[player!]! >= gold[other!]! ? player! : other!;
      use.seated = { other: richer, gold: gold[richer]! };
    }
    if (what === "moved") {
      const [one, two] = [seats.indexOf(player!), seats.indexOf(other!)];
      [seats[one], seats[two]] = [other!, player!];
    }
  } else if (what === "rotated") {
    const was = [...gold];
    const by = seats.indexOf(other!) - seats.indexOf(player!) + seats.length;
    seats.forEach((one, seat) => (gold[seats[(seat + by) % seats.length]!] = was[one]!));
    use?.from.clear(); // what was taken has gone on
  }
}

/** What decided the game; null if no single thing did. */
export function decided(replay: Replay, winners: readonly number[], reason: string): Decided | null {
  const last = replay.steps.length - 1;
  const all = uses(replay, winners[0]!);
  const final = all.at(-1);
  if (reason === "cheat") return final ? { how: "cheat", use: final, gold: replay.steps[last]!.game.gold[final.player]! } : null;
  const turn = replay.steps[last - 1]!.game.turn;
  const broke = replay.steps[last]!.game.gold.indexOf(0);
  // R3.5: where a power came before the fine, the power is the story
  if (final?.turn !== turn && replay.steps[last]!.events.some((event) => fine(event) && event.payer === broke))
    return { how: "fine", step: last, turn, player: broke };
  // the later of two that changed as much: it left less time to answer
  const most = all.filter((use) => use.swing > 0).reduce<Use | null>((best, use) => (best && best.swing > use.swing ? best : use), null);
  return most && told(most);
}

function told(use: Use): Decided | null {
  if (use.traded) return { how: "swap", use, ...use.traded };
  if (use.seated) return { how: "seats", use, ...use.seated };
  const [most] = [...use.from].sort(([, one], [, other]) => other - one);
  if (!most) return null;
  const [payer, amount] = most;
  if (payer === BANK || payer === COURT) return { how: payer === BANK ? "bank" : "court", use, amount };
  const players = [...use.from].filter(([from]) => from < BANK);
  if (players.length === 1) return { how: "robbed", use, other: payer, amount };
  return { how: "robbed-many", use, amount: players.reduce((sum, [, one]) => sum + one, 0) };
}

/** The bluff that brought most. */
export function bestBluff(replay: Replay): Use | null {
  return uses(replay, 0)
    .filter((use) => use.bluff && use.gain > 0)
    .reduce<Use | null>((best, use) => (best && best.gain >= use.gain ? best : use), null);
}

/** Who did something, and how often of how many times. */
export interface Habit {
  players: number[];
  count: number;
  of: number;
}

/** More than these would be a list, not a distinction. */
const AT_MOST = 2;

/** Who let the most false announcements pass. */
export function mostGullible(replay: Replay): Habit | null {
  const believed = replay.names.map(() => 0);
  const answered = replay.names.map(() => 0);
  for (const { choice, player, lie } of statements(replay)) {
    if (choice !== "pass" && choice !== "claim") continue;
    answered[player]!++;
    if (choice === "pass" && lie) believed[player]!++;
  }
  return best(believed, answered, (player) => [believed[player]!, -answered[player]!]);
}

/** Who said the truth most of the time, among those who said anything twice. */
export function mostHonest(replay: Replay): Habit | null {
  const truths = replay.names.map(() => 0);
  const said = replay.names.map(() => 0);
  for (const { choice, player, truly } of statements(replay)) {
    if (choice !== "announce" && choice !== "claim") continue;
    said[player]!++;
    if (truly) truths[player]!++;
  }
  return best(truths, said, (player) => (said[player]! < 2 ? null : [truths[player]! / said[player]!, truths[player]!]));
}

/** Those with the highest rank, if they are few and did it at all. */
function best(count: number[], of: number[], rank: (player: number) => [number, number] | null): Habit | null {
  const ranked = count.map((_, player) => ({ player, rank: rank(player) })).filter((one) => one.rank !== null && count[one.player]! > 0);
  const higher = (one: [number, number], other: [number, number]) => other[0] - one[0] || other[1] - one[1];
  ranked.sort((one, other) => higher(one.rank!, other.rank!));
  const first = ranked[0];
  if (!first) return null;
  const players = ranked.filter((one) => higher(first.rank!, one.rank!) === 0).map(({ player }) => player);
  return players.length > AT_MOST ? null : { players, count: count[first.player]!, of: of[first.player]! };
}

interface Statement {
  choice: "announce" | "claim" | "pass";
  player: number;
  /** What is said of one's own card. */
  truly: boolean;
  /** The announcement that is answered was false. */
  lie: boolean;
}

function* statements(replay: Replay): Generator<Statement> {
  let lie = false;
  for (const [step, { choice, player }] of replay.steps.entries()) {
    if (!choice || player === null || !["announce", "claim", "pass"].includes(choice.kind)) continue;
    const before = replay.steps[step - 1]!;
    const kind = choice.kind as Statement["choice"];
    const meant = kind === "announce" ? choice.character : before.game.announced;
    const truly = choice.own != null && before.cards[choice.own] === meant;
    if (kind === "announce") lie = !truly;
    yield { choice: kind, player, truly, lie };
  }
}
