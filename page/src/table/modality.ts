// Whether the last thing a person did was to press a key, not to tap.

let keyboard = false;
addEventListener("keydown", () => turn(true), true);
addEventListener("pointerdown", () => turn(false), true);

/** The style sheets print keys on buttons for those who use them. */
function turn(to: boolean): void {
  keyboard = to;
  document.documentElement.toggleAttribute("data-keyboard", to);
}

export const byKeyboard = () => keyboard;

/** What had the focus is gone: whoever plays by keyboard goes on from here. */
export function keepFocus(where: HTMLElement | null | undefined): void {
  const at = document.activeElement;
  if (keyboard && (!at || at === document.body)) where?.focus({ preventScroll: true });
}
