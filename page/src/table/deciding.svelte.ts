// From what is allowed to a decision, tap by tap. It knows the choices that the server sent, and no rules.

import { complain } from "../lib/toast.svelte";
import type { Choice, GameState } from "../protocol";
import type { Setting } from "./model";
import { NOTHING, type Picking } from "./picking";

export type Mode = "menu" | "exchange" | "look" | "announce" | "answer" | "claim" | "choose" | "swap" | "name" | "wait";

interface Source {
  readonly choices: Choice[];
  readonly game: GameState;
  readonly setting: Setting;
}

/** Groups of one or two things, of which one is to be tapped together. */
type Group = readonly number[];

export class Deciding {
  /** Which of the three actions was tapped. */
  #wish: "exchange" | "look" | "announce" | "claim" | null = $state(null);
  cards: readonly number[] = $state.raw([]);
  players: readonly number[] = $state.raw([]);
  character: string | null = $state(null);
  /** A decision is on its way. */
  sending = $state(false);

  #source: () => Source;
  #send: (choice: Choice) => Promise<unknown>;

  /** `send` gives false, or throws, if there is still something to decide. */
  constructor(source: () => Source, send: (choice: Choice) => Promise<unknown>) {
    this.#source = source;
    this.#send = send;
  }

  get choices(): Choice[] {
    return this.#source().choices;
  }

  /** The choices of a kind. */
  of(kind: Choice["kind"]): Choice[] {
    return this.choices.filter((choice) => choice.kind === kind);
  }

  has(kind: Choice["kind"]): boolean {
    return this.choices.some((choice) => choice.kind === kind);
  }

  readonly mode: Mode = $derived.by(() => {
    if (!this.choices.length || this.sending) return "wait";
    if (this.has("pass") || this.has("claim")) return this.#wish === "claim" ? "claim" : "answer";
    if (this.has("choose")) return "choose";
    if (this.has("name")) return "name";
    if (this.of("exchange").some((choice) => !choice.cards?.length)) return "swap";
    if (this.#wish === "claim") return "menu";
    if (this.#wish) return this.#wish;
    return this.has("look") || this.has("announce") ? "menu" : "exchange";
  });

  /** Whether there is a way back to the three actions. */
  get mayGoBack(): boolean {
    return this.mode === "claim" || (["exchange", "look", "announce"].includes(this.mode) && (this.has("look") || this.has("announce")));
  }

  wish(what: "exchange" | "look" | "announce" | "claim" | null): void {
    this.#wish = what;
    this.#unpick();
    const claims = this.of("claim");
    if (what === "claim" && claims.length === 1) void this.decide(claims[0]!);
    const looks = this.of("look");
    if (what === "look" && looks.length === 1) void this.decide(looks[0]!);
  }

  /** Begin anew: there is another decision to make. */
  reset(): void {
    this.#wish = null;
    this.sending = false;
    this.#unpick();
  }

  #unpick(): void {
    this.cards = [];
    this.players = [];
    this.character = null;
  }

  /** Send a decision. Until the table has gone on nothing else can be decided: a second tap would come too late. */
  async decide(choice: Choice | undefined): Promise<void> {
    if (!choice || this.sending) return;
    this.sending = true;
    this.#wish = null;
    this.#unpick();
    try {
      if ((await this.#send(choice)) === false) this.sending = false;
    } catch (error) {
      this.sending = false;
      complain(error);
    }
  }

  // -- what is tapped on the table ----------------------------------------------------------------------------------------------------

  /** With a single card of one's own, it goes without saying. */
  #own(choice: Choice): number[] {
    return this.#source().setting.slots > 1 && choice.own != null ? [choice.own] : [];
  }

  readonly #cardGroups: Group[] = $derived.by(() => {
    if (this.mode === "exchange") return this.of("exchange").map((choice) => [...this.#own(choice), ...(choice.cards ?? [])]);
    if (this.mode === "choose") return this.of("choose").map((choice) => choice.cards ?? []);
    if (this.mode === "look") return this.of("look").map((choice) => [choice.own!]);
    if (this.mode === "claim") return this.of("claim").map((choice) => [choice.own!]);
    return [];
  });

  readonly #playerGroups: Group[] = $derived(this.mode === "choose" ? this.of("choose").map((choice) => choice.players ?? []) : []);

  readonly picking: Picking = $derived.by(() => {
    if (this.mode === "wait") return NOTHING;
    return {
      cards: reachable(this.#cardGroups, this.cards),
      players: reachable(this.#playerGroups, this.players),
      chosen: { cards: this.cards, players: this.players },
      pickCard: (card) => {
        const single = this.mode === "look" || this.mode === "claim" ? this.of(this.mode).find((choice) => choice.own === card) : undefined;
        if (single) void this.decide(single);
        else this.cards = tapped(this.#cardGroups, this.cards, card);
      },
      pickPlayer: (player) => (this.players = tapped(this.#playerGroups, this.players, player)),
    };
  });

  /** The choice that has been tapped together, of a kind; nothing while it is not whole. */
  picked(kind: Choice["kind"]): Choice | undefined {
    if (kind === "announce" || kind === "name") {
      const found = this.of(kind).filter((choice) => choice.character === this.character);
      return found.find((choice) => !this.cards.length || choice.own === this.cards[0]);
    }
    const whole = (choice: Choice) => {
      if (kind === "choose" && choice.players?.length) return same(choice.players, this.players);
      const cards = kind === "look" || kind === "claim" ? [choice.own!] : [...this.#own(choice), ...(choice.cards ?? [])];
      return cards.length > 0 && same(cards, this.cards);
    };
    return this.of(kind).find(whole);
  }

  /** To choose nobody, where one may. */
  get nobody(): Choice | undefined {
    return this.of("choose").find((choice) => !choice.cards?.length && !choice.players?.length);
  }

  /** How many are to be tapped. */
  get size(): number {
    return Math.max(0, ...[...this.#cardGroups, ...this.#playerGroups].map((group) => group.length));
  }
}

const same = (one: readonly number[], other: readonly number[]) => one.length === other.length && one.every((item) => other.includes(item));

const whole = (groups: Group[], chosen: readonly number[]) => groups.some((group) => same(group, chosen));

/** What may be tapped: partners of what is chosen, or everything when nothing or a whole group is. */
function reachable(groups: Group[], chosen: readonly number[]): Set<number> {
  const open = !chosen.length || whole(groups, chosen) ? groups : groups.filter((group) => chosen.every((item) => group.includes(item)));
  return new Set(open.flat());
}

function tapped(groups: Group[], chosen: readonly number[], item: number): readonly number[] {
  if (chosen.includes(item)) return chosen.filter((one) => one !== item);
  const more = [...chosen, item];
  return groups.some((group) => more.every((one) => group.includes(one))) ? more : [item];
}
