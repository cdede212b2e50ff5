// Single keys for everything at the table. A button says which key is its own (`aria-keyshortcuts={key("turn", "look")}`, which screen
// readers tell); pressing that key is pressing the button, so a key never does what cannot be tapped. They can be switched off: whoever
// dictates would press them by accident.

import { settings } from "./settings.svelte";

/** Which key does what, with the words for it, as the sheet lists them. */
export const KEYS = {
  turn: {
    exchange: ["E", "act-exchange"],
    look: ["L", "act-look"],
    announce: ["A", "act-announce"],
    // side by side: nobody may see from afar which one is pressed
    really: ["R", "act-really"],
    pretend: ["T", "act-pretend"],
  },
  answer: { pass: ["P", "act-pass"], claim: ["C", "act-claim"], ask: ["V", "prepare-ask"], watch: ["W", "prepare-watch"] },
  choose: { yes: ["Y", "key-yes"], nobody: ["N", "choose-nobody"], undo: ["B", "dock-back"] },
  room: {
    cast: ["K", "table-cast"],
    log: ["H", "table-log"],
    chat: ["M", "table-chat"],
    seen: ["I", "seen-title"],
    fast: ["O", "table-fast"],
    settings: ["S", "settings"],
    leave: ["Q", "table-leave"],
  },
  replay: {
    play: ["P", "replay-play"],
    back: ["ArrowLeft", "replay-back"],
    next: ["ArrowRight", "replay-next"],
    first: ["Shift+ArrowLeft", "replay-first"],
    last: ["Shift+ArrowRight", "replay-last"],
    share: ["M", "over-moment"],
    again: ["A", "over-again"],
  },
} as const;

type Keys = typeof KEYS;

/** By these, one after the other, things are picked that stand in an order. */
const NUMBERED = "1234567890FGJXZDU";

/** The key of a button; none while keys are switched off. */
export function key<Group extends keyof Keys>(group: Group, name: keyof Keys[Group]): string | undefined {
  return settings.shortcuts ? (KEYS[group][name] as readonly [string, string])[0] : undefined;
}

/** The key of a card, a player or a character, by its place in the order. */
export function numberKey(index: number | undefined): string | undefined {
  return settings.shortcuts && index !== undefined ? NUMBERED[index] : undefined;
}

/** The key of a reaction: numbers alone are cards. */
export function reactionKey(index: number): string | undefined {
  return settings.shortcuts && index < 10 ? `Shift+${NUMBERED[index]}` : undefined;
}

let open = $state(false);

/** The list of all keys. */
export const sheet = {
  get open(): boolean {
    return open;
  },
  set open(value: boolean) {
    open = value;
  },
};

/** Where keys write, or choose by themselves. */
const WRITES = "textarea, select, [contenteditable], input:not([type=radio], [type=checkbox], [type=range])";

function named({ key, code, shiftKey }: KeyboardEvent): string {
  if (key === "?") return key;
  // what Shift makes of a number differs from keyboard to keyboard
  const digit = shiftKey ? /^Digit(\d)$/.exec(code)?.[1] : undefined;
  const plain = digit ?? (key.length === 1 ? key.toUpperCase() : key);
  return shiftKey ? `Shift+${plain}` : plain;
}

function usable(button: Element): boolean {
  return button.checkVisibility({ visibilityProperty: true }) && !button.matches(":disabled, [aria-disabled=true], [inert] *");
}

function press(event: KeyboardEvent): void {
  if (!settings.shortcuts || event.defaultPrevented || event.repeat || event.isComposing) return;
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  const at = event.target instanceof Element ? event.target : document.body;
  const pressed = named(event);
  // arrows move within a group, along a line, and through what scrolls
  if (at.matches(WRITES) || (pressed.includes("Arrow") && at.matches("input, [tabindex='0']"))) return;
  const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
  if (pressed === "?") {
    if (dialog) return;
    open = true;
  } else {
    const buttons = (dialog ?? document).querySelectorAll<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(pressed)}"]`);
    const button = [...buttons].find(usable);
    if (!button) return;
    button.click();
  }
  event.preventDefault();
}

export function startShortcuts(): void {
  addEventListener("keydown", press);
}
