// A scene on which decisions are played. They come in a queue, one after the other; what is shown follows the movement, and is right at the
// end of it whatever happened in between.

import { play as sound } from "../lib/sound";
import type { GameState, Happening } from "../protocol";
import { BANK, COURT, knows, type Setting } from "./model";
import { Scene } from "./scene.svelte";

/** One decision, as the server tells of it. */
export interface Step {
  events: Happening[];
  game: GameState;
}

/** By what to multiply the length of movements (0: none), and how long something stays to be read. */
export interface Tempo {
  readonly pace: number;
  readonly reading: number;
}

/** Decisions that wait: from how many on the table hurries, and from how many on it jumps. */
const HURRY = 2;
const JUMP = 6;

class Interrupted extends Error {}

export class Stage extends Scene {
  /** Whether something is still moving or waiting. */
  busy = $state(false);

  /** Called with each decision when it begins to be shown. */
  onstep: ((step: Step) => void) | null = null;
  /** Called with what is shown next, as far as the viewer may know it: for the log. */
  ontold: ((events: Happening[]) => void) | null = null;
  #tempo: Tempo;
  #queue: Step[] = [];
  #generation = 0;
  #flight = 0;
  #forgetting: ReturnType<typeof setTimeout> | undefined;
  #last: GameState;

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

  async #run(): Promise<void> {
    this.busy = true;
    const generation = this.#generation;
    try {
      for (let step = this.#queue.shift(); step; step = this.#queue.shift()) {
        this.onstep?.(step);
        for (const events of together(step.events)) await this.#tell(events);
        this.settle(step.game);
      }
      this.busy = false;
    } catch (error) {
      if (!(error instanceof Interrupted)) throw error;
    } finally {
      if (generation === this.#generation) this.busy = false;
    }
  }

  /** How much of the usual time there is. */
  get #time(): number {
    if (document.hidden || this.#queue.length >= JUMP) return 0;
    return this.#queue.length >= HURRY ? 0.5 : 1;
  }

  get #factor(): number {
    return this.#tempo.pace * this.#time;
  }

  async #wait(milliseconds: number): Promise<void> {
    const generation = this.#generation;
    const length = milliseconds * this.#tempo.reading * this.#time;
    if (length > 0) await new Promise((resolve) => setTimeout(resolve, length));
    if (generation !== this.#generation) throw new Interrupted();
  }

  async #tell(events: Happening[]): Promise<void> {
    const seen = events.filter((event) => knows(event, this.setting.you));
    const first = seen[0];
    if (!first) return;
    this.ontold?.(seen);
    if (!QUIET.has(first.what)) this.caption = seen;
    await this.#TELL[first.what]?.(seen, first);
  }

  readonly #TELL: Record<string, (events: Happening[], first: Happening) => Promise<void>> = {
    took: async (_, { player, cards = [] }) => {
      const places = cards.map((card) => this.place(card));
      if (places.length === 1) return this.#look(places[0]!);
      const length = 1700 * this.#factor;
      if (length) sound("card");
      this.taking = length ? { seat: this.seat(player!), places, length } : null;
      await this.#wait(1700);
      if (length) sound("card");
      this.taking = null;
      await this.#wait(150);
    },
    exchanged: (_, event) => this.#done("exchanged", event),
    pretended: (_, event) => this.#done("pretended", event),
    looked: (_, { cards }) => this.#look(this.place(cards![0]!)),
    saw: async (_, { cards, character, to }) => {
      const card = cards![0]!;
      if (to?.length === 1 || this.exposed === null) {
        if (to) this.secrets = [...this.secrets.filter((one) => one.card !== card), { card, character: character! }];
        return;
      }
      this.turnUp(card, character!);
      sound("reveal");
      await this.#wait(2400);
      const faces = new Map(this.faces);
      faces.delete(this.place(card));
      this.faces = faces;
    },
    announced: async (_, { player, cards, character }) => {
      this.answers = new Map();
      this.speech = { player: player!, what: "announced", character: character! };
      this.change({ announced: character!, hands: cards!, turn_of: player!, decides: null, asked: "answer" });
      sound("claim");
      await this.#wait(1500);
      this.speech = null;
    },
    passed: async (_, { player }) => {
      this.speech = { player: player!, what: "passed", character: null };
      this.answers = new Map(this.answers).set(player!, "pass");
      this.change({ decides: null });
      await this.#wait(380);
      this.speech = null;
    },
    claimed: async (_, { player, cards }) => {
      this.speech = { player: player!, what: "claimed", character: this.game.announced };
      this.answers = new Map(this.answers).set(player!, "claim");
      this.change({ hands: [...this.game.hands, ...cards!], decides: null });
      sound("claim");
      await this.#wait(1000);
      this.speech = null;
    },
    showed: async (events) => {
      await this.#wait(250);
      for (const event of events) {
        const { cards, character } = event;
        this.caption = [event];
        this.turnUp(cards![0]!, character!);
        sound("reveal");
        await this.#wait(650);
      }
      await this.#wait(1100);
    },
    used: async (_, { player, character }) => {
      this.asked = 0;
      this.change({ user: player!, announced: character!, decides: null });
      await this.#wait(900);
    },
    chose: async (_, { players = [] }) => {
      this.asked++;
      this.chosen = players;
      this.change({ decides: null });
      await this.#wait(900);
    },
    paid: async (events) => {
      // R3.4: fines are paid all at the same moment; everything else one after the other
      const gold = [...this.game.gold];
      const held: Record<number, number> = { [BANK]: this.game.bank, [COURT]: this.game.court };
      const move = (whom: number, amount: number) => (whom in held ? (held[whom]! += amount) : (gold[whom]! += amount));
      for (const { payer, amount } of events) move(payer!, -amount!);
      this.change({ gold: [...gold], bank: held[BANK]!, court: held[COURT]! });
      const length = 800 * this.#factor;
      if (length) {
        this.flights = events.map(({ payer, payee, amount }) => ({
          id: ++this.#flight,
          coins: amount!,
          from: this.purse(payer!),
          to: this.purse(payee!),
          length,
        }));
      }
      await this.#wait(800);
      for (const { payee, amount } of events) move(payee!, amount!);
      this.flights = [];
      this.change({ gold: [...gold], bank: held[BANK]!, court: held[COURT]! });
      if (length) sound("coin");
      await this.#wait(350);
    },
    traded: async (_, { player, other }) => {
      const gold = [...this.game.gold];
      const [one, two] = [gold[player!]!, gold[other!]!];
      const from = { purse: this.seat(player!) };
      const to = { purse: this.seat(other!) };
      gold[player!] = gold[other!] = 0;
      this.change({ gold: [...gold] });
      const length = 1200 * this.#factor;
      if (length) {
        this.flights = [
          { id: ++this.#flight, coins: one, from, to, length },
          { id: ++this.#flight, coins: two, from: to, to: from, length },
        ];
      }
      await this.#wait(1200);
      gold[player!] = two;
      gold[other!] = one;
      this.flights = [];
      this.change({ gold });
      if (length) sound("coin");
      await this.#wait(400);
    },
    named: async (_, { player, character }) => {
      this.speech = { player: player!, what: "named", character: character! };
      this.change({ decides: null });
      await this.#wait(1500);
      this.speech = null;
    },
    moved: async (_, { player, other }) => {
      // R9.8: people change seats; cards and fortunes stay where they are
      this.moved = [player!, other!];
      await this.#wait(500);
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
      sound("card");
      await this.#wait(1600);
      this.moved = [];
    },
    exposed: async (events, { player }) => {
      this.exposed = player!;
      // the owner sees only that everybody looks
      await this.#wait(events.length && player === this.setting.you ? 2600 : 600);
    },
    ended: async (_, event) => {
      this.ended = event;
      sound("win");
      await this.#wait(1800);
    },
  };

  async #look(place: number): Promise<void> {
    this.glance = place;
    if (this.#factor) sound("card");
    await this.#wait(1100);
    this.glance = null;
  }

  async #done(what: "exchanged" | "pretended", event: Happening): Promise<void> {
    if (!event.to) return;
    this.did = what;
    this.secrets = [];
    clearTimeout(this.#forgetting);
    this.#forgetting = setTimeout(() => (this.did = null), 4000);
  }

}

/** Events that say nothing of their own: others' captions stay. */
const QUIET = new Set(["exchanged", "pretended", "saw"]);

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
