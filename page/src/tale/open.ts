// The core on the page itself: for games that hide nothing any more. Those that run have their cards in a worker.

import { Core } from "../core/core.ts";
import { fetchedCore } from "../core/fetched.ts";
import { file } from "../lib/place";

let loading: Promise<WebAssembly.Module> | null = null;

/** A core with nothing in it. Rejects with a Refusal if it cannot be fetched, or if this browser cannot run it. */
export async function freshCore(): Promise<Core> {
  loading ??= fetchedCore(file("core.wasm")).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return new Core(await loading);
}
