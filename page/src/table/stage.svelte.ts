// The director: decisions come in a queue and are played one after the other, each kind of moment as the score says. What is shown is right
// at the end of it whatever happened in between.

import { play as sound } from "../lib/sound";
import type { GameState, Happening } from "../protocol";
import { BANK, COURT, knows, ownerOf, type Setting } from "./model";
import { Scene } from "./scene.svelte";
import { CALM, reading, SCORE, type Part } from "./score";
import { tell } from "./words";

/** One decision, as the server tells of it. */
export interface Step {
  events: Happening[];
  game: GameState;
}

/** By what to multiply the length of movements; 0: none. */
export interface Tempo {
  readonly pace: number;
}

/** Decisions that wait: from how many on the table hurries, and from how many on it jumps. */
const LATE = 3;
const FAR = 20;
/** On a device that goes round: how long others wait for somebody who looks at a card in private, in milliseconds. */
const PATIENCE = 60_000;
/** Timers are short, so that a moment can be hurried at any time. */
const SLICE = 100;

class Interrupted extends Error {}

export class Stage extends Scene {
  /** Whether something is still moving or waiting. */
  busy = $state(false);
  /** Whether several people look at it, and private things wait until they have been put back. */
  shared = false;

  /** Called with what has been shown, as far as the viewer may know it: for the log, and for those who listen. */
  ontold: ((events: Happening[]) => void) | null = null;
  #tempo: Tempo;
  #queue: Step[] = [];
  #generation = 0;
  #flight = 0;
  #forgetting: ReturnType<typeof setTimeout> | undefined;
  #last: GameState;
  #hurried = false;
  /** Looks that have not been seen yet: they are told when they have. */
  #unseen: Happening[] = [];

  constructor(setting: Setting, game: GameState, tempo: Tempo) {
    super(setting, game);
    this.#last = game;
    this.#tempo = tempo;
  }

  /** The newest state there is, shown or not yet. */
  get last(): GameState {
    return this.#last;
  }

  /** Show another state at once; `told`: what everybody has been told in its turn. */
  reset(game: GameState, told: Happening[] = []): void {
    this.#generation++;
    this.#queue = [];
    this.#last = game;
    this.busy = false;
    this.lay(game, told);
  }

  add(step: Step): void {
    this.#queue.push(step);
    this.#last = step.game;
    if (!this.busy) void this.#run();
  }

  /** Play one decision, and wait until it has been shown. */
  async show(step: Step): Promise<void> {
    this.add(step);
    while (this.busy) await new Promise((resolve) => setTimeout(resolve, 30));
  }

  /** The moment that is being shown need not stand any longer. */
  hurry(): void {
    this.#hurried = true;
  }

  override forgetSecrets(): void {
    super.forgetSecrets();
    const seen = this.#unseen;
    this.#unseen = [];
    if (seen.length) this.ontold?.(seen);
  }

  async #run(): Promise<void> {
    this.busy = true;
    const generation = this.#generation;
    try {
      for (let step = this.#queue.shift(); step; step = this.#queue.shift()) {
        for (const events of together(step.events)) await this.#tell(events);
        this.settle(step.game);
        await this.#inPrivate(step.game);
      }
      this.busy = false;
    } catch (error) {
      if (!(error instanceof Interrupted)) throw error;
    } finally {
      if (generation === this.#generation) this.busy = false;
    }
  }

  /** While somebody has the device to themselves, nobody else plays. */
  async #inPrivate(game: GameState): Promise<void> {
    if (!this.shared || game.decides === this.setting.you) return;
    const generation = this.#generation;
    const until = performance.now() + PATIENCE;
    while ((this.secrets.length || this.did) && performance.now() < until) {
      await new Promise((resolve) => setTimeout(resolve, SLICE));
      if (generation !== this.#generation) throw new Interrupted();
    }
  }

  get #jumps(): boolean {
    return document.hidden || this.#queue.length >= FAR;
  }

  /** By what movements are multiplied just now. */
  get #factor(): number {
    return this.#jumps || this.#hurried ? 0 : this.#tempo.pace * (this.#queue.length >= LATE ? 0.6 : 1);
  }

  /** Let something move, for so long at the usual speed. */
  async #move(milliseconds: number): Promise<void> {
    await this.#stand(milliseconds * this.#factor);
  }

  /** Let something stand, however fast the table moves. */
  async #stand(milliseconds: number): Promise<void> {
    const generation = this.#generation;
    for (let left = milliseconds; left > 0 && !this.#hurried && !this.#jumps; left -= SLICE) {
      await new Promise((resolve) => setTimeout(resolve, Math.min(left, SLICE)));
      if (generation !== this.#generation) throw new Interrupted();
    }
  }

  #part(what: Happening["what"]): Part {
    return (this.#tempo.pace ? SCORE : CALM)[what];
  }

  #skips(part: Part): boolean {
    return part.skips === true && this.#queue.length >= LATE;
  }

  /** Tell everybody who may know it. */
  #say(events: Happening[], part: Part): void {
    this.ontold?.(events);
    if (!part.quiet && !this.#skips(part)) this.caption = events;
  }

  /** Leave the time to read it. */
  async #rest(events: Happening[], part: Part): Promise<void> {
    if (this.#skips(part)) return this.#stand(150);
    const text = part.quiet ? "" : tell(events, this.setting).map((line) => line.text).join(" ");
    await this.#stand(Math.max(part.stands, reading(text)));
  }

  async #tell(events: Happening[]): Promise<void> {
    const seen = events.filter((event) => knows(event, this.setting.you));
    const first = seen[0];
    const part = first && this.#part(first.what);
    if (!first || !part) return;
    this.#hurried = false;
    if (first.what === "saw" && (first.to?.length === 1 || this.exposed === null)) return this.#keep(seen);
    if (part.says === "first") this.#say(seen, part);
    await this.#play[first.what]?.(seen, first, part);
    if (part.says === "landed") this.#say(seen, part);
    if (part.says !== "each") await this.#rest(seen, part);
    this.speech = null;
    this.forward = [];
    this.dim = false;
  }

  readonly #play: Partial<Record<Happening["what"], (events: Happening[], first: Happening, part: Part) => Promise<void>>> = {
    took: async (_, { player, cards = [] }, part) => {
      const places = cards.map((card) => this.place(card));
      if (places.length === 1) return this.#look(places[0]!);
      const length = part.moves! * this.#factor;
      if (length) sound(part.sound!);
      this.taking = length ? { seat: this.seat(player!), places, length } : null;
      await this.#move(part.moves!);
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
      this.answers = new Map();
      this.speech = { player: player!, what: "announced", character: character! };
      this.change({ announced: character!, hands: cards!, turn_of: player!, decides: null, asked: "answer" });
      sound(part.sound!);
      await this.#move(part.moves!);
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
      await this.#move(part.moves!);
    },
    showed: async (events, _, part) => {
      await this.#forward(
        events.map(({ cards }) => cards![0]!),
        part,
      );
      for (const event of events) {
        const verdict = event.character === this.game.announced ? "true" : "liar";
        await this.#turn(event.cards![0]!, event.character!, verdict, part);
        sound(verdict === "true" ? "reveal" : "liar");
        this.#say([event], part);
        await this.#rest([event], part);
      }
    },
    used: async (_, { player, character }, part) => {
      this.asked = 0;
      this.change({ user: player!, announced: character!, decides: null });
      await this.#move(part.moves!);
    },
    chose: async (_, { players = [] }, part) => {
      this.asked++;
      this.chosen = players;
      this.change({ decides: null });
      await this.#move(part.moves!);
    },
    paid: async (events, _, part) => {
      // R3.4: fines are paid all at the same moment; everything else one after the other
      const gold = [...this.game.gold];
      const held: Record<number, number> = { [BANK]: this.game.bank, [COURT]: this.game.court };
      const move = (whom: number, amount: number) => (whom in held ? (held[whom]! += amount) : (gold[whom]! += amount));
      for (const { payer, amount } of events) move(payer!, -amount!);
      this.change({ gold: [...gold], bank: held[BANK]!, court: held[COURT]! });
      const length = part.moves! * this.#factor;
      if (length) {
        this.flights = events.map(({ payer, payee, amount }) => ({
          id: ++this.#flight,
          coins: amount!,
          from: this.purse(payer!),
          to: this.purse(payee!),
          length,
        }));
      }
      await this.#move(part.moves!);
      for (const { payee, amount } of events) move(payee!, amount!);
      this.flights = [];
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
      const length = part.moves! * this.#factor;
      this.chosen = [player!, other!];
      if (length) {
        this.flights = [
          { id: ++this.#flight, coins: one, from, to, length },
          { id: ++this.#flight, coins: two, from: to, to: from, length },
        ];
      }
      await this.#move(part.moves!);
      gold[player!] = two;
      gold[other!] = one;
      this.flights = [];
      this.change({ gold });
      if (length) sound(part.sound!);
    },
    named: async (_, { player, character }, part) => {
      this.speech = { player: player!, what: "named", character: character! };
      this.change({ decides: null });
      await this.#move(part.moves!);
    },
    moved: async (_, { player, other }, part) => {
      // R9.8: people change seats; cards and fortunes stay where they are
      this.moved = [player!, other!];
      await this.#move(part.breath!);
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
      await this.#move(part.moves!);
      this.moved = [];
    },
    exposed: async (_, { player }, part) => {
      this.exposed = player!;
      await this.#stand(part.breath!);
      // the owner sees only that everybody looks
      if (player === this.setting.you) await this.#stand(this.#part("saw").stands);
    },
    ended: async (_, event, part) => {
      this.dim = true;
      await this.#stand(part.breath!);
      this.ended = event;
      sound(part.sound!);
    },
  };

  /** Cards leave their places and come forward, still face down, over a dark table; everybody holds their breath. */
  async #forward(cards: number[], part: Part): Promise<void> {
    const { names, slots } = this.setting;
    this.dim = part.dims === true;
    this.caption = [];
    this.forward = cards.map((card) => ({ place: this.place(card), player: ownerOf(card, names.length, slots), face: null, verdict: null }));
    await this.#stand(part.breath!);
  }

  /** One of them turns, and only when it has may anything speak of it. */
  async #turn(card: number, character: string, verdict: "true" | "liar" | null, part: Part): Promise<void> {
    const place = this.place(card);
    const turned = (change: object) => (this.forward = this.forward.map((one) => (one.place === place ? { ...one, ...change } : one)));
    turned({ face: character });
    await this.#move(part.moves!);
    turned({ verdict });
    if (verdict) this.turnUp(card, character);
  }

  /** What only the viewer may see waits until they look. */
  #keep(looks: Happening[]): void {
    for (const look of looks) {
      if (!look.to) continue;
      const card = look.cards![0]!;
      this.secrets = [...this.secrets.filter((one) => one.card !== card), { card, character: look.character! }];
      this.#unseen.push(look);
    }
  }

  async #look(place: number): Promise<void> {
    const part = this.#part("looked");
    this.glance = place;
    if (this.#factor) sound(part.sound!);
    await this.#move(part.moves!);
    this.glance = null;
  }

  async #done(what: "exchanged" | "pretended", event: Happening): Promise<void> {
    if (!event.to) return;
    this.did = what;
    this.forgetSecrets();
    clearTimeout(this.#forgetting);
    this.#forgetting = setTimeout(() => (this.did = null), 4000);
  }
}

/** What happens at the same moment: cards that are shown, fines. */
function together(events: Happening[]): Happening[][] {
  const groups: Happening[][] = [];
  for (const event of events) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    const joins =
      before?.what === event.what &&
      (event.what === "showed" || (event.what === "paid" && event.payee === COURT && before.payee === COURT));
    if (joins) group!.push(event);
    else groups.push([event]);
  }
  return groups;
}
