// A row of choices as one large number: each takes as much room as there was to choose from, and none takes more. Whatever number comes
// back from elsewhere, each choice that is read from it is one of those that there are.

export class Writer {
  readonly #choices: [choice: bigint, many: bigint][] = [];

  /** One of so many. */
  put(choice: number, many: number): void {
    this.#choices.push([BigInt(choice), BigInt(many)]);
  }

  bytes(): Uint8Array {
    let whole = 0n;
    for (const [choice, many] of this.#choices.toReversed()) whole = whole * many + choice;
    const digits = whole.toString(16);
    const even = digits.length % 2 ? `0${digits}` : digits;
    return Uint8Array.from({ length: even.length / 2 }, (_, at) => parseInt(even.slice(2 * at, 2 * at + 2), 16));
  }
}

export class Reader {
  #whole: bigint;

  constructor(bytes: Uint8Array) {
    this.#whole = BigInt(`0x0${Array.from(bytes, (one) => one.toString(16).padStart(2, "0")).join("")}`);
  }

  take(many: number): number {
    const among = BigInt(many);
    const found = Number(this.#whole % among);
    this.#whole /= among;
    return found;
  }

  /** Whether nothing is left. */
  get empty(): boolean {
    return this.#whole === 0n;
  }
}
