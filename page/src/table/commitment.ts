// The deal was committed to before the game: SHA-256 over salt and deal. Anybody can check it afterwards.

/** What was hashed, byte for byte: the salt, a line feed, the cards by place with commas. */
export function committed(salt: string, deal: string[]): string {
  return `${salt}\n${deal.join(",")}`;
}

export async function digest(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  // a page that came over plain http, as in a living room, has no WebCrypto
  const hash = globalThis.crypto?.subtle ? new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)) : sha256(bytes);
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** FIPS 180-4, for where the browser does not lend its own. */
export function sha256(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array((((message.length + 8) >> 6) + 1) << 6);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(message.length / 0x2000_0000));
  view.setUint32(padded.length - 4, message.length << 3);
  const state = ROOTS.map((root) => fraction(Math.sqrt(root)));
  const words = new Int32Array(64);
  const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));
  for (let offset = 0; offset < padded.length; offset += 64) {
    for (let i = 0; i < 16; i++) words[i] = view.getInt32(offset + 4 * i);
    for (let i = 16; i < 64; i++) {
      const [w2, w15] = [words[i - 2]!, words[i - 15]!];
      const s0 = turn(w15, 7) ^ turn(w15, 18) ^ (w15 >>> 3);
      const s1 = turn(w2, 17) ^ turn(w2, 19) ^ (w2 >>> 10);
      words[i] = words[i - 16]! + s0 + words[i - 7]! + s1;
    }
    let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
      const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + CONSTANTS[i]! + words[i]!) | 0;
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((value, index) => (state[index] = (state[index]! + value) | 0));
  }
  const hash = new DataView(new ArrayBuffer(32));
  state.forEach((word, index) => hash.setInt32(4 * index, word));
  return new Uint8Array(hash.buffer);
}

const PRIMES = Array.from({ length: 312 }, (_, number) => number).filter(
  (number) =>
    number > 1 &&
    !Array.from({ length: number }, (_, divisor) => divisor).some((divisor) => divisor > 1 && divisor < number && number % divisor === 0),
);
const ROOTS = PRIMES.slice(0, 8);
const fraction = (value: number) => ((value - Math.floor(value)) * 0x1_0000_0000) | 0;
const CONSTANTS = PRIMES.slice(0, 64).map((prime) => fraction(Math.cbrt(prime)));
