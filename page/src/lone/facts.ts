// Facts for tables in the browser, made from the Python definitions by `make types`. Do not edit.

import type { Position } from "../core/game.ts";
import type { Mood } from "../protocol.ts";

/** Of a power: its number in the core, and two numbers. */
export type Step = readonly [what: number, first: number, second: number];
export interface Character {
  code: string;
  copies: number;
  /** The least number of players. */
  players: number;
  bringsGold: boolean;
  steps: readonly Step[];
}
export interface Printed {
  players: readonly number[];
  gold: number;
  /** R2.6. */
  strict: boolean;
  /** The usual one. */
  scenario: string;
  characters: readonly Character[];
}
export interface Verb {
  number: number;
  ranges: readonly (readonly [low: number, high: number])[];
  /** Of each number: the words for the last ones of its range. */
  words: readonly (readonly string[])[];
  flag: string;
  /** Or the word that must come first in it for that. */
  bringsGold: boolean | string;
  /** Numbers that make no sense together: one of these as that number, and one of those as the other. */
  apart: readonly (readonly [one: number, values: readonly number[], other: number, never: readonly number[]])[];
}
export interface Lesson {
  names: readonly string[];
  cast: readonly string[];
  deal: readonly string[];
  start: Position;
  actions: readonly number[];
}
export interface Manner {
  slow: number;
  at_once: number;
  held: number;
}
export interface Pace {
  think: readonly [number, number];
  answer: readonly [number, number];
  heard: number;
  deal: number;
  away: number;
}

export const PRINTED: Readonly<Record<number, Printed>> = {"1": {"players": [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13], "gold": 194, "strict": true, "scenario": "", "characters": [{"code": "judge", "copies": 1, "players": 2, "bringsGold": false, "steps": [[3, 0, 0]]}, {"code": "bishop", "copies": 1, "players": 2, "bringsGold": false, "steps": [[6, 2, 0]]}, {"code": "king", "copies": 1, "players": 2, "bringsGold": true, "steps": [[1, 3, 0]]}, {"code": "queen", "copies": 1, "players": 2, "bringsGold": true, "steps": [[1, 2, 0]]}, {"code": "fool", "copies": 1, "players": 2, "bringsGold": true, "steps": [[1, 1, 0], [12, 0, 0]]}, {"code": "thief", "copies": 1, "players": 2, "bringsGold": false, "steps": [[4, 1, 0]]}, {"code": "witch", "copies": 1, "players": 2, "bringsGold": false, "steps": [[9, 0, 0]]}, {"code": "spy", "copies": 1, "players": 2, "bringsGold": false, "steps": [[13, 1, 0]]}, {"code": "peasant", "copies": 2, "players": 8, "bringsGold": true, "steps": [[10, 1, 2]]}, {"code": "cheat", "copies": 1, "players": 2, "bringsGold": false, "steps": [[11, 10, 0]]}, {"code": "inquisitor", "copies": 1, "players": 8, "bringsGold": false, "steps": [[15, 4, 0]]}, {"code": "widow", "copies": 1, "players": 2, "bringsGold": true, "steps": [[2, 10, 0]]}]}, "2": {"players": [4, 5, 6, 7, 8, 9, 10, 11, 12], "gold": 200, "strict": false, "scenario": "A", "characters": [{"code": "judge", "copies": 1, "players": 2, "bringsGold": false, "steps": [[3, 0, 0]]}, {"code": "empress", "copies": 1, "players": 2, "bringsGold": true, "steps": [[1, 3, 0]]}, {"code": "king", "copies": 1, "players": 2, "bringsGold": true, "steps": [[1, 2, 0]]}, {"code": "guru", "copies": 1, "players": 8, "bringsGold": false, "steps": [[15, 4, 0]]}, {"code": "beggar", "copies": 1, "players": 2, "bringsGold": false, "steps": [[7, 1, 0]]}, {"code": "patron", "copies": 1, "players": 2, "bringsGold": true, "steps": [[1, 3, 0], [5, 1, 0]]}, {"code": "cheat", "copies": 1, "players": 2, "bringsGold": false, "steps": [[11, 10, 0]]}, {"code": "fool", "copies": 1, "players": 2, "bringsGold": true, "steps": [[1, 1, 0], [12, 0, 0]]}, {"code": "widow", "copies": 1, "players": 2, "bringsGold": true, "steps": [[2, 10, 0]]}, {"code": "spy", "copies": 1, "players": 2, "bringsGold": false, "steps": [[13, 0, 0]]}, {"code": "puppet_master", "copies": 1, "players": 6, "bringsGold": false, "steps": [[16, 1, 0], [17, 0, 0]]}, {"code": "princess", "copies": 1, "players": 6, "bringsGold": true, "steps": [[1, 2, 0], [18, 0, 0]]}, {"code": "witch", "copies": 1, "players": 2, "bringsGold": false, "steps": [[9, 0, 0]]}, {"code": "peasant", "copies": 2, "players": 8, "bringsGold": true, "steps": [[10, 1, 2]]}, {"code": "thief", "copies": 1, "players": 2, "bringsGold": false, "steps": [[4, 1, 0]]}, {"code": "swindler", "copies": 1, "players": 2, "bringsGold": false, "steps": [[6, 2, 1]]}]}};
export const CASTS: readonly (readonly [edition: number, players: number, scenario: string, codes: string])[] = [[1, 2, "", "bishop fool judge queen king witch"], [1, 3, "", "bishop fool judge queen king witch"], [1, 4, "", "judge bishop king queen thief cheat"], [1, 5, "", "judge bishop king queen witch cheat"], [1, 6, "", "judge bishop king queen witch cheat"], [1, 7, "", "judge bishop king queen thief witch fool"], [1, 8, "", "judge bishop king queen witch fool peasant peasant"], [1, 9, "", "judge bishop king queen witch fool peasant peasant cheat"], [1, 10, "", "judge bishop king queen witch fool peasant peasant cheat spy"], [1, 11, "", "judge bishop king queen witch fool peasant peasant cheat spy inquisitor"], [1, 12, "", "judge bishop king queen witch fool peasant peasant cheat spy inquisitor widow"], [1, 13, "", "judge bishop king queen witch fool peasant peasant cheat spy inquisitor widow thief"], [1, 7, "spy", "judge bishop king queen thief witch spy"], [2, 4, "A", "judge empress king swindler thief cheat"], [2, 5, "A", "judge empress king swindler thief cheat"], [2, 6, "A", "judge princess patron swindler witch cheat"], [2, 7, "A", "judge empress fool patron swindler thief witch"], [2, 8, "A", "judge king princess swindler spy thief cheat witch"], [2, 9, "A", "judge empress princess patron swindler spy witch cheat thief"], [2, 10, "A", "judge empress princess patron swindler spy witch cheat thief widow"], [2, 11, "A", "judge empress princess patron fool peasant peasant swindler witch puppet_master thief"], [2, 12, "A", "judge princess patron fool widow peasant peasant guru swindler witch cheat beggar"], [2, 4, "B", "judge empress fool widow witch beggar"], [2, 5, "B", "judge empress fool widow witch beggar"], [2, 6, "B", "judge empress king widow thief beggar"], [2, 7, "B", "judge king princess widow swindler cheat beggar"], [2, 8, "B", "judge princess widow peasant peasant swindler puppet_master beggar"], [2, 9, "B", "judge princess patron widow peasant peasant guru puppet_master beggar"], [2, 10, "B", "judge princess patron widow peasant peasant guru swindler witch beggar"], [2, 11, "B", "judge princess patron peasant peasant guru swindler spy witch cheat puppet_master"], [2, 12, "B", "judge empress princess patron peasant peasant guru swindler spy witch cheat puppet_master"]];
export const VERBS: Readonly<Record<string, Verb>> = {"bank": {"number": 1, "ranges": [[1, 12]], "words": [[]], "flag": "", "bringsGold": true, "apart": []}, "fill": {"number": 2, "ranges": [[7, 12]], "words": [[]], "flag": "", "bringsGold": true, "apart": []}, "court": {"number": 3, "ranges": [], "words": [], "flag": "", "bringsGold": false, "apart": []}, "neighbours": {"number": 4, "ranges": [[1, 12]], "words": [[]], "flag": "", "bringsGold": false, "apart": []}, "treat": {"number": 5, "ranges": [[1, 12]], "words": [[]], "flag": "", "bringsGold": true, "apart": []}, "richest": {"number": 6, "ranges": [[1, 12]], "words": [[]], "flag": "self", "bringsGold": false, "apart": []}, "richer": {"number": 7, "ranges": [[1, 12]], "words": [[]], "flag": "", "bringsGold": false, "apart": []}, "chosen": {"number": 8, "ranges": [[1, 12]], "words": [[]], "flag": "", "bringsGold": false, "apart": []}, "trade": {"number": 9, "ranges": [], "words": [], "flag": "", "bringsGold": false, "apart": []}, "together": {"number": 10, "ranges": [[0, 12], [1, 12]], "words": [[], []], "flag": "", "bringsGold": true, "apart": []}, "win": {"number": 11, "ranges": [[7, 12]], "words": [[]], "flag": "", "bringsGold": false, "apart": []}, "stir": {"number": 12, "ranges": [], "words": [], "flag": "", "bringsGold": false, "apart": []}, "spy": {"number": 13, "ranges": [], "words": [], "flag": "centre", "bringsGold": false, "apart": []}, "peek": {"number": 14, "ranges": [], "words": [], "flag": "", "bringsGold": false, "apart": []}, "accuse": {"number": 15, "ranges": [[1, 12]], "words": [[]], "flag": "", "bringsGold": false, "apart": []}, "puppets": {"number": 16, "ranges": [[1, 12]], "words": [[]], "flag": "", "bringsGold": false, "apart": []}, "seats": {"number": 17, "ranges": [], "words": [], "flag": "", "bringsGold": false, "apart": []}, "expose": {"number": 18, "ranges": [], "words": [], "flag": "", "bringsGold": false, "apart": []}, "gold": {"number": 19, "ranges": [[1, 12], [1, 12], [1, 14]], "words": [["bank", "you", "court", "left", "right", "neighbours", "others", "announcer", "claimants", "chosen", "richest", "poorest"], ["bank", "you", "court", "left", "right", "neighbours", "others", "announcer", "claimants", "chosen", "richest", "poorest"], ["half", "all"]], "flag": "", "bringsGold": "bank", "apart": [[0, [1], 1, [1]], [0, [2], 1, [2]], [0, [3], 1, [3]], [0, [4], 1, [4]], [0, [5], 1, [5]], [0, [6], 1, [6]], [0, [7], 1, [7]], [0, [8], 1, [8]], [0, [9], 1, [9]], [0, [10], 1, [10]], [0, [11], 1, [11]], [0, [12], 1, [12]], [0, [3], 1, [1]], [0, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 1, [3]], [0, [6, 7, 9], 1, [6, 7, 9]], [0, [4, 5], 1, [6]], [0, [6], 1, [4, 5]], [0, [1], 2, [13, 14]], [1, [6, 7, 9], 2, [13, 14]]]}, "rotate": {"number": 20, "ranges": [[1, 3]], "words": [["left", "right", "chosen"]], "flag": "", "bringsGold": false, "apart": []}, "if": {"number": 21, "ranges": [[1, 6]], "words": [["poorest", "richest", "unclaimed", "claimed", "right", "wrong"]], "flag": "", "bringsGold": false, "apart": []}};
export const LESSONS: Readonly<Record<number, Lesson>> = {"1": {"names": ["You", "Aurelia", "Balthazar", "Colombina"], "cast": ["judge", "bishop", "king", "queen", "thief", "cheat"], "deal": ["queen", "king", "judge", "thief", "bishop", "cheat"], "start": {"next": 0, "turn": 1, "gold": [8, 5, 6, 7]}, "actions": [1, 47, 5, 45, 90, 96, 123, 123, 123, 90, 95, 124, 123, 123, 49, 3, 93, 123, 123, 123, 90, 94, 123, 123, 123, 128]}, "2": {"names": ["You", "Aurelia", "Balthazar", "Colombina", "Dorian", "Esmeralda"], "cast": ["princess", "puppet_master", "king", "judge", "empress", "witch"], "deal": ["princess", "puppet_master", "king", "judge", "empress", "witch"], "start": {"next": 0, "turn": 5, "gold": [5, 6, 6, 5, 11, 4]}, "actions": [97, 123, 123, 123, 123, 123, 129, 96, 123, 123, 123, 123, 123, 149, 90, 90, 94, 123, 123, 123, 123, 123]}};
export const MAX_STEPS: number = 4;
export const MOST_COPIES: number = 4;
export const LONGEST_BLANK: number = 32;
export const LONGEST_NAME: number = 24;
export const RESERVED: readonly string[] = ["*", "bank", "centre", "court", "none"];
export const RECORD_VERSION: string = "1";
export const BOT_NAMES: readonly string[] = ["Aurelia", "Balthazar", "Colombina", "Dorian", "Esmeralda", "Fabrizio", "Ginevra", "Hector", "Isolde", "Jacopo", "Lucrezia", "Marcello", "Ottavia", "Pantalone", "Rosaura", "Serafina", "Tiberio", "Ursula", "Valentino", "Zerbinetta"];
export const LETTERS: string = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
export const RECENT: number = 64;
export const PACE: Pace = {"think": [0.9, 2.4], "answer": [0.45, 1.7], "heard": 1.6, "deal": 90.0, "away": 25.0};
export const OVERTIME_SECONDS: number = 0.5;
export const MOODS: Readonly<Record<Mood, readonly [likely: number, wordy: number, lines: number]>> = {"won": [1.0, 0.9, 3], "caught": [0.8, 0.5, 5], "robbed": [0.55, 0.5, 4], "proud": [0.6, 0.5, 4], "lucky": [0.5, 0.4, 4], "beaten": [0.4, 0.7, 3], "boast": [0.3, 0.6, 5], "amused": [0.2, 0.3, 3]};
export const LIVELY: Readonly<Record<string, number>> = {"cautious": 0.6, "bold": 1.3, "whimsical": 1.3};
export const FACES: number = 2;
export const TALKATIVE: number = 2;
export const MUCH: number = 3;
export const SIDES: number = 16777216;
export const MANNERS: Readonly<Record<string, Manner>> = {"cautious": {"slow": 1.2, "at_once": 0.06, "held": 0.1}, "bold": {"slow": 0.8, "at_once": 0.22, "held": 0.04}, "whimsical": {"slow": 1.0, "at_once": 0.2, "held": 0.12}};
export const SURE: number = 2.5758293035489004;
export const HARDLY: number = 0.06;
export const DRAGS: number = 12;
export const SILENT: number = 0.05;
export const EVEN: Manner = {"slow": 1.0, "at_once": 0.12, "held": 0.06};
export const TEMPO: Readonly<Record<string, number>> = {"close": 3, "tense": 1.25, "at_once": 0.6};
export const HELD: readonly [number, number] = [1.4, 2.1];
