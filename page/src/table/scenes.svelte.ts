// The scenes: what each kind of moment makes of the table, one step after the other.

import { play as sound } from "../lib/sound";
import type { Happening } from "../protocol";
import { BANK, COURT, ownerOf } from "./model";
import type { Part } from "./score";
import { Timing } from "./timing.svelte";

/** How long cards take back to their places, in milliseconds. */
const BACK = 450;

type Play = (events: Happening[], first: Happening, part: Part) => Promise<void>;

export abstract class Scenes extends Timing {
  #flight = 0;
  #forgetting: ReturnType<typeof setTimeout> | undefined;
  /** Whom the accused has said to be. */
  #named: string | null = null;

  /** Tell everybody who may know it. */
  protected abstract say(events: Happening[], part: Part): void;
  /** Leave the time to read it; `more`: so many milliseconds it stands anyway, while something else begins. */
  protected abstract rest(events: Happening[], part: Part, more?: number): Promise<void>;
  /** Another moment begins: it has not been hurried yet. */
  protected abstract begin(events: Happening[]): void;

  protected readonly play: Partial<Record<Happening["what"], Play>> = {
    took: async (_, { player, cards = [] }, part) => {
      const places = cards.map((card) => this.place(card));
      if (places.length === 1) return this.#look(places[0]!);
      const length = part.moves! * this.factor;
      if (length) sound(part.sound!);
      this.taking = length ? { seat: this.seat(player!), places, length } : null;
      await this.move(part.moves!);
      if (length) sound(part.sound!);
      this.taking = null;
    },
    exchanged: (_, event) => this.#done("exchanged", event),
    pretended: (_, event) => this.#done("pretended", event),
    looked: (_, { cards }) => this.#look(this.place(cards![0]!)),
    saw: async (_, { cards, character }, part) => {
      const card = cards![0]!;
      await this.#forward([card], part);
      await this.#turn(card, character!, null, part);
      sound(part.sound!);
    },
    announced: async (_, { player, cards, character }, part) => {
      this.#named = null; // the showing may have been skipped
      this.answers = new Map();
      this.change({ announced: character!, hands: cards!, turn_of: player!, decides: null, asked: "answer" });
      sound(part.sound!);
      const length = part.moves! * this.factor;
      this.announcing = length ? { player: player!, character: character!, length } : null;
      await this.move(part.moves!);
      this.announcing = null;
    },
    passed: async (_, { player }) => {
      this.speech = { player: player!, what: "passed", character: null };
      this.answers = new Map(this.answers).set(player!, "pass");
      this.change({ decides: null });
    },
    claimed: async (_, { player, cards }, part) => {
      this.speech = { player: player!, what: "claimed", character: this.game.announced };
      this.answers = new Map(this.answers).set(player!, "claim");
      this.change({ hands: [...this.game.hands, ...cards!], decides: null });
      sound(part.sound!);
      await this.move(part.moves!);
    },
    showed: async (events, _, part) => {
      // whoever is accused has named somebody; and whom a power shows has said nothing
      const said = this.#named ?? (this.game.user === null ? this.game.announced : null);
      this.#named = null;
      await this.#forward(
        events.map(({ cards }) => cards![0]!),
        part,
      );
      for (const [index, event] of events.entries()) {
        this.begin([event]);
        const verdict = said === null ? null : event.character === said ? "true" : "liar";
        await this.#turn(event.cards![0]!, event.character!, verdict, part);
        sound(verdict === "liar" ? "liar" : "reveal");
        this.say([event], part);
        const meanwhile = index + 1 < events.length ? part.beat! * this.rests + part.moves! * this.factor : 0;
        await this.rest([event], part, meanwhile);
      }
    },
    used: async (_, { player, character }, part) => {
      this.asked = 0;
      this.change({ user: player!, announced: character!, decides: null });
      await this.move(part.moves!);
    },
    chose: async (_, { players = [] }, part) => {
      this.asked++;
      this.chosen = players;
      this.change({ decides: null });
      await this.move(part.moves!);
    },
    paid: async (events, _, part) => {
      // R3.4: fines are paid all at the same moment; everything else one after the other
      const gold = [...this.game.gold];
      const held: Record<number, number> = { [BANK]: this.game.bank, [COURT]: this.game.court };
      const move = (whom: number, amount: number) => (whom in held ? (held[whom]! += amount) : (gold[whom]! += amount));
      for (const { payer, amount } of events) move(payer!, -amount!);
      this.change({ gold: [...gold], bank: held[BANK]!, court: held[COURT]! });
      // whoever gives it to somebody stands in the light: the richest, neighbours, puppets
      if (events.every(({ payee }) => !(payee! in held))) this.chosen = events.map(({ payer }) => payer!).filter((payer) => !(payer in held));
      const length = part.moves! * this.factor;
      if (length) {
        this.flights = events.map(({ payer, payee, amount }) => ({
          id: ++this.#flight,
          coins: amount!,
          from: this.forward.some((one) => one.player === payer) ? { large: payer! } : this.purse(payer!),
          to: this.purse(payee!),
          length,
        }));
      }
      await this.move(part.moves!);
      for (const { payee, amount } of events) move(payee!, amount!);
      this.flights = [];
      this.chosen = [];
      this.change({ gold: [...gold], bank: held[BANK]!, court: held[COURT]! });
      if (length) sound(part.sound!);
    },
    traded: async (_, { player, other }, part) => {
      const gold = [...this.game.gold];
      const [one, two] = [gold[player!]!, gold[other!]!];
      const from = { purse: this.seat(player!) };
      const to = { purse: this.seat(other!) };
      gold[player!] = gold[other!] = 0;
      this.change({ gold: [...gold] });
      const length = part.moves! * this.factor;
      this.chosen = [player!, other!];
      if (length) {
        this.flights = [
          { id: ++this.#flight, coins: one, from, to, length },
          { id: ++this.#flight, coins: two, from: to, to: from, length },
        ];
      }
      await this.move(part.moves!);
      gold[player!] = two;
      gold[other!] = one;
      this.flights = [];
      this.change({ gold });
      if (length) sound(part.sound!);
    },
    rotated: async (_, { player, other }, part) => {
      const { seats } = this.game;
      const gold = [...this.game.gold];
      const by = (seats.indexOf(other!) - seats.indexOf(player!) + seats.length) % seats.length;
      const next = (one: number) => seats[(seats.indexOf(one) + by) % seats.length]!;
      this.change({ gold: gold.map(() => 0) });
      const length = part.moves! * this.factor;
      if (length) {
        this.flights = seats.map((one) => {
          const [from, to] = [{ purse: this.seat(one) }, { purse: this.seat(next(one)) }];
          return { id: ++this.#flight, coins: gold[one]!, from, to, length };
        });
      }
      await this.move(part.moves!);
      const passed = [...gold];
      for (const one of seats) passed[next(one)] = gold[one]!;
      this.flights = [];
      this.change({ gold: passed });
      if (length) sound(part.sound!);
    },
    named: async (_, { player, character }, part) => {
      this.speech = { player: player!, what: "named", character: character! };
      this.#named = character!;
      this.change({ decides: null });
      await this.move(part.moves!);
    },
    moved: async (_, { player, other }, part) => {
      // R9.8: people change seats; cards and fortunes stay where they are
      this.moved = [player!, other!];
      await this.move(part.breath!);
      const seats = [...this.game.seats];
      const [one, two] = [this.seat(player!), this.seat(other!)];
      [seats[one], seats[two]] = [seats[two]!, seats[one]!];
      const gold = [...this.game.gold];
      [gold[player!], gold[other!]] = [gold[other!]!, gold[player!]!];
      const { slots } = this.setting;
      const hands = this.game.hands.map((card) => {
        const owner = Math.floor(card / slots);
        const swapped = owner === player ? other! : owner === other ? player! : owner;
        return swapped * slots + (card % slots);
      });
      this.change({ seats, gold, hands });
      sound(part.sound!);
      await this.move(part.moves!);
      this.moved = [];
    },
    exposed: async (_, { player }, part) => {
      this.exposed = player!;
      await this.stand(part.breath!);
      // the owner sees only that everybody looks
      if (player === this.setting.you) await this.stand(this.part("saw").stands);
    },
    ended: async (_, event, part) => {
      this.dim = true;
      await this.stand(part.breath!);
      this.ended = event;
      sound(part.sound!);
    },
  };

  /** Cards leave their places and come forward, still face down, over a dark table; everybody holds their breath. */
  async #forward(cards: number[], part: Part): Promise<void> {
    const { names, slots } = this.setting;
    this.dim = part.dims === true;
    this.caption = [];
    this.forward = cards.map((card) => ({ place: this.place(card), player: ownerOf(card, names.length, slots), face: null, next: false, verdict: null }));
    sound("breath");
    await this.stand(part.breath!);
  }

  /** They go back to where they lay, and it grows light, unless the end comes. */
  protected async goBack(ends: boolean): Promise<void> {
    this.dim = ends && this.dim;
    if (!this.forward.length) return;
    this.caption = []; // it has been read in the dark
    this.leaves = true;
    await this.move(BACK);
    this.forward = [];
    this.leaves = false;
  }

  /** One of them turns, and only when it has may anything speak of it. */
  async #turn(card: number, character: string, verdict: "true" | "liar" | null, part: Part): Promise<void> {
    const place = this.place(card);
    const turned = (change: object) => (this.forward = this.forward.map((one) => (one.place === place ? { ...one, ...change } : one)));
    turned({ next: true });
    await this.stand(part.beat!);
    turned({ face: character });
    await this.move(part.moves!);
    await this.stand(part.beat!);
    turned({ next: false, verdict });
    if (verdict) this.turnUp(card, character);
  }

  async #look(place: number): Promise<void> {
    const part = this.part("looked");
    this.glance = place;
    if (this.factor) sound(part.sound!);
    await this.move(part.moves!);
    this.glance = null;
  }

  async #done(what: "exchanged" | "pretended", event: Happening): Promise<void> {
    if (!event.to) return;
    this.didIt = this.stoodIn ? "bot" : "you";
    this.did = what;
    this.forgetSecrets();
    clearTimeout(this.#forgetting);
    this.#forgetting = setTimeout(() => (this.did = null), 4000);
  }
}
