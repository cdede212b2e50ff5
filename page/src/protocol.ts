// The protocol's types, and what the page would otherwise repeat, made from the Python definitions by `make types`. Do not edit.
// Long: nobody reads it but the compiler.

export const PROTOCOL = 3;

/** A character of the players' own making. */
export interface BlankCard {
  code: string;
  name: string;
  steps: string[];
  copies?: number;
  players?: number;
}

/** One decision that is allowed. */
export interface Choice {
  action: number;
  kind: "exchange" | "pretend" | "look" | "announce" | "pass" | "claim" | "choose" | "name";
  own?: number | null;
  cards?: number[];
  players?: number[];
  character?: string | null;
}

/** What everybody may know of a game now. */
export interface GameState {
  decisions: number;
  turn: number;
  seats: number[];
  gold: number[];
  bank: number;
  court: number;
  turn_of: number;
  decides: number | null;
  asked: Asked;
  announced: string | null;
  hands: number[];
  user: number | null;
  shown: number[];
  deadline: number | null;
}

/** An event. Which of the values it has depends on `what`: see `mascarade.events`. */
export interface Happening {
  what: What;
  player?: number | null;
  other?: number | null;
  cards?: number[];
  character?: string | null;
  amount?: number | null;
  payer?: number | null;
  payee?: number | null;
  players?: number[];
  reason?: string | null;
  to?: number[] | null;
}

/** A mask and a colour. */
export interface Face {
  mask: "fox" | "owl" | "butterfly" | "sun" | "stag" | "cat" | "moon" | "ram" | "hare" | "peacock" | "bear" | "star" | "raven" | "lion" | "heart" | "bat";
  colour: "ruby" | "sky" | "lemon" | "violet" | "emerald" | "coral" | "silver" | "sapphire" | "orchid" | "lime" | "amber" | "turquoise" | "rose";
}

/** What the host chooses before the game. */
export interface Options {
  edition?: 1 | 2;
  seats?: number;
  scenario?: "" | "spy" | "A" | "B";
  cast?: string[] | null;
  blanks?: BlankCard[];
  starts?: "random" | "first";
  seconds?: number | null;
  memory?: "usual" | "only" | "aid";
  onlookers?: boolean;
  chat?: boolean;
  fill?: "novice" | "casual" | "regular" | "sharp" | "master" | "expert";
}

/** First of all: which protocol the client speaks. */
export interface Hello {
  do: "hello";
  protocol: number;
  sharer?: number;
}

/** Play now: a table with bots, playing at once. */
export interface Quick {
  do: "quick";
  id: string;
  name: string;
  options?: Options;
  face?: Face | null;
}

/** Make a table and sit down as its host. */
export interface Make {
  do: "make";
  id: string;
  name: string;
  options?: Options;
  face?: Face | null;
}

/** Come to a table, as whoever one is there. `last` is the newest version one has of it, after a broken connection. */
export interface Watch {
  do: "watch";
  id: string;
  table: string;
  last?: number | null;
}

/** Sit down at the table one is at. Somebody there may have the face already: then it is one like it. */
export interface Join {
  do: "join";
  id: string;
  name: string;
  face?: Face | null;
}

/** Another face, before the game. */
export interface Wear {
  do: "wear";
  id: string;
  face: Face;
}

/** Get up: before the game the seat is free again, during it a bot plays on. */
export interface Leave {
  do: "leave";
  id: string;
}

/** Host: other options. */
export interface Change {
  do: "change";
  id: string;
  options: Options;
}

/** Host: a bot takes a seat. */
export interface AddBot {
  do: "add_bot";
  id: string;
  level: "novice" | "casual" | "regular" | "sharp" | "master" | "expert";
  temperament?: "even" | "cautious" | "bold" | "vengeful" | "whimsical" | null;
}

/** Host: somebody's seat becomes free. */
export interface Remove {
  do: "remove";
  id: string;
  player: number;
}

/** Host: the new order of seats, as a list of players. */
export interface Reorder {
  do: "reorder";
  id: string;
  order: number[];
}

/** Host: somebody else is host now. */
export interface HandOver {
  do: "hand_over";
  id: string;
  player: number;
}

/** Host: bots take the empty seats, and the cards are dealt face up. */
export interface Start {
  do: "start";
  id: string;
}

/** One has seen the deal. When everybody has, the cards are turned down. */
export interface Ready {
  do: "ready";
  id: string;
}

/** A decision: its number, and how many there were before it (a late one is refused). */
export interface Decide {
  do: "decide";
  id: string;
  action: number;
  after: number;
}

/** An answer to the announcement that is being answered, for when it is one's turn: secret until then. `watch`: pass, unless somebody claims before me, then ask me. None takes it back. */
export interface Prepare {
  do: "prepare";
  id: string;
  answer: "pass" | "watch" | null;
}

/** Free chat. */
export interface Say {
  do: "say";
  id: string;
  text: string;
}

/** Free chat among onlookers, under a name of one's own: those who play do not hear it before the end. */
export interface Whisper {
  do: "whisper";
  id: string;
  name: string;
  text: string;
}

/** One has read what happened while a bot played for one: it is not told again. */
export interface CaughtUp {
  do: "caught_up";
  id: string;
}

/** A quick reaction or a preset phrase. */
export interface React {
  do: "react";
  id: string;
  what: "laugh" | "gasp" | "clap" | "think" | "liar" | "believe" | "hurry" | "sorry" | "thanks" | "good_game";
}

/** After a game: whether one would play another one. Nobody is dealt cards who has not agreed. */
export interface Rematch {
  do: "rematch";
  id: string;
  agree?: boolean;
}

/** After a game: deal the next one to those who have agreed and are here. The host does, or anybody if the host will not play or is gone; whoever does agrees by it. */
export interface PlayAgain {
  do: "play_again";
  id: string;
  others?: "bots" | "close";
}

/** Which rules would these options break? */
export interface CheckCast {
  do: "check_cast";
  id: string;
  options: Options;
}

/** Every step of the game that was played at this table, once it is over; or of an edition's lesson. */
export interface AskReplay {
  do: "replay";
  id: string;
  lesson?: 0 | 1 | 2;
}

/** Is anybody there? */
export interface Ping {
  do: "ping";
}

/** Somebody at a table. */
export interface Person {
  name: string;
  face: Face;
  bot?: "novice" | "casual" | "regular" | "sharp" | "master" | "expert" | null;
  temperament?: "even" | "cautious" | "bold" | "vengeful" | "whimsical" | null;
  away?: boolean;
  stand_in?: boolean;
  ready?: boolean;
  again?: boolean | null;
}

/** Games that were played one after the other by those who wanted to go on. */
export interface Series {
  games?: number;
  wins?: Record<string, number>;
}

/** The answer to `hello`. */
export interface Welcome {
  is: "welcome";
  protocol: number;
  version: string;
}

/** The action is done, and will not be lost. */
export interface Ok {
  is: "ok";
  id: string;
  table: string | null;
}

/** The action is not done, and nothing has changed: the one shape of errors. */
export interface Refused {
  is: "error";
  code: string;
  id: string | null;
  values: Record<string, string | number>;
}

/** A rule that a cast breaks: a key and its values. */
export interface Problem {
  code: string;
  values: Record<string, string | number>;
}

/** The answer to `check_cast`. */
export interface Problems {
  is: "problems";
  id: string;
  problems: Problem[];
}

/** A whole table, as one may see it: on coming, and whenever anything but the game changes. */
export interface TableState {
  is: "table";
  version: number;
  code: string;
  phase: "lobby" | "deal" | "game" | "over";
  options: Options;
  people: Person[];
  host: number | null;
  you: number | null;
  problems: Problem[];
  slots: number;
  cast: string[];
  deal: string[] | null;
  deal_seconds: number | null;
  commitment: string | null;
  game: GameState | null;
  choices: Choice[];
  prepared: "pass" | "watch" | null;
  takeover: number | null;
  asleep: boolean;
  this_turn: Happening[];
  missed: Logged[];
  said: Said[];
  whispers: Whispered[];
  next_table: string | null;
  series: Series;
  reveal: Reveal | null;
}

/** Everything, when the game is over (R10.5). */
export interface Reveal {
  reason: "rich" | "broke" | "cheat";
  winners: number[];
  cards: string[];
  deal: string[];
  salt: string;
  actions: number[];
  record: string;
}

/** A decision was made: what of it you may know, and what is open now. */
export interface Decided {
  is: "decided";
  version: number;
  events: Happening[];
  game: GameState;
  choices: Choice[];
  feelings: Feeling[];
}

/** A bot makes a face, and perhaps says something. */
export interface Feeling {
  player: number;
  mood: "won" | "caught" | "robbed" | "proud" | "lucky" | "beaten" | "boast" | "amused";
  line: number;
}

/** A decision that was made before you came. */
export interface Logged {
  turn: number;
  events: Happening[];
}

/** What you may read again of a running game, decision by decision: what was open to all, and with the memory aid what you were told. From memory only, there is none. */
export interface Log {
  is: "log";
  code: string;
  decisions: Logged[];
}

/** Somebody said something, or reacted. */
export interface Said {
  is: "said";
  player: number | null;
  text: string | null;
  what: "laugh" | "gasp" | "clap" | "think" | "liar" | "believe" | "hurry" | "sorry" | "thanks" | "good_game" | null;
}

/** An onlooker said something to the others; to everybody when the game is over. */
export interface Whispered {
  is: "whispered";
  name: string;
  text: string;
}

/** One decision of a game that is over. */
export interface ReplayStep {
  choice: Choice | null;
  player: number | null;
  events: Happening[];
  game: GameState;
  cards: string[];
}

/** The answer to `replay`: the start, and every decision. */
export interface Replay {
  is: "replay";
  id: string;
  names: string[];
  slots: number;
  cast: string[];
  edition: Edition;
  steps: ReplayStep[];
}

/** You are no longer at the table: removed, or it has no onlookers. */
export interface Gone {
  is: "gone";
  code: string;
}

/** Somebody is there. */
export interface Pong {
  is: "pong";
}

export type Incoming = Hello | Quick | Make | Watch | Join | Wear | Leave | Change | AddBot | Remove | Reorder | HandOver | Start | Ready | Decide | Prepare | Say | Whisper | CaughtUp | React | Rematch | PlayAgain | CheckCast | AskReplay | Ping;
export type Outgoing = Welcome | Ok | Refused | Problems | TableState | Decided | Log | Said | Whispered | Replay | Gone | Pong;
/** The options of a host who changes none. */
export const CHOSEN: Required<Options> = {"edition":1,"seats":5,"scenario":"","cast":null,"blanks":[],"starts":"random","seconds":null,"memory":"usual","onlookers":true,"chat":true,"fill":"regular"};
export type Level = "novice" | "casual" | "regular" | "sharp" | "master" | "expert";
export type Memory = "usual" | "only" | "aid";
export type Temperament = "even" | "cautious" | "bold" | "vengeful" | "whimsical";
export type Reaction = "laugh" | "gasp" | "clap" | "think" | "liar" | "believe" | "hurry" | "sorry" | "thanks" | "good_game";
export type Mood = "won" | "caught" | "robbed" | "proud" | "lucky" | "beaten" | "boast" | "amused";
export type Edition = 1 | 2;
export type Mask = "fox" | "owl" | "butterfly" | "sun" | "stag" | "cat" | "moon" | "ram" | "hare" | "peacock" | "bear" | "star" | "raven" | "lion" | "heart" | "bat";
export type Colour = "ruby" | "sky" | "lemon" | "violet" | "emerald" | "coral" | "silver" | "sapphire" | "orchid" | "lime" | "amber" | "turquoise" | "rose";
export type What = "took" | "exchanged" | "pretended" | "looked" | "saw" | "announced" | "passed" | "claimed" | "showed" | "used" | "paid" | "chose" | "traded" | "named" | "moved" | "exposed" | "ended" | "rotated";
export type Asked = "exchange" | "quiet turn" | "turn" | "answer" | "choose a player" | "choose a player or none" | "choose a card" | "choose two players" | "choose two cards" | "exchange or pretend" | "name a character" | "over";

/** Of the printed game. */
export const EDITIONS = [1, 2] as const;

/** Who pays or is paid where that is the bank. */
export const BANK = 13 as const;

/** The same for the court. */
export const COURT = 14 as const;

/** Every language by its code, and what it calls itself. */
export const LANGUAGES = {"en": "English", "hu": "Magyar", "de": "Deutsch", "zh-Hant": "正體中文", "fr": "Français"} as const;

/** From the weakest to the strongest. */
export const LEVELS = ["novice", "casual", "regular", "sharp", "master", "expert"] as const;

/** In the order in which they are offered, with the words `memory-…`. */
export const MEMORIES = ["usual", "only", "aid"] as const;

/** In the order in which they are offered, as the reactions. */
export const TEMPERAMENTS = ["even", "cautious", "bold", "vengeful", "whimsical"] as const;

/** The words for them are messages `reaction-…`. */
export const REACTIONS = ["laugh", "gasp", "clap", "think", "liar", "believe", "hurry", "sorry", "thanks", "good_game"] as const;

/** In the order in which they are offered. The words for them are messages `mask-…`. */
export const MASKS = ["fox", "owl", "butterfly", "sun", "stag", "cat", "moon", "ram", "hare", "peacock", "bear", "star", "raven", "lion", "heart", "bat"] as const;

/** The same: `colour-…`. */
export const COLOURS = ["ruby", "sky", "lemon", "violet", "emerald", "coral", "silver", "sapphire", "orchid", "lime", "amber", "turquoise", "rose"] as const;

/** The sharer of a device who only looks on: a screen for the room. */
export const SCREEN = 13 as const;

/** What a table's short code looks like: no I, O, 0, 1. */
export const TABLE_CODE = "^[A-HJ-NP-Z2-9]{6}$" as const;

/** The same of a table in the browser. */
export const OWN_CODE = "^0[A-HJ-NP-Z2-9]{5}$" as const;

/** The gold that wins (R5.1). */
export const GOAL = 13 as const;

/** So many at least may make a cast of their own (R8.7). */
export const OWN_CAST_PLAYERS = 4 as const;

/** The longest name of a person, the longest line of chat, the most seats and blank cards; of a blank card: name, steps, copies. */
export const LIMITS = {"name": 24, "line": 200, "seats": 13, "blanks": 5, "blank": {"name": 32, "steps": 4, "copies": 4}} as const;

/** A blank card of which nothing else is said. */
export const PLAIN_BLANK = {"copies": 1, "players": 4} as const;
