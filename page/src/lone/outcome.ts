// How a cast plays, out of games between bots of one kind: what src/mascarade/arena says of them, in findings.py, balance.py and shares.py.

import { REASONS, RESULT, TALLY, type Field } from "../core/layout.ts";
import type { Cast } from "./casts.ts";
import { DRAGS, HARDLY, SILENT, SURE, VERBS } from "./facts.ts";

/** A sentence: the key of a message and what is put in. Whatever ends in `share` is a part of 1. */
export interface Finding {
  key: string;
  /** Characters by code, or a blank card's name. */
  arguments: Record<string, string | number>;
}

/** A share that was measured, and the range that holds the true one in 99 of 100 cases. */
export interface Estimate {
  value: number;
  low: number;
  high: number;
}

/** A part and a whole, game by game. */
class Ratio {
  readonly #parts: number[] = [];
  readonly #wholes: number[] = [];

  add(part: number, whole: number): void {
    this.#parts.push(part);
    this.#wholes.push(whole);
  }

  get estimate(): Estimate | null {
    const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);
    const [whole, games] = [sum(this.#wholes), this.#parts.length];
    if (!whole) return null;
    const value = sum(this.#parts) / whole;
    if (games < 2) return { value, low: 0, high: 1 };
    const off = sum(this.#parts.map((part, game) => (part - value * this.#wholes[game]!) ** 2));
    const margin = (SURE * Math.sqrt((off * games) / (games - 1))) / whole;
    return { value, low: Math.max(0, value - margin), high: Math.min(1, value + margin) };
  }
}

const bits = (set: number, many: number) => Array.from({ length: many }, (_, bit) => (set >> bit) & 1);

export class Outcome {
  games = 0;
  readonly cast: Cast;
  readonly #first = new Ratio();
  readonly #dealt: Ratio[];
  readonly #announced: number[];
  readonly #bluffed: number[];
  readonly #turns: number[] = [];
  readonly #endings: Record<string, number> = { none: 0 };

  constructor(cast: Cast) {
    this.cast = cast;
    this.#dealt = cast.kinds.map(() => new Ratio());
    [this.#announced, this.#bluffed] = [cast.kinds.map(() => 0), cast.kinds.map(() => 0)];
    for (const [reason] of REASONS) this.#endings[reason] = 0;
  }

  /** Take in some games: a `RESULT` for each, and a `TALLY` for all of them. */
  add(results: DataView, tally: DataView): void {
    for (let at = 0; at < results.byteLength; at += RESULT.size) this.#game(at, results);
    this.cast.kinds.forEach((_, kind) => {
      this.#announced[kind]! += Number(tally.getBigInt64(TALLY.announced[0] + 8 * kind, true));
      this.#bluffed[kind]! += Number(tally.getBigInt64(TALLY.bluffed[0] + 8 * kind, true));
    });
  }

  #game(at: number, results: DataView): void {
    const { players, kinds } = this.cast;
    const place = ([offset]: Field) => at + offset;
    const winners = bits(results.getUint16(place(RESULT.winners), true), players);
    const many = winners.reduce((one, other) => one + other, 0);
    // a tie is shared, and so is a game that found no end
    const won = winners.map((wins) => (many ? wins / many : 1 / players));
    const slots = players === 2 ? 3 : players === 3 ? 2 : 1;
    this.games += 1;
    this.#first.add(won[0]!, 1);
    const cards = kinds.map(() => [0, 0] as [part: number, whole: number]);
    for (let card = 0; card < players * slots; card++) {
      const found = cards[results.getInt8(place(RESULT.deal) + card)]!;
      found[0] += won[Math.floor(card / slots)]!;
      found[1] += 1;
    }
    cards.forEach(([part, whole], kind) => this.#dealt[kind]!.add(part, whole));
    const ending = results.getInt8(place(RESULT.ending));
    const turns = results.getInt32(place(RESULT.turns), true);
    this.#turns.push(ending ? turns : -turns);
    this.#endings[reasonOf(ending)]! += 1;
  }

  /** By character: the share of wins of whoever is dealt it, the best first. */
  get dealt(): { code: string; share: Estimate }[] {
    const found = this.cast.kinds.map(({ code }, kind) => ({ code, share: this.#dealt[kind]!.estimate }));
    return found.flatMap(({ code, share }) => (share ? [{ code, share }] : [])).sort((one, other) => other.share.value - one.share.value);
  }

  /** The share of wins that would be the same for all. */
  get fair(): number {
    return 1 / this.cast.players;
  }

  /** Some sentences, the most asked for first. */
  get findings(): Finding[] {
    return [this.#whoBegins(), ...this.#cards(), ...this.#said(), ...this.#silent(), ...this.#length(), this.#ends()];
  }

  #whoBegins(): Finding {
    const { fair } = this;
    const { value, low, high } = this.#first.estimate!;
    const even = (fair >= low && fair <= high) || Math.abs(value - fair) < HARDLY * fair;
    const key = even ? "even" : value > fair ? "more" : "less";
    return { key: `finding-first-${key}`, arguments: { first_share: value, fair_share: fair } };
  }

  #cards(): Finding[] {
    const { dealt } = this;
    const [best, worst] = [dealt[0]!, dealt.at(-1)!];
    if (dealt.length < 2) return [];
    const values = { high_share: best.share.value, low_share: worst.share.value };
    if (best.share.low <= worst.share.high || values.high_share - values.low_share < HARDLY * this.fair)
      return [{ key: "finding-cards-even", arguments: values }];
    return [{ key: "finding-cards", arguments: { best_character: this.#name(best.code), worst_character: this.#name(worst.code), ...values } }];
  }

  #said(): Finding[] {
    const most = Math.max(...this.#announced);
    if (!most) return [];
    const kind = this.#announced.indexOf(most);
    const character = this.#name(this.cast.kinds[kind]!.code);
    return [{ key: "finding-announced", arguments: { character, times: most / this.games, bluff_share: this.#bluffed[kind]! / most } }];
  }

  #silent(): Finding[] {
    const silent = this.cast.kinds.filter((_, kind) => this.#announced[kind]! < SILENT * this.games);
    return silent.map(({ code }) => ({ key: "finding-silent", arguments: { character: this.#name(code) } }));
  }

  #length(): Finding[] {
    const ended = this.#turns.filter((turns) => turns > 0);
    const turns = (ended.length ? ended : this.#turns.map((turns) => -turns)).sort((one, other) => one - other);
    const at = (share: number) => turns[Math.max(0, Math.ceil(turns.length * share) - 1)]!;
    const [low, median, high] = [at(0.1), at(0.5), at(0.9)];
    const found: Finding[] = [{ key: "finding-length", arguments: { turns: median, low, high } }];
    const endless = this.#endings.none! / this.games;
    const each = high / this.cast.players;
    if (endless >= 0.001) found.push({ key: "finding-endless", arguments: { endless_share: endless } });
    else if (each > DRAGS) found.push({ key: "finding-drags", arguments: { each: Math.round(each) } });
    return found;
  }

  #ends(): Finding {
    const [rich_share, broke_share, cheat_share] = ["rich", "broke", "cheat"].map((reason) => this.#endings[reason]! / this.games) as [number, number, number];
    const wins = this.cast.kinds.some(({ steps }) => steps.some(([what]) => what === VERBS.win!.number));
    return { key: wins ? "finding-endings-cheat" : "finding-endings", arguments: { rich_share, broke_share, cheat_share } };
  }

  #name(code: string): string {
    return this.cast.blanks.find((blank) => blank.code === code)?.name ?? code;
  }
}

function reasonOf(ending: number): string {
  return REASONS.find(([, flag]) => ending & flag)?.[0] ?? "none";
}
