// Where the page lies: on a server of its own, at every address of a host; or as files in any folder of any host, which `mascarade site`
// wrote. There nobody answers, so a place in the page is a fragment, and playing with others happens on another server's page, if one was named.

function said(name: string): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
}

const others = said("site");

/** Whether there is no server here. */
export const alone = others !== undefined;

/** The page's folder. */
export const base = alone ? new URL("./", location.href.replace(/[?#].*$/, "")) : new URL("/", location.href);

/** Who answers sockets. */
export const server: URL | null = alone ? null : base;

/** Where people play with others, for links to go there; "" where there is no such place. */
export const elsewhere = alone ? others! : (said("base-url") ?? location.origin);

/** The address of a place in the page, such as `/learn`. What carries a whole game is nobody's business: it is in a fragment everywhere. */
export function to(path: string): string {
  if (alone) return `#${path}`;
  return path.startsWith("/g/") ? `/#${path}` : path;
}

/** The address of a game or a cast that is all in its letters, for others, whatever page they have. */
export function link(letters: string): string {
  return `${alone ? base : `${elsewhere}/`}#/g/${letters}`;
}

const additions = new Map(said("additions")?.split(" ").map((one) => [one.replace(/\?.*/, ""), one]));

/** The address of a file beside the page. It ends in a fingerprint, so that an old page never meets a new file. */
export function file(name: string): string {
  return new URL(additions.get(name) ?? name, base).href;
}
