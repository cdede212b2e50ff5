const FIRST_MS = 300;
const LONGEST_MS = 8_000;

/** How long to wait before connecting again. The jitter keeps a restarted server from meeting all its guests at once. */
export function backoff(attempts: number): number {
  return Math.min(LONGEST_MS, FIRST_MS * 2 ** attempts) * (0.5 + Math.random() / 2);
}
