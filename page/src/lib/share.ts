// Links to tables and moments, and how they reach others.

import { language, t } from "./i18n.svelte";
import { elsewhere } from "./place";
import { asked } from "./router.svelte";
import { toast } from "./toast.svelte";

/** A table's address, to be sent to friends. */
export function tableLink(code: string): string {
  return `${elsewhere}/t/${code}`;
}

/** A moment of a game that is over: after so many decisions. */
export function momentLink(code: string, step: number): string {
  return `${tableLink(code)}?at=${step}`;
}

/** The moment that this page's address asks for. */
export function askedMoment(): number | null {
  const at = asked("at");
  return at !== null && /^\d+$/.test(at) ? Number(at) : null;
}

/** Hand a link to the device's share sheet; where there is none, to the clipboard. Who is sent it sees a preview in the sender's language. */
export async function share(link: string, text: string): Promise<void> {
  const url = new URL(link);
  url.searchParams.set("lang", language.code);
  if (navigator.share) return navigator.share({ title: t("app-name"), text, url: url.href }).catch(() => {}); // the sheet was closed: no error
  toast((await copy(url.href)) ? t("invite-copied") : t("invite-not-copied", { link: url.href }));
}

/** Put a text on the clipboard. Over plain http there is no clipboard API, but the old way still works there. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = document.createElement("textarea");
    area.value = text;
    area.className = "visually-hidden";
    document.body.append(area);
    area.select();
    const copied = document.execCommand("copy");
    area.remove();
    return copied;
  }
}
