// The two ways out of a session: to a server, through a socket, or to the worker that has this device's tables. Both speak the protocol.

import { readable, t } from "./i18n.svelte";
import { renew } from "./kept.svelte";
import { PROTOCOL, type Incoming, type Outgoing } from "./messages";
import { file, server } from "./place";
import { toast } from "./toast.svelte";
import type { Failure, Notice, Opening } from "../lone/worker";

/** What becomes of a way. */
export interface Traveller {
  opened(): void;
  received(message: Outgoing): void;
  /** It has broken: another one may be tried, at once if whoever was there has said so. */
  closed(atOnce: boolean): void;
  /** There is none of this kind here, or not now. */
  failed(why: Failure): void;
}

export interface Way {
  send(message: Incoming): void;
  /** Look whether anybody is there. */
  probe(): void;
  close(): void;
}

/** Whether a table is one of this device, by its code: no server gives such a one. */
export function isNear(code: string): boolean {
  return code.startsWith("0");
}

const HEARTBEAT_MS = 20_000;
const SILENCE_MS = 8_000;
/** A server that leaves closes with this: others have its tables already. */
const RESTART = 1012;

export function socketWay(traveller: Traveller, table: string | null): Way {
  // a proxy may bring all who sit at a table to the same door
  const address = new URL(table ? `ws?table=${encodeURIComponent(table)}` : "ws", server!.href.replace(/^http/, "ws"));
  const socket = new WebSocket(address);
  const send = (message: Incoming) => void (socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify(message)));
  // a dead network closes no socket for minutes, and opens none: silence does
  let silence = setTimeout(() => end(), SILENCE_MS);
  const probe = () => {
    send({ do: "ping" });
    clearTimeout(silence);
    silence = setTimeout(() => end(), SILENCE_MS);
  };
  const heartbeat = setInterval(() => socket.readyState === WebSocket.OPEN && probe(), HEARTBEAT_MS);
  const close = () => {
    clearInterval(heartbeat);
    clearTimeout(silence);
    socket.onclose = null;
    socket.close();
  };
  function end(event?: CloseEvent) {
    close();
    traveller.closed(event?.code === RESTART);
  }
  socket.onopen = () => traveller.opened();
  socket.onmessage = ({ data }) => {
    clearTimeout(silence);
    traveller.received(JSON.parse(data as string) as Outgoing);
  };
  socket.onclose = end;
  return { send, probe, close };
}

let worker: Worker | null = null;
/** Whether this browser can have none, however often one tries. */
let broken = false;
const travellers = new Set<Traveller>();

/** Have the worker ready before it is needed. Gives whether there can be one. */
export function prepare(): boolean {
  if (worker || broken) return !broken;
  try {
    if (typeof WebAssembly !== "object") throw new Error("no WebAssembly");
    const pace = Number(document.querySelector<HTMLMetaElement>('meta[name="bot-pace"]')?.content ?? 1);
    const opening: Opening = { core: file("core.wasm"), weights: file("expert.safetensors"), pace };
    // by its name it knows at once where everything is: a message would wait until the page has a moment
    worker = new Worker(new URL("../lone/worker.ts", import.meta.url), { type: "module", name: JSON.stringify(opening) });
    worker.onmessage = ({ data }: MessageEvent<Notice>) => {
      if (data === "no-core" || data === "unfetched") return fail(data);
      void readable.then(() => toast(t(`lone-${data}`), { bad: true, seconds: 10 }));
    };
    worker.onerror = ({ message }) => fail(message ? "no-core" : "unfetched"); // a script that did not come says nothing
  } catch (error) {
    console.warn("no worker", error);
    broken = true;
  }
  return !broken;
}

function fail(why: Failure): void {
  broken = why === "no-core";
  worker?.terminate();
  worker = null;
  for (const traveller of [...travellers]) traveller.failed(why);
}

export function workerWay(traveller: Traveller): Way {
  const { port1: port, port2 } = new MessageChannel();
  let open = true;
  const close = () => {
    if (open && worker) port.postMessage(null);
    open = false;
    travellers.delete(traveller);
  };
  travellers.add(traveller);
  // what belongs together is shown together
  port.onmessage = ({ data }: MessageEvent<string>) => {
    for (const message of JSON.parse(data) as Outgoing[]) if (open) traveller.received(message);
  };
  if (prepare()) worker!.postMessage(null, [port2]);
  // as a socket does: not before whoever asked has it
  queueMicrotask(() => {
    if (!open) return;
    if (broken) traveller.failed("no-core");
    else traveller.opened();
  });
  return { send: (message) => void (open && port.postMessage(JSON.stringify(message))), probe: () => {}, close };
}

/** The page is older or newer than the server: fetch the right one, but not again and again. */
export function reloadOnce(): void {
  const key = "mascarade-reloaded-for";
  if (sessionStorage.getItem(key) === String(PROTOCOL)) return;
  sessionStorage.setItem(key, String(PROTOCOL));
  void renew();
}
