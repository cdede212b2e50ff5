// What the page needs beside the protocol's own types.

import type { Hello, Incoming, Ping } from "../protocol";

export * from "../protocol";

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** An action, before the session gives it its id. */
export type Ask = DistributiveOmit<Exclude<Incoming, Hello | Ping>, "id">;
