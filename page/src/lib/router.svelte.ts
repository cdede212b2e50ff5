// Where we are: a handful of addresses, and the browser's own history.

import { EDITIONS, TABLE_CODE, type Edition } from "../protocol";

export type Route =
  | { at: "home" }
  | { at: "make" }
  | { at: "table"; code: string }
  | { at: "screen"; code: string }
  | { at: "rules"; edition: Edition }
  | { at: "learn"; edition: Edition }
  | { at: "pass" }
  | { at: "nowhere" };

export const CODE = new RegExp(TABLE_CODE);

function parse(path: string): Route {
  const [first, second, third, ...rest] = path.split("/").filter(Boolean);
  const code = second?.toUpperCase() ?? "";
  if (first === undefined) return { at: "home" };
  if (first === "t" && CODE.test(code) && !rest.length) {
    if (third === undefined) return { at: "table", code };
    if (third === "screen") return { at: "screen", code };
  }
  const edition = EDITIONS.find((one) => String(one) === second);
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
  if (path !== location.pathname) history[replace ? "replaceState" : "pushState"](null, "", path);
  route = parse(location.pathname);
  scrollTo(0, 0);
}

/** Follow links of our own without loading the page again. */
export function startRouter(): void {
  addEventListener("popstate", () => (route = parse(location.pathname)));
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest?.("a[href]") as HTMLAnchorElement | null;
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.origin !== location.origin || link.target || link.hasAttribute("download") || link.hash) return;
    event.preventDefault();
    go(link.pathname);
  });
}
