// `node ledger.ts`: a database that has no room any more, as IndexedDB says it, and what is read of its tables after that.

import type { Entry } from "../../page/src/lone/entries.ts";
import { Careful, Memory, type Kept, type Row } from "../../page/src/lone/ledger.ts";

class Full extends Memory {
  full = false;

  override commit(rows: readonly Row[]): Promise<void> {
    return this.full ? Promise.reject(new DOMException("", "QuotaExceededError")) : super.commit(rows);
  }
}

const stored = new Full();
let told = 0;
const ledger = new Careful(stored, () => told++);
const kept = (code: string) => [{ code }] as Kept[];
const row = (table: string, number: number): Row => ({ table, number, entry: { e: "made", number } as Entry });

console.warn = () => {};
for (const table of ["0AAAAA", "0BBBBB", "0CCCCC"]) await ledger.commit([row(table, 0), row(table, 1)], kept(table));
stored.full = true;
await ledger.commit([row("0AAAAA", 2)], kept("0AAAAA"));
await ledger.commit([row("0BBBBB", 2)], kept("0BBBBB"));
await ledger.commit([row("0BBBBB", 3)], kept("0BBBBB"));
await ledger.commit([row("0DDDDD", 0)], kept("0DDDDD"));
const found = ["0AAAAA", "0BBBBB", "0CCCCC", "0DDDDD"].map(async (table) => (await ledger.read(table)).map((entry) => (entry as { number: number }).number));
console.log(JSON.stringify({ told, found: await Promise.all(found) }));
