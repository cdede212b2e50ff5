// Names that people make up are as long as they like; ours are not. Each is written as large as its longest word allows.

interface Room {
  width: number;
  height: number;
  /** The font size where nothing stands in the way, and the smallest. */
  size: number;
  least: number;
  /** A letter's width, on average, by its size. */
  letter: number;
}

const LINE = 1.1;
const SMALLEST = 4;

/** As many letters wide as it is. */
export const widthOf = (word: string) => [...word].reduce((sum, letter) => sum + (/\p{Script=Han}/u.test(letter) ? 1.8 : /[MWmw@]/.test(letter) ? 1.6 : 1), 0);

const wordsOf = (name: string) => name.split(/\s+|(?<=-)/u).map(widthOf);

function linesOf(words: number[], most: number): number {
  let lines = 1;
  let line = 0;
  for (const word of words) {
    if (line && line + 1 + word > most) {
      lines++;
      line = 0;
    }
    line += (line ? 1 : 0) + word;
  }
  return lines;
}

function stands(words: number[], { width, height, letter }: Room, size: number): boolean {
  const most = width / (letter * size);
  return Math.max(...words) <= most && linesOf(words, most) * size * LINE <= height;
}

/** The largest size at which a name stands in its room, with no word broken. */
export function fit(name: string, room: Room): number {
  const words = wordsOf(name);
  let { size } = room;
  while (size > room.least && !stands(words, room, size)) size -= 0.5;
  return size;
}

/** The same for a name that is never cut: rather than smaller than the smallest size, a word is broken. */
export function fitWhole(name: string, room: Room): number {
  const words = wordsOf(name);
  const whole = fit(name, room);
  if (stands(words, room, whole)) return whole;
  const broken = (size: number) => {
    const most = Math.floor(room.width / (room.letter * size));
    return words.reduce((sum, word) => sum + Math.ceil(word / most), 0) * size * LINE;
  };
  let { size } = room;
  while (size > SMALLEST && broken(size) > room.height) size -= 0.5;
  return size;
}
