// What this device remembers. Storage may be forbidden (private windows): then it is forgotten with the page.

const PREFIX = "mascarade-";

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch {
    // nothing to be done, and nothing worth telling
  }
}
