// Where the entries of this device's tables are kept: in the browser's database, or, where it has none, as long as the page is there.

import type { Face, Reveal } from "../protocol.ts";
import type { Entry } from "./entries.ts";
import type { Table } from "./table.ts";

/** A table of this device, for lists. */
export interface Kept {
  code: string;
  /** Milliseconds since 1970. */
  changed: number;
  phase: Table["phase"];
  edition: number;
  names: string[];
  /** The players that are people of this device. */
  you: number[];
  /** How it ended. */
  played: Pick<Reveal, "reason" | "winners" | "record"> | null;
  /** What else everybody may see, by player, and of the cast; tables that were kept by a former version have none of it. */
  faces?: Face[];
  gold?: number[];
  cast?: string[];
}

/** An entry, and its number at its table. */
export interface Row {
  table: string;
  number: number;
  entry: Entry;
}

export interface Ledger {
  read(code: string): Promise<Entry[]>;
  /** Write everything, or nothing and reject. */
  commit(rows: readonly Row[], kept: readonly Kept[]): Promise<void>;
}

/** Whether nothing was written because another window of this device was quicker, or the table was deleted. */
export function overtaken(error: unknown): boolean {
  return error instanceof DOMException && error.name === "ConstraintError";
}

/** As long as the page is there. */
export class Memory implements Ledger {
  readonly #entries = new Map<string, Entry[]>();

  read(code: string): Promise<Entry[]> {
    return Promise.resolve([...(this.#entries.get(code) ?? [])]);
  }

  commit(rows: readonly Row[]): Promise<void> {
    for (const { table, entry } of rows) this.#entries.set(table, [...(this.#entries.get(table) ?? []), entry]);
    return Promise.resolve();
  }
}

const DATABASE = "mascarade";
const VERSION = 1;

/** The browser's database. Rejects where there is none, as in some private windows. */
export function database(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(DATABASE, VERSION);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore("entries", { keyPath: ["table", "number"] });
      opening.result.createObjectStore("tables", { keyPath: "code" });
    };
    opening.onsuccess = () => {
      // a newer page wants another form: it need not wait for this one
      opening.result.onversionchange = () => opening.result.close();
      resolve(opening.result);
    };
    opening.onerror = () => reject(opening.error ?? new Error("no database"));
    opening.onblocked = () => reject(new Error("blocked"));
  });
}

function asked<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("not read"));
  });
}

function done(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    // when a request fails the transaction does not know yet why
    transaction.onabort = () => reject(transaction.error ?? new Error("not written"));
  });
}

const entriesOf = (code: string) => IDBKeyRange.bound([code], [code, []]);

/** In the browser's database. */
export class Stored implements Ledger {
  readonly #database: IDBDatabase;

  constructor(database: IDBDatabase) {
    this.#database = database;
  }

  async read(code: string): Promise<Entry[]> {
    const rows = (await asked(this.#database.transaction("entries").objectStore("entries").getAll(entriesOf(code)))) as Row[];
    return rows.map(({ entry }) => entry);
  }

  commit(rows: readonly Row[], kept: readonly Kept[]): Promise<void> {
    const writing = this.#database.transaction(["entries", "tables"], "readwrite");
    const entries = writing.objectStore("entries");
    let deleted = false;
    const goOn = new Map(rows.toReversed().map(({ table, number }) => [table, number]));
    for (const [table, number] of goOn) {
      if (number === 0) continue;
      const before = entries.getKey([table, number - 1]);
      before.onsuccess = () => {
        if (before.result !== undefined) return;
        deleted = true; // meanwhile, in the list of tables: it shall not come back without its beginning
        writing.abort();
      };
    }
    // a number that is taken is refused: another window was quicker
    for (const row of rows) entries.add(row);
    for (const one of kept) writing.objectStore("tables").put(one);
    return done(writing).catch((error: unknown) => {
      throw deleted ? new DOMException("deleted", "ConstraintError") : error;
    });
  }
}

/** In the browser's database as long as it has room; then, and `unkept` is told, as long as the page is there. */
export class Careful implements Ledger {
  readonly #memory = new Memory();
  readonly #stored: Ledger;
  readonly #unkept: () => void;
  #full = false;

  constructor(stored: Ledger, unkept: () => void) {
    [this.#stored, this.#unkept] = [stored, unkept];
  }

  async read(code: string): Promise<Entry[]> {
    const found = await this.#memory.read(code);
    return found.length ? found : this.#stored.read(code);
  }

  async commit(rows: readonly Row[], kept: readonly Kept[]): Promise<void> {
    if (!this.#full) {
      try {
        return await this.#stored.commit(rows, kept);
      } catch (error) {
        if (overtaken(error)) throw error;
        console.warn("tables are not kept", error);
        this.#full = true;
        this.#unkept();
      }
    }
    for (const { code } of kept) {
      if ((await this.#memory.read(code)).length) continue;
      const before = await this.#stored.read(code).catch(() => []);
      await this.#memory.commit(before.map((entry, number) => ({ table: code, number, entry })));
    }
    await this.#memory.commit(rows);
  }
}

/** The ledger of this browser. */
export async function careful(unkept: () => void): Promise<Ledger> {
  try {
    return new Careful(new Stored(await database()), unkept);
  } catch (error) {
    console.warn("there is no database", error);
    unkept();
    return new Memory();
  }
}

/** All tables of this device, the newest first. */
export async function tables(): Promise<Kept[]> {
  const found = (await asked((await database()).transaction("tables").objectStore("tables").getAll())) as Kept[];
  return found.sort((one, other) => other.changed - one.changed);
}

/** Keep what is not a table of this device: a game from elsewhere, which is over. */
export async function keep(row: Kept): Promise<void> {
  const writing = (await database()).transaction("tables", "readwrite");
  writing.objectStore("tables").put(row);
  await done(writing);
}

/** Delete a table. */
export async function forget(code: string): Promise<void> {
  const writing = (await database()).transaction(["entries", "tables"], "readwrite");
  writing.objectStore("tables").delete(code);
  writing.objectStore("entries").delete(entriesOf(code));
  await done(writing);
}

/** What is kept of a table for lists. */
export function kept({ code, phase, options, seats, reveal, play }: Table, now: number): Kept {
  const you = seats.flatMap(({ guest }, player) => (guest === null ? [] : [player]));
  const played = reveal && { reason: reveal.reason, winners: reveal.winners, record: reveal.record };
  const open = { faces: seats.map(({ face }) => face), ...(play && { gold: play.outlook.state().gold, cast: [...play.cast.codes] }) };
  return { code, changed: now, phase, edition: options.edition, names: seats.map(({ name }) => name), you, played, ...open };
}
