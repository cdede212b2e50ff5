// What the page needs beside the protocol's own types.

import type { Hello, Incoming, Ping, Said } from "../protocol";

export * from "../protocol";

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** An action, before the session gives it its id. */
export type Ask = DistributiveOmit<Exclude<Incoming, Hello | Ping>, "id">;

/** What somebody said, with a number of its own and the name they had when they said it: places change in the lobby. */
export interface Heard extends Said {
  number: number;
  name: string | null;
}
