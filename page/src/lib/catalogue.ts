// What the server knows of editions, casts and powers: the page knows no rules.

import type { Asked, BlankCard, Edition } from "../protocol";
import { file } from "./place";

export interface CatalogueStep {
  verb: string;
  numbers: number[];
  flag: boolean;
}

export interface CatalogueCharacter {
  code: string;
  copies: number;
  /** The least number of players. */
  players: number;
  brings_gold: boolean;
  steps: CatalogueStep[];
}

export interface CatalogueEdition {
  /** The numbers of players that can play it. */
  players: number[];
  gold: number;
  characters: CatalogueCharacter[];
  /** By number of players, then by scenario: the codes of all cards. */
  casts: Record<string, Record<string, string[]>>;
}

/** A word that powers are written in, the numbers that follow it, and a word that may follow those. */
export interface CatalogueVerb {
  verb: string;
  /** `words`: how the last ones of the range are written. */
  numbers: { name: string; low: number; high: number; words: string[] }[];
  flag: string;
  /** What it asks for, in order. */
  asks: Asked[];
  /** It asks only where one of these words is in it, once for each. */
  asking: string[];
  /** Numbers that make no sense together: one of these as that number, and one of those as the other. */
  apart: [one: number, values: number[], other: number, never: number[]][];
}

export interface Catalogue {
  editions: Record<Edition, CatalogueEdition>;
  /** Blank-card characters to begin with. */
  blanks: Required<BlankCard>[];
  verbs: CatalogueVerb[];
}

let loading: Promise<Catalogue> | null = null;
let loaded: Catalogue | null = null;

/** The catalogue, fetched once. */
export function catalogue(): Promise<Catalogue> {
  loading ??= fetchIt().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function fetchIt(): Promise<Catalogue> {
  const response = await fetch(file("catalogue.json"));
  if (!response.ok) throw new Error(`catalogue: ${response.status}`);
  loaded = (await response.json()) as Catalogue;
  return loaded;
}

/** The catalogue, where it has been awaited before. */
export function loadedCatalogue(): Catalogue | null {
  return loaded;
}
