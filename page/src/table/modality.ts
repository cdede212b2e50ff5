// Whether the last thing a person did was to press a key, not to tap.

let keyboard = false;
addEventListener("keydown", () => (keyboard = true), true);
addEventListener("pointerdown", () => (keyboard = false), true);

export const byKeyboard = () => keyboard;
