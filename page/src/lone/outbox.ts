// Everything of one moment: what is to be written, and what everybody is to hear of it once that is done, as src/mascarade/server/outbox.py says.

import { ONLOOKER } from "../core/layout.ts";
import type { Outgoing } from "../protocol.ts";
import type { Entry } from "./entries.ts";
import { RECENT } from "./facts.ts";
import { feelings } from "./feelings.ts";
import type { Row } from "./ledger.ts";
import type { Connection, Live } from "./live.ts";
import { decidedFor, logFor, pastFor, stateFor } from "./showing.ts";

export class Outbox {
  readonly written: Row[] = [];
  /** The tables that these belong to. */
  readonly touched = new Set<Live>();
  readonly unsent: { to: Connection; message: Outgoing }[] = [];
  /** Tables to be shown as a whole, and to whom: once, as they are in the end. */
  readonly #unshown = new Map<Live, Set<Connection>>();
  /** Who came or went, and where they were before. */
  readonly moved: { who: Connection; before: Live | null }[] = [];

  /** Let an entry happen. */
  write(live: Live, entry: Entry): void {
    if (entry.e === "made") this.showNow(live); // or the table would be ahead of the decision
    this.touched.add(live);
    this.written.push({ table: live.table.code, number: live.table.number, entry });
    live.apply(entry);
  }

  send(to: Connection, message: Outgoing): void {
    this.unsent.push({ to, message });
  }

  /** Let some see a whole table. */
  show(live: Live, viewers: Iterable<Connection>): void {
    const found = this.#unshown.get(live) ?? new Set();
    for (const one of viewers) found.add(one);
    this.#unshown.set(live, found);
  }

  /** Show a table as it is now to those who are to see it. */
  showNow(live: Live): void {
    const viewers = this.#unshown.get(live);
    this.#unshown.delete(live);
    if (!viewers) return;
    for (const one of live.connections) {
      if (viewers.has(one)) this.send(one, stateFor(live.table, live.viewer(one), live.here, live.times));
    }
  }

  /** Show all that is to be shown. */
  showAll(): void {
    for (const live of [...this.#unshown.keys()]) this.showNow(live);
  }

  /** Tell everybody at the table what has happened, each as much as they may know. */
  tell(live: Live, entry: Entry): void {
    const { table } = live;
    switch (entry.e) {
      case "made":
        this.#tellDecision(live);
        if (table.phase === "over" || live.waitsFor !== null) this.show(live, live.connections);
        return;
      case "spoke":
        for (const one of live.connections) this.send(one, table.said.at(-1)!);
        return;
      case "whispered":
        for (const one of live.connections) {
          if (live.viewer(one) === ONLOOKER || table.phase === "over") this.send(one, table.whispers.at(-1)!);
        }
        return;
      case "caught_up":
        return this.show(live, [...live.connections].filter(({ guest }) => guest === entry.guest));
      case "prepared":
        return;
      default:
        this.show(live, live.connections);
    }
  }

  #tellDecision(live: Live): void {
    const felt = feelings(live.table);
    const { deadline } = live.times;
    for (const one of live.connections) this.send(one, decidedFor(live.table, live.viewer(one), felt, deadline));
  }

  /** The decisions that a client has missed, one by one unless they are too many, or else the log; and then the table as it is now. */
  catchUp(connection: Connection, live: Live, last: number | null): void {
    const { table } = live;
    const viewer = live.viewer(connection);
    let missed = last === null || table.options.memory === "only" ? [] : table.recent.filter(({ version }) => version > last);
    if (last === null || (missed.length === RECENT && missed[0]!.version > last + 1)) {
      missed = [];
      const log = logFor(table, viewer);
      if (log) this.send(connection, log);
    }
    for (const past of missed) this.send(connection, pastFor(table, viewer, past));
    this.show(live, [connection]);
  }

  /** Forget it all: those who came or went are where they were before. */
  takeBack(): void {
    for (const { who, before } of this.moved.toReversed()) {
      who.live?.go(who);
      before?.come(who);
    }
  }
}
