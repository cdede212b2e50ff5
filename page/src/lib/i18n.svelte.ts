// What people read, in their language: Fluent messages, which terminal and server use too.

import { FluentBundle, FluentNumber, type FluentFunction, type FluentVariable, type Scope } from "@fluent/bundle";
import { SvelteMap } from "svelte/reactivity";
import texts from "virtual:languages";
import { LANGUAGES } from "../protocol";
import { nested, spaced, the } from "./grammar";
import { alone, file } from "./place";
import { recall, remember } from "./storage";
import { unread } from "./unread";

export type Language = keyof typeof LANGUAGES;
export const languages = Object.keys(LANGUAGES) as Language[];
export type Args = Record<string, FluentVariable>;

const bundles = new SvelteMap<Language, FluentBundle>();
const loading = new Map<Language, Promise<void>>();

let current: Language = $state("en");
let ready = () => {};

/** From then on there is something to read. */
export const readable = new Promise<void>((done) => (ready = done));

export const language = {
  get code(): Language {
    return current;
  },
  /** Whether there is something to read yet. */
  get ready(): boolean {
    return bundles.has(current);
  },
};

/** Names of blank cards at this table (R8.5): no language file knows them. */
export const blankNames = new SvelteMap<string, string>();

/** Switch to a language; resolves when its messages are there. */
export async function choose(code: Language, keep = true): Promise<void> {
  if (keep) remember("language", code);
  await load(code);
  current = code;
  ready();
  document.documentElement.lang = code;
  // a server asks the browser which language it likes
  if (alone) document.querySelector<HTMLLinkElement>('link[rel="manifest"]')!.href = file(`manifest.${code}.webmanifest`);
}

/** The language to begin with: the one chosen before, or the browser's. */
export function preferred(): Language {
  const kept = recall("language");
  if (isLanguage(kept)) return kept;
  for (const wish of navigator.languages ?? []) {
    const found = languages.find((code) => base(code) === base(wish));
    if (found) return found;
  }
  return "en";
}

function base(code: string): string {
  return code.toLowerCase().split("-")[0]!;
}

function isLanguage(code: unknown): code is Language {
  return languages.includes(code as Language);
}

function load(code: Language): Promise<void> {
  let promise = loading.get(code);
  if (!promise) {
    promise = read(code);
    loading.set(code, promise);
    promise.catch(() => loading.delete(code));
  }
  return promise;
}

async function read(code: Language): Promise<void> {
  // all five languages are written from left to right: the marks around what is put in only show Chinese where to leave a space
  const functions: Record<string, FluentFunction> = { THE: ([name]) => the(code, String(name)) };
  const bundle = new FluentBundle(code, { useIsolating: code === "zh-Hant", functions });
  ({ messages: bundle._messages, terms: bundle._terms } = unread((await texts[code]!()).default));
  bundles.set(code, bundle);
}

/** Whether there is such a message, in the chosen language or in English. */
export function has(key: string): boolean {
  return pattern(key, current) !== null || pattern(key, "en") !== null;
}

/** All keys that begin so, in the order of the file. */
export function keysLike(prefix: string): string[] {
  return [...(bundles.get(current)?._messages.keys() ?? [])].filter((key) => key.startsWith(prefix));
}

/**
 * A message in the reader's language. `key` may name an attribute: `home-join.hint`. Where `args` has a `character` (or something that
 * ends in `_character`), its code is replaced by its name, and its inflected forms come along: `$character_the`, `_acc`, `_dat`.
 */
export function t(key: string, args?: Args): string {
  const all = args && inflected(args);
  const said = format(key, current, all) ?? format(key, "en", all) ?? missing(key);
  return all === args ? said : nested(current, said);
}

/** A number, written without what browsers take long to set up where all five languages write it alike. */
class Count extends FluentNumber {
  override toString(scope?: Scope): string {
    return Number.isInteger(this.value) && this.value >= 0 && this.value < 1000 ? `${this.value}` : super.toString(scope);
  }
}

function counted(args: Args): Args {
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, typeof value === "number" ? new Count(value) : value]));
}

function format(key: string, code: Language, args?: Args): string | null {
  const found = pattern(key, code);
  if (found === null) return null;
  const errors: Error[] = [];
  const text = bundles.get(code)!.formatPattern(found, args && counted(args), errors);
  if (import.meta.env.DEV && errors.length) console.error(code, key, ...errors);
  return spaced(text);
}

function pattern(key: string, code: Language) {
  const [id, attribute] = key.split(".") as [string, string?];
  const message = bundles.get(code)?.getMessage(id);
  return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
}

function missing(key: string): string {
  if (current !== "en") void load("en"); // shown as soon as it is there
  if (import.meta.env.DEV && language.ready) console.error("no message", key);
  return language.ready ? `⟨${key}⟩` : "";
}

export interface Forms {
  character: string;
  character_the: string;
  character_acc: string;
  character_dat: string;
}

/** A character's name, as sentences of inflected languages need it; a blank card's is made by rule. */
export function forms(code: string): Forms {
  const name = blankNames.get(code) ?? code;
  const form = (attribute: string) => t(characterKey(code) + attribute, { name });
  return { character: form(""), character_the: form(".the"), character_acc: form(".acc"), character_dat: form(".dat") };
}

/** A character's name alone. */
export function characterName(code: string): string {
  return t(characterKey(code), { name: blankNames.get(code) ?? code });
}

/** A blank card's name: those that come with the package are translated. */
export function blankName(name: string): string {
  return t(blankKey(name), { name });
}

function characterKey(code: string): string {
  const key = `character-${code}`;
  return !blankNames.has(code) && (has(key) || !language.ready) ? key : blankKey(blankNames.get(code) ?? code);
}

function blankKey(name: string): string {
  const example = `example-${name.toLowerCase()}`;
  return has(example) ? example : "character-named";
}

function inflected(args: Args): Args {
  let all = args;
  for (const [name, value] of Object.entries(args)) {
    if (typeof value !== "string" || !(name === "character" || name.endsWith("_character"))) continue;
    for (const [form, text] of Object.entries(forms(value))) all = { ...all, [form.replace("character", name)]: text };
  }
  return all;
}
