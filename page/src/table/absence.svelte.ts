// Who is away, and who is back: everybody at a table hears of it once.

import { untrack } from "svelte";
import { announce } from "../lib/announce";
import { t } from "../lib/i18n.svelte";
import type { Session } from "../lib/session.svelte";
import { toast } from "../lib/toast.svelte";
import type { Person } from "../protocol";

/** To be called while a component is made. */
export function noticeAbsence(whom: () => Session): void {
  let before: Person[] | null = null;
  let waited = false;
  $effect(() => {
    const session = whom();
    const { table } = session;
    const people = table?.people ?? [];
    const waits = session.takeover !== null;
    untrack(() => {
      for (const [player, { name, stand_in }] of people.entries()) {
        const was = before?.[player]?.stand_in ?? false;
        if (before === null || player === table?.you || was === (stand_in ?? false) || table?.phase !== "game") continue;
        toast(t(stand_in ? "table-stood-in" : "table-back", { name }));
      }
      before = people;
      const name = people[table?.game?.decides ?? -1]?.name;
      if (waits && !waited && name)
        announce(t("table-takeover", { name, seconds: Math.ceil((session.takeover! - performance.now()) / 1000) }));
      waited = waits;
    });
  });
}
