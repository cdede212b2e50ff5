// Files that come when they are needed.

import { Refusal } from "../lib/refusal.ts";

const MAGIC = 0x0061736d;

/** Throws Refusal("unfetched"): it may come the next time. */
export async function fetched(address: string): Promise<ArrayBuffer> {
  const bytes = await fetch(address)
    .then((response) => (response.ok ? response.arrayBuffer() : null))
    .catch(() => null);
  if (!bytes) throw new Refusal("unfetched");
  return bytes;
}

/** The rules and bots. Throws what `fetched` does, and Refusal("no-core") in a browser that cannot run them. */
export async function fetchedCore(address: string): Promise<WebAssembly.Module> {
  if (typeof WebAssembly !== "object") throw new Refusal("no-core");
  const bytes = await fetched(address);
  // networks that want to be signed in to answer everything with a page
  if (bytes.byteLength < 4 || new DataView(bytes).getUint32(0) !== MAGIC) throw new Refusal("unfetched");
  return WebAssembly.compile(bytes).catch(() => {
    throw new Refusal("no-core");
  });
}
