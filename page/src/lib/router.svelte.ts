// Where we are: a handful of addresses, and the browser's own history.

import { tick } from "svelte";
import { CHOSEN, EDITIONS, TABLE_CODE, type Edition } from "../protocol";

export type Route =
  | { at: "home" }
  | { at: "make" }
  | { at: "table"; code: string }
  | { at: "screen"; code: string }
  | { at: "rules"; edition: Edition }
  | { at: "learn"; edition: Edition }
  | { at: "pass" }
  | { at: "nowhere" };

const CODE = new RegExp(TABLE_CODE);

/** The code in what somebody typed or pasted, also in groups, with dashes, in small letters or with the whole link around it; null if there is none. */
export function codeIn(text: string): string | null {
  const written = text.trim().replace(/[?#].*$/, "").replace(/(\/screen)?\/*$/, "");
  const code = written.slice(written.lastIndexOf("/") + 1).replace(/%20|[\s\p{Dash}_.+]/gu, "").toUpperCase();
  return CODE.test(code) ? code : null;
}

function parse(path: string): Route {
  const [first, second, third, ...rest] = path.split("/").filter(Boolean);
  const code = codeIn(second ?? "");
  if (first === undefined) return { at: "home" };
  if (first === "t" && code && !rest.length) {
    if (third === undefined) return { at: "table", code };
    if (third === "screen") return { at: "screen", code };
  }
  const edition = second === undefined ? CHOSEN.edition : EDITIONS.find((one) => String(one) === second);
  if (first === "rules" && third === undefined && edition) return { at: "rules", edition };
  if (first === "learn" && third === undefined && (second === undefined || edition)) return { at: "learn", edition: edition ?? 1 };
  if (second === undefined && (first === "make" || first === "pass")) return { at: first };
  return { at: "nowhere" };
}

let route: Route = $state.raw(parse(location.pathname));

export const router = {
  get route(): Route {
    return route;
  },
};

export function go(path: string, { replace = false } = {}): void {
  if (path !== location.pathname) {
    history[replace || held() ? "replaceState" : "pushState"](null, "", path);
    holding = false;
  }
  route = parse(location.pathname);
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
  const here = parse(location.pathname);
  if (!back || JSON.stringify(here) !== JSON.stringify(route)) {
    route = here;
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
    if (link.origin !== location.origin || link.target || link.hasAttribute("download") || link.hash) return;
    event.preventDefault();
    go(link.pathname);
  });
}
