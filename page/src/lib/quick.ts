// One tap from nothing to a dealt game.

import { t } from "./i18n.svelte";
import { go } from "./router.svelte";
import { session } from "./session.svelte";
import { settings } from "./settings.svelte";

/** Deal a game against bots, and go there. Rejects with a Refusal. */
export async function playAtOnce(): Promise<void> {
  const { table } = await session.act({ do: "quick", name: settings.name.trim() || t("guest"), face: settings.face, options: { seats: 5 } });
  go(`/t/${table}`);
}
