// What people may do at a table, and the entry that it makes: the other half of src/mascarade/server/table.py.

import { Refusal } from "../lib/refusal.ts";
import type { Face, Incoming, Level, Reaction, Temperament } from "../protocol.ts";
import { castOf, filled, optionsProblems } from "./casts.ts";
import type { Answer, Entry, Guest } from "./entries.ts";
import { cleanLine, freeName } from "./seats.ts";
import type { Dealer, Table } from "./table.ts";

/** The entry that a guest's action makes. Throws a Refusal if the guest may not do this now. */
export function entryOf(table: Table, guest: Guest, message: Incoming, dealer: Dealer): Entry {
  switch (message.do) {
    case "decide":
      return decided(table, guest, message.action, message.after);
    case "prepare":
      return prepare(table, guest, message.answer);
    case "say":
      return say(table, guest, message.text, null);
    case "react":
      return say(table, guest, null, message.what);
    case "whisper":
      return whisper(table, guest, message.name, message.text);
    case "caught_up":
      table.player(guest);
      return { e: "caught_up", guest };
    case "ready":
      table.need("deal");
      table.player(guest);
      return { e: "ready", guest };
    case "rematch":
      table.need("over");
      table.player(guest);
      if (table.nextTable !== null) throw new Refusal("not-now");
      return { e: "agreed", guest, again: message.agree ?? true };
    case "leave":
      table.player(guest);
      return { e: "got_up", guest };
    case "hand_over": {
      needHost(table, guest);
      const other = table.seats[message.player]?.guest;
      if (!other) throw new Refusal("not-now");
      return { e: "host", guest: other };
    }
  }
  return arrangement(table, guest, message, dealer);
}

/** What can be done before the game only. */
function arrangement(table: Table, guest: Guest, message: Incoming, dealer: Dealer): Entry {
  switch (message.do) {
    case "join":
      return join(table, guest, message.name, message.face ?? null);
    case "wear":
      table.need("lobby");
      table.player(guest);
      return { e: "wore", guest, face: message.face };
    case "add_bot":
      return addBot(table, guest, message.level, message.temperament ?? null);
    case "start":
      return start(table, guest, dealer);
    case "change":
      arranges(table, guest);
      if (filled(message.options).seats < table.seats.length) throw new Refusal("table-full");
      return { e: "changed", options: filled(message.options) };
    case "remove":
      arranges(table, guest);
      if (message.player >= table.seats.length || table.seats[message.player]!.guest === guest) throw new Refusal("not-now");
      return { e: "sent_away", place: message.player };
    case "reorder":
      arranges(table, guest);
      if (message.order.toSorted((one, other) => one - other).join() !== [...table.seats.keys()].join()) throw new Refusal("bad-message");
      return { e: "reseated", order: message.order };
  }
  throw new Refusal("bad-message");
}

function needHost(table: Table, guest: Guest): void {
  if (guest !== table.host) throw new Refusal("not-host");
}

function arranges(table: Table, guest: Guest): void {
  table.need("lobby");
  needHost(table, guest);
}

function join(table: Table, guest: Guest, name: string, face: Face | null): Entry {
  table.need("lobby");
  if (table.find(guest) !== null) throw new Refusal("not-now");
  if (table.seats.length >= table.options.seats) throw new Refusal("table-full");
  return { e: "joined", guest, name: freeName(name, table.seats), face };
}

function addBot(table: Table, guest: Guest, level: Level, temperament: Temperament | null): Entry {
  if (level === "expert" && temperament !== null) throw new Refusal("bad-message");
  arranges(table, guest);
  if (table.seats.length >= table.options.seats) throw new Refusal("table-full");
  return { e: "bot", level, name: table.botNames(1)[0]!, temperament };
}

/** The host starts: bots take the empty seats, the cards are dealt. */
export function start(table: Table, guest: Guest, dealer: Dealer): Entry {
  arranges(table, guest);
  if (optionsProblems(table.options).length) throw new Refusal("bad-cast");
  const bots = table.botNames(table.options.seats - table.seats.length);
  return { e: "dealt", bots, ...dealer.deal(castOf(table.options), table.options.starts) };
}

function decided(table: Table, guest: Guest, action: number, after: number): Entry {
  table.need("game");
  const { game } = table.playing;
  if (table.player(guest) !== table.decider) throw new Refusal("not-now");
  if (after !== game.actions.length) throw new Refusal("late");
  if (!game.allowed.includes(action)) throw new Refusal("not-allowed");
  return { e: "made", number: action };
}

function prepare(table: Table, guest: Guest, answer: Answer | null): Entry {
  table.need("game");
  if (table.player(guest) === table.decider || !table.answering) throw new Refusal("not-now");
  return { e: "prepared", guest, answer };
}

function say(table: Table, guest: Guest, text: string | null, what: Reaction | null): Entry {
  table.player(guest);
  if (text !== null && !table.options.chat) throw new Refusal("chat-off");
  return { e: "spoke", guest, text: text === null ? null : cleanLine(text), what };
}

function whisper(table: Table, guest: Guest, name: string, text: string): Entry {
  table.need("deal", "game", "over");
  if (table.find(guest) !== null) throw new Refusal("not-now");
  if (!table.options.chat) throw new Refusal("chat-off");
  return { e: "whispered", guest, name: freeName(name, table.seats), text: cleanLine(text) };
}
