// The expert's network, as src/mascarade/expert/network.py has it: in goes what an expert reads, out comes the chance of every decision.

import { ACTIONS, ANNOUNCE, MAX_KINDS, MAX_PLACES, MAX_SEATS, NETWORK, OBSERVATION, SENSES, SETUP, type Field } from "./layout.ts";

interface Layer {
  weight: Float32Array;
  bias: Float32Array;
}

const STEP_NUMBERS = NETWORK.steps + 2;
const STEP_ROWS = 4;

/** What the network makes of the characters of one table. */
export type Meanings = Float32Array;

export class Network {
  readonly #layers = new Map<string, Layer>();
  readonly #kind: number;

  /** The file with the weights: safetensors, in half precision. */
  constructor(file: ArrayBuffer) {
    const length = Number(new DataView(file).getBigUint64(0, true));
    const told = JSON.parse(new TextDecoder().decode(new Uint8Array(file, 8, length))) as Record<string, { data_offsets: [number, number] }>;
    const numbers = (name: string) => {
      const [from, to] = told[name]!.data_offsets;
      return halves(new Uint16Array(file.slice(8 + length + from, 8 + length + to)));
    };
    for (const name of Object.keys(told).filter((one) => one.endsWith(".weight"))) {
      const layer = name.slice(0, -".weight".length);
      this.#layers.set(layer, { weight: numbers(name), bias: numbers(`${layer}.bias`) });
    }
    this.#kind = this.#layers.get("reader.kind.2")!.bias.length;
  }

  /** What each character means beside the others, out of a `SETUP`. */
  meanings(setup: Uint8Array): Meanings {
    const kinds = setup[SETUP.kinds[0]]!;
    const cards = setup.subarray(SETUP.cards[0], SETUP.cards[0] + setup[SETUP.places[0]]!);
    const found = new Float32Array(MAX_KINDS * this.#kind);
    for (let kind = 0; kind < kinds; kind++) {
      const read = new Float32Array(STEP_ROWS * STEP_NUMBERS + 2);
      for (let row = 0; row < STEP_ROWS; row++) {
        const [what, first, second] = setup.subarray(SETUP.steps[0] + 3 * ((STEP_ROWS + 1) * kind + row));
        if (what! < NETWORK.steps) read[STEP_NUMBERS * row + what!] = 1;
        read[STEP_NUMBERS * row + NETWORK.steps] = Math.min(first!, NETWORK.mostRead) / 4;
        read[STEP_NUMBERS * row + NETWORK.steps + 1] = Math.min(second!, NETWORK.mostRead) / 4;
      }
      read[read.length - 2] = cards.filter((card) => card === kind).length / 2;
      read[read.length - 1] = 1;
      found.set(this.#layer("reader.kind.2", positive(this.#layer("reader.kind.0", read))), kind * this.#kind);
    }
    for (let number = 0; number < this.#kind; number++) {
      let sum = 0;
      for (let kind = 0; kind < kinds; kind++) sum += found[kind * this.#kind + number]!;
      for (let kind = 0; kind < kinds; kind++) found[kind * this.#kind + number]! -= sum / kinds;
    }
    return found;
  }

  /** How likely each relative decision is to be taken, by what an expert reads: an `OBSERVATION`, `SENSES` and what is allowed. */
  chances(meanings: Meanings, players: number, seen: Uint8Array, sensed: Uint8Array, allowed: ReadonlySet<number>): Float32Array {
    const logits = this.#logits(meanings, seen, sensed);
    const sharp = Math.fround(Math.max(1, players / NETWORK.crowd) ** 4);
    let most = -Infinity;
    for (const action of allowed) {
      // a thousandth more or less is of no account, and other machines add up in another order
      logits[action] = Math.fround(even(Math.fround(logits[action]! * 1000)) / 1000) * sharp;
      most = Math.max(most, logits[action]!);
    }
    const found = new Float32Array(ACTIONS);
    let sum = 0;
    for (const action of allowed) sum += found[action] = Math.exp(Math.fround(logits[action]! - most));
    return found.map((chance) => chance / sum);
  }

  #layer(name: string, facts: Float32Array): Float32Array {
    const { weight, bias } = this.#layers.get(name)!;
    const many = facts.length;
    return bias.map((begin, row) => {
      let sum = begin;
      for (let column = 0, at = row * many; column < many; column++, at++) sum += facts[column]! * weight[at]!;
      return sum;
    });
  }

  #logits(meanings: Meanings, seen: Uint8Array, sensed: Uint8Array): Float32Array {
    const [facts, mine] = this.#read(meanings, seen, sensed);
    let body = positive(this.#layer("body.first", facts));
    for (const name of ["body.second", "body.third"]) {
      const more = positive(this.#layer(name, body));
      body = body.map((one, number) => one + more[number]!);
    }
    const free = this.#layer("free", body);
    const ask = this.#layer("ask", body);
    const found = new Float32Array(ACTIONS);
    found.set(free.subarray(0, ANNOUNCE));
    found.set(free.subarray(ANNOUNCE), ANNOUNCE + 2 * MAX_KINDS);
    for (let kind = 0; kind < MAX_KINDS; kind++) {
      const own = this.#layer("kind", joined(meanings.subarray(kind * this.#kind, (kind + 1) * this.#kind), mine[kind]!));
      const [left, right, named] = this.#layer("say", positive(ask.map((one, number) => one + own[number]!)));
      found[ANNOUNCE + kind] = left!;
      found[ANNOUNCE + MAX_KINDS + kind] = right!;
      found[ACTIONS - MAX_KINDS + kind] = named!;
    }
    const calm = (NETWORK.calm / Math.max(NETWORK.calm, seen[OBSERVATION.turn[0]]!)) ** 3;
    return found.map((logit) => logit * calm);
  }

  /** The facts that the body reads, and what each character's own logits read. */
  #read(meanings: Meanings, seen: Uint8Array, sensed: Uint8Array): [Float32Array, number[][]] {
    const [own, known, claimed, denied] = (["own", "open", "claimed", "denied"] as const).map((name) => matrix(shares(sensed, SENSES[name])));
    const [owner, others, about] = [SENSES.owner, SENSES.others, SENSES.about].map((field) => shares(sensed, field));
    for (let place = 0; place < MAX_PLACES; place++) {
      const row = own![place]!.map((one, kind) => one * (1 + NETWORK.claimed * claimed![place]![kind]!) * (1 - NETWORK.denied * denied![place]![kind]!));
      const sum = Math.max(0.01, row.reduce((one, other) => one + other, 0));
      own![place] = row.map((one) => one / sum);
    }
    const announced = numbers(seen, OBSERVATION.announced);
    const meaning = (row: readonly number[]) => {
      const found = new Array<number>(this.#kind).fill(0);
      row.forEach((share, kind) => share && found.forEach((_, number) => (found[number]! += share * meanings[kind * this.#kind + number]!)));
      return found;
    };
    const seats = numbers(seen, OBSERVATION.seats);
    const places = numbers(seen, OBSERVATION.places);
    const said = numbers(seen, OBSERVATION.said);
    const facts = [
      ...scaled(Array.from(seen.subarray(1, 8)), NETWORK.head),
      ...numbers(seen, OBSERVATION.court).map((one) => one / 8),
      ...numbers(seen, OBSERVATION.phase),
      ...numbers(seen, OBSERVATION.step),
      ...numbers(seen, OBSERVATION.numbers).map((one) => Math.min(one, NETWORK.mostRead) / 8),
      ...Array.from({ length: MAX_SEATS }, (_, seat) => scaled(seats.slice(8 * seat, 8 * seat + 8), NETWORK.seat)).flat(),
      ...about!,
      ...meaning(announced),
    ];
    for (let place = 0; place < MAX_PLACES; place++) {
      const word = claimed![place]!.map((one, kind) => one - denied![place]![kind]!);
      const wide = places.slice(8 * place, 8 * place + 8);
      const spoken = said.slice((1 + MAX_KINDS) * place + 1, (1 + MAX_KINDS) * (place + 1));
      facts.push(...scaled(NETWORK.placeNumbers.map((number) => wide[number]!), NETWORK.place));
      for (const row of [own![place]!, known![place]!, spoken, word]) facts.push(...meaning(row));
      for (const row of [own![place]!, known![place]!, word]) facts.push(row.reduce((sum, share, kind) => sum + share * announced[kind]!, 0));
      facts.push(owner![place]!, others![place]!);
    }
    const mine = Array.from({ length: MAX_KINDS }, (_, kind) => {
      const [mine, theirs] = [own!, known!].map((rows) => rows.map((row) => row[kind]!));
      return [...mine!.slice(0, 3), ...theirs!.slice(0, 3), Math.max(...mine!.slice(3)), Math.max(...mine!.slice(1, 3))];
    });
    return [Float32Array.from(facts), mine];
  }
}

/** A decision by a number from 0 to 1. */
export function draw(chances: Float32Array, dice: number): number {
  const sums: number[] = [];
  chances.reduce((sum, chance) => (sums.push(sum + chance), sum + chance), 0);
  const mark = dice * sums.at(-1)!;
  return sums.findIndex((sum) => sum > mark);
}

const numbers = (bytes: Uint8Array, [at, , many]: Field) => Array.from(bytes.subarray(at, at + many));
const shares = (bytes: Uint8Array, field: Field) => numbers(bytes, field).map((one) => Math.fround(one / 255));
const matrix = (flat: number[]) => Array.from({ length: MAX_PLACES }, (_, place) => flat.slice(MAX_KINDS * place, MAX_KINDS * (place + 1)));
const scaled = (from: readonly number[], scale: readonly number[]) => from.map((one, number) => Math.min(NETWORK.most, one * scale[number]!));
const positive = (from: Float32Array) => from.map((one) => Math.max(0, one));

function joined(one: Float32Array, other: number[]): Float32Array {
  const found = new Float32Array(one.length + other.length);
  found.set(one);
  found.set(other, one.length);
  return found;
}

/** The nearest whole number, the even one if two are as near: as NumPy rounds. */
function even(number: number): number {
  const below = Math.floor(number);
  const rest = number - below;
  return rest < 0.5 || (rest === 0.5 && below % 2 === 0) ? below : below + 1;
}

/** Numbers in half precision as they are in single. */
function halves(from: Uint16Array): Float32Array {
  return Float32Array.from(from, (half) => {
    const [sign, exponent, rest] = [half & 0x8000 ? -1 : 1, (half >> 10) & 31, half & 1023];
    return sign * (exponent ? 2 ** (exponent - 15) * (1 + rest / 1024) : 2 ** -14 * (rest / 1024));
  });
}
