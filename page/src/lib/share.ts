/** The server's address as people elsewhere reach it, if its host has said so (--base-url), else as this page did. */
export const base = document.querySelector<HTMLMetaElement>('meta[name="base-url"]')?.content ?? location.origin;

/** A table's address, to be sent to friends. */
export function tableLink(code: string): string {
  return `${base}/t/${code}`;
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
