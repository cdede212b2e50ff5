// What no message can say by itself, because it depends on a name that people give. `src/mascarade/languages/grammar.py` does the same for
// terminal and server; `tests/grammar.json` has the cases that both must get right.

/** Where something was put into a message: Fluent's isolation marks. */
const TOUCHING = /(?<=[\u4e00-\u9fff])[\u2068\u2069]+(?=[0-9A-Za-zÀ-ɏ])|(?<=[0-9A-Za-zÀ-ɏ])[\u2068\u2069]+(?=[\u4e00-\u9fff])/g;

/** Capitals that are read letter by letter: one, two, or more that begin with two consonants (FBI, but not NATO). */
const SPELLED = /^(?:[A-Z]|[A-Z]{2}|[B-DF-HJ-NP-TV-Z]{2}[A-Z]*)(?!\p{L})/u;
/** Letters whose Hungarian names begin with a vowel: ef, el, em, … */
const VOWEL_NAMES = "AEIOUFLMNRSXY";
const ROMAN = /^(?=[IVX])(X{0,3})(IX|IV|V?I{0,3})\./;

/** Quotation marks, and those within others. */
const QUOTES: Record<string, [string, string, string, string]> = {
  de: ["„", "“", "‚", "‘"],
  fr: ["«\u202f", "\u202f»", "“", "”"],
};

/** `the Alchemist`; a name that has its article already has it once. */
function englishThe(name: string): string {
  return name.replace(/^([^\p{L}\p{N}_]*)(?:[Tt]he )?/u, "the $1");
}

/** `az Alkimista`, `a Révész`: what counts is the first sound, also of numbers (`az 5`, `az 1000`) and of letters (`az FBI`). */
function hungarianThe(name: string): string {
  return `${beginsWithAVowel(name) ? "az" : "a"} ${name}`;
}

function beginsWithAVowel(name: string): boolean {
  const start = name.search(/[\p{L}\p{N}]/u);
  const word = start < 0 ? "" : name.slice(start);
  const digits = /^[0-9]+/.exec(word)?.[0];
  if (digits) return digits[0] === "5" || (digits[0] === "1" && digits.length % 3 === 1); // egy, öt, ötven, ezer; but tíz, száz, tízezer
  const roman = ROMAN.exec(word); // az V. Lajos: az ötödik
  if (roman) return !roman[1] && ["V", "I"].includes(roman[2]!);
  const spelled = SPELLED.exec(word)?.[0];
  if (spelled) return VOWEL_NAMES.includes(spelled[0]!);
  const [first = "", second = ""] = [...word].map((letter) => letter.normalize("NFD").toLowerCase().charAt(0));
  return first !== "" && (first === "y" ? !"aeiou".includes(second || "a") : "aeiouøæœ".includes(first));
}

/** What the function THE of messages does: a name with its article. The other languages quote the name. */
export function the(language: string, name: string): string {
  return language === "en" ? englishThe(name) : language === "hu" ? hungarianThe(name) : name;
}

/** With the inner quotation marks where one quotation stands in another. */
export function nested(language: string, text: string): string {
  const marks = QUOTES[language];
  if (!marks) return text;
  const [opening, closing, innerOpening, innerClosing] = marks;
  let depth = 0;
  return text.replace(new RegExp(`${opening}|${closing}`, "g"), (mark) => {
    if (mark === opening) return ++depth === 1 ? opening : innerOpening;
    return depth-- <= 1 ? closing : innerClosing;
  });
}

/** Without isolation marks; with a space where Latin letters that were put in touch Han ones. */
export function spaced(text: string): string {
  return text.replace(TOUCHING, " ").replace(/[\u2068\u2069]/g, "");
}
