// What a person has chosen for this device.

import { COLOURS, MASKS, type Face } from "../protocol";
import { recall, remember } from "./storage";

export type Theme = "auto" | "light" | "dark";
export type Speed = "slow" | "normal" | "fast" | "off";

export const themes: readonly Theme[] = ["auto", "light", "dark"];
export const speeds: readonly Speed[] = ["slow", "normal", "fast", "off"];

/** How long a movement takes, in relation to the normal one. */
const FACTORS: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.45, off: 0 };

/** The same for what stays to be read, where nothing moves. */
const STILL = 0.6;

const calm = matchMedia("(prefers-reduced-motion: reduce)");

class Settings {
  #name = $state(recall("name") ?? "");
  #face = $state.raw(given());
  #theme = $state(oneOf(themes, recall("theme"), "auto"));
  #speed = $state(oneOf(speeds, recall("speed"), calm.matches ? "off" : "normal"));
  #sound = $state(recall("sound") !== "off");
  #notify = $state(recall("notify") === "on");
  #shortcuts = $state(recall("shortcuts") !== "off");
  #hints = $state(recall("hints") !== "off");
  #banter = $state(recall("banter") !== "off");

  get name(): string {
    return this.#name;
  }
  set name(value: string) {
    this.#name = value;
    remember("name", value);
  }

  /** By which others know this device's player: the one that was chosen, else one by chance that stays. */
  get face(): Face {
    return this.#face;
  }
  set face(value: Face) {
    this.#face = value;
    remember("mask", value.mask);
    remember("colour", value.colour);
  }

  get theme(): Theme {
    return this.#theme;
  }
  set theme(value: Theme) {
    this.#theme = value;
    remember("theme", value);
    this.apply();
  }

  /** How fast the table moves. */
  get speed(): Speed {
    return this.#speed;
  }
  set speed(value: Speed) {
    this.#speed = value;
    remember("speed", value);
    this.apply();
  }

  /** By what to multiply the length of a movement; 0: no movement at all. */
  get pace(): number {
    return FACTORS[this.#speed];
  }

  /** By what to multiply how long something stays to be read; also without movement that is some time. */
  get reading(): number {
    return this.pace || STILL;
  }

  get sound(): boolean {
    return this.#sound;
  }
  set sound(value: boolean) {
    this.#sound = value;
    remember("sound", value ? "on" : "off");
  }

  /** Whether to be called by a notification, where the browser allows it. */
  get notify(): boolean {
    return this.#notify;
  }
  set notify(value: boolean) {
    this.#notify = value;
    remember("notify", value ? "on" : "off");
  }

  /** Whether single keys do something. */
  get shortcuts(): boolean {
    return this.#shortcuts;
  }
  set shortcuts(value: boolean) {
    this.#shortcuts = value;
    remember("shortcuts", value ? "on" : "off");
  }

  /** Whether to be told what matters, in the first games. */
  get hints(): boolean {
    return this.#hints;
  }
  set hints(value: boolean) {
    this.#hints = value;
    remember("hints", value ? "on" : "off");
  }

  /** Whether bots show what they feel. */
  get banter(): boolean {
    return this.#banter;
  }
  set banter(value: boolean) {
    this.#banter = value;
    remember("banter", value ? "on" : "off");
  }

  /** Tell the style sheets: they look at `<html data-theme data-speed>`. */
  apply(): void {
    const { dataset } = document.documentElement;
    dataset.theme = this.#theme;
    dataset.speed = this.#speed;
    // the frame that a phone draws round the page
    for (const scheme of ["light", "dark"] as const) {
      const chosen = this.#theme === "auto" ? `(prefers-color-scheme: ${scheme})` : this.#theme === scheme ? "all" : "not all";
      document.querySelector<HTMLMetaElement>(`meta[data-scheme="${scheme}"]`)?.setAttribute("media", chosen);
    }
  }
}

function given(): Face {
  const face = { mask: oneOf(MASKS, recall("mask"), anyOf(MASKS)), colour: oneOf(COLOURS, recall("colour"), anyOf(COLOURS)) };
  remember("mask", face.mask);
  remember("colour", face.colour);
  return face;
}

function anyOf<T>(all: readonly T[]): T {
  return all[Math.floor(Math.random() * all.length)]!;
}

function oneOf<T extends string>(all: readonly T[], value: string | null, otherwise: T): T {
  return all.includes(value as T) ? (value as T) : otherwise;
}

export const settings = new Settings();
