// Records, doors and numbers of `core.wasm`, made from the Python definitions by `make types`. Do not edit.

/** A field of a record: where it begins, what its numbers are, how many there are. */
export type Field = readonly [at: number, kind: "BigInt64" | "Float32" | "Float64" | "Int16" | "Int32" | "Int8" | "Uint16" | "Uint8", many: number];
export const SETUP = {
  size: 1290,
  gold: [0, "Int16", 1],
  seats: [2, "Int8", 1],
  slots: [3, "Int8", 1],
  places: [4, "Int8", 1],
  kinds: [5, "Int8", 1],
  strict: [6, "Int8", 1],
  announce_slots: [7, "Int8", 1],
  reaches: [8, "Int8", 1],
  pairs: [9, "Int8", 1],
  cards: [10, "Int8", 15],
  reach: [25, "Int8", 182],
  pair: [207, "Int8", 858],
  steps: [1065, "Int8", 225],
} as const;
export const GAME = {
  size: 88,
  turn: [0, "Int32", 1],
  gold: [4, "Int16", 15],
  bound: [34, "Uint16", 1],
  shown: [36, "Uint16", 1],
  hands: [38, "Uint16", 1],
  debtors: [40, "Uint16", 1],
  users: [42, "Uint16", 1],
  options: [44, "Uint16", 1],
  winners: [46, "Uint16", 1],
  person: [48, "Int8", 13],
  turn_seat: [61, "Int8", 1],
  actor: [62, "Int8", 1],
  phase: [63, "Int8", 1],
  character: [64, "Int8", 1],
  user: [65, "Int8", 1],
  row: [66, "Int8", 1],
  first: [67, "Int8", 1],
  second: [68, "Int8", 1],
  ending: [69, "Int8", 1],
  cards: [70, "Int8", 15],
} as const;
export const LOG = {
  size: 1800,
  count: [0, "BigInt64", 1],
  rows: [8, "BigInt64", 224],
} as const;
export const LORE = {
  size: 952,
  known: [0, "Float32", 195],
  claims: [780, "Float32", 13],
  bluffs: [832, "Float32", 13],
  answers: [884, "Float32", 13],
  announced: [936, "Int8", 1],
  using: [937, "Int8", 1],
  seat: [938, "Int8", 13],
} as const;
export const MIND = {
  size: 1224,
  odds: [0, "Float32", 225],
  trusts: [900, "Float32", 15],
  good: [960, "Float32", 15],
  lie: [1020, "Float32", 15],
  hold: [1080, "Float32", 15],
  notes: [1140, "Float32", 6],
  gold: [1164, "Int16", 15],
  ending: [1194, "Int8", 1],
  said: [1196, "Float32", 1],
  lied: [1200, "Float32", 1],
  company: [1204, "Float32", 1],
  guess: [1208, "Float32", 1],
  turn: [1212, "Int32", 1],
  hurt: [1216, "Int8", 1],
  me: [1217, "Int8", 1],
  turn_seat: [1218, "Int8", 1],
  hands: [1220, "Uint16", 1],
} as const;
export const PLAYER = {
  size: 88,
  style: [0, "Int8", 1],
  sees: [1, "Int8", 1],
  exact: [2, "Int8", 1],
  memory: [4, "Float32", 1],
  fades: [8, "Float64", 1],
  whim: [16, "Float32", 1],
  nerve: [20, "Float32", 1],
  spite: [24, "Float32", 1],
  patience: [28, "Float32", 1],
  crowd: [32, "Float32", 1],
  credit: [36, "Float32", 1],
  doubt: [40, "Float32", 1],
  seen: [44, "Float32", 1],
  shyness: [48, "Float32", 1],
  spoiling: [52, "Float32", 1],
  announces: [56, "Float32", 1],
  claims: [60, "Float32", 1],
  passes: [64, "Float32", 1],
  split: [68, "Float32", 1],
  cheek: [72, "Float32", 1],
  guile: [76, "Float32", 1],
  mischief: [80, "Float32", 1],
  caution: [84, "Float32", 1],
} as const;
export const RESULT = {
  size: 56,
  turns: [0, "Int32", 1],
  decisions: [4, "Int32", 1],
  winners: [8, "Uint16", 1],
  ending: [10, "Int8", 1],
  gold: [12, "Int16", 13],
  deal: [38, "Int8", 15],
} as const;
export const TALLY = {
  size: 992,
  announced: [0, "BigInt64", 15],
  bluffed: [120, "BigInt64", 15],
  challenged: [240, "BigInt64", 15],
  caught: [360, "BigInt64", 15],
  claimed: [480, "BigInt64", 15],
  false_claims: [600, "BigInt64", 15],
  used: [720, "BigInt64", 15],
  earned: [840, "BigInt64", 15],
  illegal: [960, "BigInt64", 1],
  exchanged: [968, "BigInt64", 1],
  pretended: [976, "BigInt64", 1],
  looked: [984, "BigInt64", 1],
} as const;
export const NOTES = {
  size: 480,
  known: [0, "Uint16", 195],
  said: [390, "Uint8", 15],
  said_turn: [406, "Uint16", 15],
  spoke: [436, "Uint8", 13],
  wrong: [449, "Uint8", 13],
  seat: [462, "Int8", 13],
  announced: [475, "Int8", 1],
  announced_turn: [476, "Int32", 1],
} as const;
export const NUMBERING = {
  size: 17532,
  cores: [0, "Uint16", 3445],
  relatives: [6890, "Uint16", 3445],
  seats: [13780, "Uint8", 169],
  places: [13949, "Uint8", 195],
  partners: [14144, "Uint8", 208],
  allowed: [14352, "Uint8", 3180],
} as const;
export const ODDS = {
  size: 6750,
  of: [0, "Uint16", 3150],
  claimed: [6300, "Uint8", 225],
  denied: [6525, "Uint8", 225],
} as const;
export const OBSERVATION = {
  size: 752,
  version: [0, "Uint8", 1],
  edition: [1, "Uint8", 1],
  table: [2, "Uint8", 4],
  turn: [6, "Uint8", 1],
  bank: [7, "Uint8", 1],
  seats: [8, "Uint8", 104],
  places: [112, "Uint8", 120],
  known: [232, "Uint8", 225],
  said: [457, "Uint8", 240],
  court: [697, "Uint8", 1],
  phase: [698, "Uint8", 12],
  announced: [710, "Uint8", 15],
  step: [725, "Uint8", 19],
  numbers: [744, "Uint8", 2],
  later: [746, "Uint8", 6],
} as const;
export const SENSES = {
  size: 944,
  own: [0, "Uint8", 225],
  open: [225, "Uint8", 225],
  claimed: [450, "Uint8", 225],
  denied: [675, "Uint8", 225],
  owner: [900, "Uint8", 15],
  others: [915, "Uint8", 15],
  about: [930, "Uint8", 13],
  spare: [943, "Uint8", 1],
} as const;
export const MAX_SEATS = 13;
export const MAX_PLACES = 15;
export const MAX_KINDS = 15;
export const MAX_EVENTS = 224;
export const ACTIONS = 265;
export const BANK = 13;
export const COURT = 14;
export const ONLOOKER = 15;
export const EVERYBODY = 65535;
export const PUBLIC = 70;
export const FREE = 2;
export const ANSWER = 3;
export const OVER = 11;
export const EXCHANGE = 0;
export const PRETEND = 45;
export const LOOK = 90;
export const ANNOUNCE = 93;
export const PASS = 123;
export const CLAIM = 124;
export const CHOOSE = 127;
export const CHOOSE_NONE = 142;
export const CHOOSE_TWO = 143;
export const SWAP_EXCHANGE = 248;
export const SWAP_PRETEND = 249;
export const NAME = 250;
export const CHOOSE_PLAYER = 4;
export const CHOOSE_PLAYER_OR_NONE = 5;
export const CHOOSE_PLAYERS = 7;
export const ANNOUNCED = 6;
/** By phase: what is asked for. */
export const ASKED = ["exchange", "quiet turn", "turn", "answer", "choose a player", "choose a player or none", "choose a card", "choose two players", "choose two cards", "exchange or pretend", "name a character", "over"] as const;
/** By kind of event, from 1: its word, and what its bytes say. */
export const EVENTS = [["", []], ["took", ["player", "cards"]], ["exchanged", ["cards"]], ["pretended", ["cards"]], ["looked", ["player", "card"]], ["saw", ["card", "character"]], ["announced", ["player", "card", "character"]], ["passed", ["player"]], ["claimed", ["player", "card"]], ["showed", ["card", "character"]], ["used", ["player", "character"]], ["paid", ["payer", "payee", "amount"]], ["chose", ["player", "chosen"]], ["traded", ["player", "other"]], ["named", ["player", "character"]], ["moved", ["player", "other"]], ["exposed", ["player"]], ["ended", ["reason", "winners"]], ["rotated", ["player", "other"]]] as const;
/** How many bytes each role takes. */
export const ROLES: Readonly<Record<string, number>> = {"player": 1, "other": 1, "payer": 1, "payee": 1, "amount": 1, "card": 1, "cards": 2, "character": 1, "chosen": 2, "reason": 1, "winners": 2};
/** Why a game ended, the strongest reason first: a word, and its flag in `ending`. */
export const REASONS = [["cheat", 4], ["rich", 1], ["broke", 2]] as const;
/** The places, or seats, of each choice of two. */
export const PAIRS: readonly (readonly number[])[] = [[0, 1], [0, 2], [1, 2], [0, 3], [1, 3], [2, 3], [0, 4], [1, 4], [2, 4], [3, 4], [0, 5], [1, 5], [2, 5], [3, 5], [4, 5], [0, 6], [1, 6], [2, 6], [3, 6], [4, 6], [5, 6], [0, 7], [1, 7], [2, 7], [3, 7], [4, 7], [5, 7], [6, 7], [0, 8], [1, 8], [2, 8], [3, 8], [4, 8], [5, 8], [6, 8], [7, 8], [0, 9], [1, 9], [2, 9], [3, 9], [4, 9], [5, 9], [6, 9], [7, 9], [8, 9], [0, 10], [1, 10], [2, 10], [3, 10], [4, 10], [5, 10], [6, 10], [7, 10], [8, 10], [9, 10], [0, 11], [1, 11], [2, 11], [3, 11], [4, 11], [5, 11], [6, 11], [7, 11], [8, 11], [9, 11], [10, 11], [0, 12], [1, 12], [2, 12], [3, 12], [4, 12], [5, 12], [6, 12], [7, 12], [8, 12], [9, 12], [10, 12], [11, 12], [0, 13], [1, 13], [2, 13], [3, 13], [4, 13], [5, 13], [6, 13], [7, 13], [8, 13], [9, 13], [10, 13], [11, 13], [12, 13], [0, 14], [1, 14], [2, 14], [3, 14], [4, 14], [5, 14], [6, 14], [7, 14], [8, 14], [9, 14], [10, 14], [11, 14], [12, 14], [13, 14]];
/** Bots by name, as `PLAYER` in base64. */
export const PLAYERS: Readonly<Record<string, string>> = {
  "novice:even": "AgAAAG8SAzt7FB80OKTkP28SgztmZqY/AAAAAM3MTD+amZk+AACAQI/C9T0AAEA/CtejO83MzD4AAEBAAACAQAAAAD/NzEw/AAAAAAAAAAAAAAAAAAAAAA==",
  "novice:cautious": "AgAAAG8SAzt7FB80OKTkP28SgzsAAABAAAAAAM3MTD+amZk+AACAQI/C9T0AAEA/CtejO83MzD4AAEBAAACAQAAAAD/NzEw/AAAAAAAAAAAAAAAAAAAAAA==",
  "novice:bold": "AgAAAG8SAzt7FB80OKTkP28SgzsAAEA/AAAAAM3MTD+amZk+AACAQI/C9T0AAEA/CtejO83MzD4AAEBAAACAQAAAAD/NzEw/AAAAAAAAAAAAAAAAAAAAAA==",
  "novice:vengeful": "AgAAAG8SAzt7FB80OKTkP28SgztmZqY/zcxMPc3MTD+amZk+AACAQI/C9T0AAEA/CtejO83MzD4AAEBAAACAQAAAAD/NzEw/AAAAAAAAAAAAAAAAAAAAAA==",
  "novice:whimsical": "AgAAAG8SAzt7FB80OKTkPwrXozxmZqY/AAAAAM3MTD+amZk+AACAQI/C9T0AAEA/CtejO83MzD4AAEBAAACAQAAAAD/NzEw/AAAAAAAAAAAAAAAAAAAAAA==",
  "casual:even": "AgAAAArXIzxCvudFnCXhP28SgztmZqY/AAAAAM3MTD+amZk+AACAQI/C9T0AAEA/CtejO83MzD4AAEBAAACAQAAAAD/NzEw/AAAAAAAAAAAAAAAAAAAAAA==",
  "casual:cautious": "AgAAAArXIzxCvudFnCXhP28SgzsAAABAAAAAAM3MTD+amZk+AACAQI/C9T0AAEA/CtejO83MzD4AAEBAAACAQAAAAD/NzEw/AAAAAAAAAAAAAAAAAAAAAA==",
  "casual:bold": "AgAAAArXIzxCvudFnCXhP28SgzsAAEA/AAAAAM3MTD+amZk+AACAQI/C9T0AAEA/CtejO83MzD4AAEBAAACAQAAAAD/NzEw/AAAAAAAAAAAAAAAAAAAAAA==",
  "casual:vengeful": "AgAAAArXIzxCvudFnCXhP28SgztmZqY/zcxMPc3MTD+amZk+AACAQI/C9T0AAEA/CtejO83MzD4AAEBAAACAQAAAAD/NzEw/AAAAAAAAAAAAAAAAAAAAAA==",
  "casual:whimsical": "AgAAAArXIzxCvudFnCXhPwrXozxmZqY/AAAAAM3MTD+amZk+AACAQI/C9T0AAEA/CtejO83MzD4AAEBAAACAQAAAAD/NzEw/AAAAAAAAAAAAAAAAAAAAAA==",
  "regular:even": "AgAAAM3MTD0ugV3hhyfZP28SgzszM5M/AAAAAGZmZj+amZk+AACAQJqZGT7XozA/CtejO83MzD4AAIhBAACgQJqZGT8pXE8/zcxMvqAarz4AACBA7FF4Pw==",
  "regular:cautious": "AgAAAM3MTD0ugV3hhyfZP28SgzszM5M/AAAAAGZmZj+amZk+AACAQJqZGT7XozA/CtejO83MzD4AAIhBAACgQJqZGT8pXE8/zcxMvpHtfD4AACBA7FF4Pw==",
  "regular:bold": "AgAAAM3MTD0ugV3hhyfZP28SgzsAAIA/AAAAAGZmZj+amZk+AACAQJqZGT7XozA/CtejO83MzD4AAIhBAACgQJqZGT8pXE8/zcxMvtEi2z4AACBA7FF4Pw==",
  "regular:vengeful": "AgAAAM3MTD0ugV3hhyfZP28SgzszM5M/zcxMPWZmZj+amZk+AACAQJqZGT7XozA/CtejO83MzD4AAIhBAACgQJqZGT8pXE8/zcxMvqAarz4AACBA7FF4Pw==",
  "regular:whimsical": "AgAAAM3MTD0ugV3hhyfZPwrXozwzM5M/AAAAAGZmZj+amZk+AACAQJqZGT7XozA/CtejO83MzD4AAIhBAACgQJqZGT8pXE8/zcxMvqAarz4AACBA7FF4Pw==",
  "sharp:even": "AgAAAD0KVz5IlNnF6FDNP28SgztmZqY/AAAAAM3MTD+amZk+AACAQI/C9T0AAEA/CtejO83MzD4AAEBAAACAQAAAAD/NzEw/AAAAAAAAAAAAAAAAAAAAAA==",
  "sharp:cautious": "AgAAAD0KVz5IlNnF6FDNP28SgzsAAABAAAAAAM3MTD+amZk+AACAQI/C9T0AAEA/CtejO83MzD4AAEBAAACAQAAAAD/NzEw/AAAAAAAAAAAAAAAAAAAAAA==",
  "sharp:bold": "AgAAAD0KVz5IlNnF6FDNP28SgzsAAEA/AAAAAM3MTD+amZk+AACAQI/C9T0AAEA/CtejO83MzD4AAEBAAACAQAAAAD/NzEw/AAAAAAAAAAAAAAAAAAAAAA==",
  "sharp:vengeful": "AgAAAD0KVz5IlNnF6FDNP28SgztmZqY/zcxMPc3MTD+amZk+AACAQI/C9T0AAEA/CtejO83MzD4AAEBAAACAQAAAAD/NzEw/AAAAAAAAAAAAAAAAAAAAAA==",
  "sharp:whimsical": "AgAAAD0KVz5IlNnF6FDNPwrXozxmZqY/AAAAAM3MTD+amZk+AACAQI/C9T0AAEA/CtejO83MzD4AAEBAAACAQAAAAD/NzEw/AAAAAAAAAAAAAAAAAAAAAA==",
  "master:even": "AgAAAAAAgD8AAAAAAAAAAG8SgztmZqY/AAAAAM3MTD+amZk+AACAQI/C9T0AAEA/CtejO83MzD4AAEBAAACAQAAAAD/NzEw/AAAAAAAAAAAAAAAAAAAAAA==",
  "master:cautious": "AgAAAAAAgD8AAAAAAAAAAG8SgzsAAABAAAAAAM3MTD+amZk+AACAQI/C9T0AAEA/CtejO83MzD4AAEBAAACAQAAAAD/NzEw/AAAAAAAAAAAAAAAAAAAAAA==",
  "master:bold": "AgAAAAAAgD8AAAAAAAAAAG8SgzsAAEA/AAAAAM3MTD+amZk+AACAQI/C9T0AAEA/CtejO83MzD4AAEBAAACAQAAAAD/NzEw/AAAAAAAAAAAAAAAAAAAAAA==",
  "master:vengeful": "AgAAAAAAgD8AAAAAAAAAAG8SgztmZqY/zcxMPc3MTD+amZk+AACAQI/C9T0AAEA/CtejO83MzD4AAEBAAACAQAAAAD/NzEw/AAAAAAAAAAAAAAAAAAAAAA==",
  "master:whimsical": "AgAAAAAAgD8AAAAAAAAAAArXozxmZqY/AAAAAM3MTD+amZk+AACAQI/C9T0AAEA/CtejO83MzD4AAEBAAACAQAAAAD/NzEw/AAAAAAAAAAAAAAAAAAAAAA=="
};
/** What the expert's network reads, and how: see `mascarade.expert.network`. */
export const NETWORK = {"steps": 19, "phases": 12, "mostRead": 12, "head": [0.5, 0.07692307692307693, 0.3333333333333333, 0.5, 0.06666666666666667, 0.02, 0.005], "seat": [0.07692307692307693, 1, 1, 1, 1, 1, 0.1, 0.2], "place": [1, 1, 1, 0.25, 0.05], "placeNumbers": [0, 1, 2, 3, 5], "most": 2.0, "claimed": 3.0, "denied": 0.5, "calm": 64.0, "crowd": 6, "sides": 1073741824} as const;
/** What `core.wasm` has: addresses of records and arrays, arrays followed by how many numbers they have. */
export interface Doors {
  memory: WebAssembly.Memory;
  heap: WebAssembly.Global;
  arrange(setups: number): void;
  begin(setups: number, games: number): void;
  begin_midway(setups: number, games: number): void;
  allowed(setups: number, games: number, actions: number, actions_count: number): number;
  decide(setups: number, games: number, logs: number, action: number): void;
  see(state: number, state_count: number, rows: number, rows_count: number, viewer: number, seen_state: number, seen_state_count: number, seen_rows: number, seen_rows_count: number): number;
  seeded(seed: bigint, number: bigint): bigint;
  advanced(state: bigint): bigint;
  drawn(state: bigint, below: bigint): bigint;
  play_streams(setups: number, games: number, logs: number, seed: bigint, first: number, decisions: number): number;
  sit_down(setups: number, lores: number, minds: number, me: number, cards: number, cards_count: number): void;
  watch(setups: number, games: number, lores: number, minds: number, players: number, rows: number, rows_count: number): void;
  think(setups: number, games: number, lores: number, minds: number, players: number, luck: bigint): number;
  play_games(setups: number, games: number, logs: number, lores: number, minds: number, minds_count: number, players: number, players_count: number, seats: number, seats_count: number, seed: bigint, first: number, results: number, results_count: number, tallies: number, tallies_count: number): void;
  number(setups: number, games: number, numberings: number): void;
  open_mind(setups: number, games: number, notes: number): void;
  open_senses(setups: number, games: number, lores: number, odds: number): void;
  hear(setups: number, games: number, lores: number, notes: number, odds: number, rows: number, rows_count: number): void;
  observe(setups: number, games: number, notes: number, numberings: number, person: number, words: number): void;
  sense(setups: number, notes: number, numberings: number, lores: number, odds: number, person: number, into: number): void;
}
