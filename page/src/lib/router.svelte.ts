// Where we are: a handful of addresses, and the browser's own history. A place is a path, or a fragment that looks like one: on static hosts
// every place is, and links that carry a game are everywhere, for what is in a fragment never leaves the device.

import { tick } from "svelte";
import { CHOSEN, EDITIONS, OWN_CODE, TABLE_CODE, type Edition } from "../protocol";
import { alone, to } from "./place";

export type Route =
  | { at: "home" }
  | { at: "make" }
  | { at: "table"; code: string }
  | { at: "screen"; code: string }
  | { at: "rules"; edition: Edition }
  | { at: "learn"; edition: Edition }
  | { at: "pass" }
  | { at: "games" }
  | { at: "shared"; letters: string; step: number }
  | { at: "nowhere" };

const CODE = new RegExp(TABLE_CODE);
/** A table of this device: no server gives such a code. */
const OWN = new RegExp(OWN_CODE);

/** The code in what somebody typed or pasted, also in groups, with dashes, in small letters or with the whole link around it; null if there is none. */
export function codeIn(text: string): string | null {
  const written = text.trim().replace(/[?#].*$/, "").replace(/(\/screen)?\/*$/, "");
  const code = written.slice(written.lastIndexOf("/") + 1).replace(/%20|[\s\p{Dash}_.+]/gu, "").toUpperCase();
  return CODE.test(code) || OWN.test(code) ? code : null;
}

function parse(path: string): Route {
  const [first, second, third, ...rest] = path.split("/").filter(Boolean);
  const code = codeIn(second ?? "");
  if (first === undefined) return { at: "home" };
  if (first === "t" && code && !rest.length) {
    if (third === undefined) return { at: "table", code };
    if (third === "screen") return { at: "screen", code };
  }
  if (first === "g" && second && !rest.length) return { at: "shared", letters: second, step: /^\d{1,6}$/.test(third ?? "") ? Number(third) : 0 };
  const edition = second === undefined ? CHOSEN.edition : EDITIONS.find((one) => String(one) === second);
  if (first === "rules" && third === undefined && edition) return { at: "rules", edition };
  if (first === "learn" && third === undefined && (second === undefined || edition)) return { at: "learn", edition: edition ?? 1 };
  if (second === undefined && (first === "make" || first === "pass" || first === "games")) return { at: first };
  return { at: "nowhere" };
}

/** What the address says: the path, and what follows a question mark. */
function said(): [path: string, query: string] {
  const { hash, pathname, search } = location;
  if (!hash.startsWith("#/")) return [alone ? "/" : pathname, search];
  const [path, query] = hash.slice(1).split("?", 2);
  return [path!, query ?? ""];
}

const here = () => said()[0];

/** A value that the address gives to a name, after its question mark. */
export function asked(name: string): string | null {
  return new URLSearchParams(said()[1]).get(name);
}

let route: Route = $state.raw(parse(here()));

export const router = {
  get route(): Route {
    return route;
  },
};

export function go(path: string, { replace = false } = {}): void {
  if (path !== here()) {
    history[replace || held() ? "replaceState" : "pushState"](null, "", to(path));
    holding = false;
  }
  route = parse(here());
  scrollTo(0, 0);
}

// -- Back --------------------------------------------------------------------------------------------------------------------------------
// While something is open, an entry of the same address lies on top of the history: Back takes that one away and closes what is open. When
// it is closed otherwise the entry stays, because taking it away would take effect too late, in the midst of what is done next. It serves
// the next thing that opens, or is passed over.

const HELD = "held";
const held = () => history.state === HELD;
/** What Back closes, the last first. */
const open: (() => boolean)[] = [];
let holding = held();

function hold(): void {
  if (!held()) history.pushState(HELD, "");
  holding = true;
}

/** Have Back close something instead of leaving; `close` says whether it was open. Returns how to stop: `$effect(() => onBack(close))`. */
export function onBack(close: () => boolean): () => void {
  open.push(close);
  hold();
  return () => open.splice(open.lastIndexOf(close), 1);
}

async function travelled(): Promise<void> {
  const back = holding && !held();
  holding = held();
  const there = parse(here());
  if (!back || JSON.stringify(there) !== JSON.stringify(route)) {
    route = there;
    return;
  }
  if (!open.toReversed().some((close) => close())) return history.back();
  await tick();
  if (open.length) hold();
}

/** Follow links of our own without loading the page again. */
export function startRouter(): void {
  addEventListener("popstate", () => void travelled());
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest?.("a[href]") as HTMLAnchorElement | null;
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    const place = link.hash.startsWith("#/") ? link.hash.slice(1) : alone || link.hash ? null : link.pathname;
    if (place !== null) go(place);
    else if (alone && link.hash)
      void tick().then(() => document.getElementById(link.hash.slice(1))?.scrollIntoView()); // the fragment says where we are
    else return;
    event.preventDefault();
  });
}
