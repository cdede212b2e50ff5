// What people may be called, as src/mascarade/names.py and sight.py say.

import { LONGEST_NAME, RESERVED } from "./facts.ts";

const BLANK = /[\u115f\u1160\u2800\u3164\uffa0\u{1d159}]/gu;
const HIDDEN = /(?! )[\p{C}\p{Z}]/gu;
const IGNORED = /[\u034f\u17b4\u17b5\u180b-\u180f\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu;
const BAD = /[\s,.|+#:?]/gu;

const longest = (text: string, most: number) => Array.from(text).slice(0, most).join("");

/** Text without what cannot be printed. */
export function printable(text: string): string {
  return text.replace(HIDDEN, "");
}

/** Whether there is something to see in a text, and nothing in it that cannot be printed. */
export function visible(text: string): boolean {
  return printable(text) === text && /[^\p{M}\p{Z}]/u.test(text.replace(BLANK, " "));
}

/** A name as people are shown it; null if it can be none. */
export function tidy(text: string): string | null {
  const clean = printable(text.normalize("NFC").replace(BLANK, " ")).split(" ").filter(Boolean).join(" ");
  return visible(clean) && Array.from(clean).length <= LONGEST_NAME ? clean : null;
}

/** The same text for names that are hard to tell apart. */
export function alike(name: string): string {
  const folded = name.normalize("NFKC").toLowerCase().toUpperCase().toLowerCase().replaceAll("ς", "σ").normalize("NFKC");
  return folded.replace(IGNORED, "").replace(BLANK, " ").split(/\s+/).filter(Boolean).join(" ");
}

/** Names that people are shown, as a game and its record can have them: all different. */
export function gameNames(names: readonly string[]): string[] {
  const found: string[] = [];
  for (const name of names) {
    let plain = longest(name.replace(HIDDEN, "_").replace(BAD, "_"), LONGEST_NAME);
    if (!visible(plain)) plain = "_";
    let tried = plain;
    for (let number = 2; found.includes(tried) || !isName(tried); number++) tried = `${longest(plain, 20)}_${number}`;
    found.push(tried);
  }
  return found;
}

function isName(text: string): boolean {
  return Array.from(text).length <= LONGEST_NAME && visible(text) && text.search(BAD) < 0 && !RESERVED.includes(text);
}
