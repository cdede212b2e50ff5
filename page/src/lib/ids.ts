/** A random id for an action. Not `crypto.randomUUID`: it is missing where the page is served over plain http in a living room. */
export function makeId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
