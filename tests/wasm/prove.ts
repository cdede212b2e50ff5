// Plays in WebAssembly what tests/wasm/beside.py plays in Python, and folds every byte on the way into one number.

import { ExpertBot, ThinkingBot, type Bot } from "../../page/src/core/bots.ts";
import { Core, unpacked, type Address } from "../../page/src/core/core.ts";
import { Network } from "../../page/src/core/expert.ts";
import { ACTIONS, GAME, LOG, LORE, MIND, OBSERVATION, ONLOOKER, OVER, SENSES, SETUP } from "../../page/src/core/layout.ts";

export interface Job {
  setup: string;
  players: number;
  places: number;
  seed: number;
  /** Random decisions, or games of these bots, one for each seat in turn. */
  decisions?: number;
  games?: number;
  /** The decisions after which a game is left. */
  most?: number;
  bots?: string[];
}

export type Found = [decisions: number, games: number, folded: number];

export function prove(wasm: Uint8Array<ArrayBuffer>, jobs: Job[], weights?: ArrayBuffer): Found[] {
  const module = new WebAssembly.Module(wasm);
  const network = weights && new Network(weights);
  return jobs.map((job) => (job.bots ? new Bots(module, job, network).play(job.games!) : new Game(module, job).play(job.decisions!)));
}

class Game {
  protected readonly core: Core;
  protected readonly setup: Address;
  protected readonly game: Address;
  protected readonly log: Address;
  protected readonly actions: Address;
  protected folded = 0;
  #luck: number;

  protected readonly job: Job;

  constructor(module: WebAssembly.Module, job: Job) {
    this.job = job;
    this.core = new Core(module);
    this.setup = this.core.keep(unpacked(job.setup));
    // what follows from the rest is worked out here, too
    for (const [at, , many] of [SETUP.slots, SETUP.announce_slots, SETUP.reaches, SETUP.pairs, SETUP.reach, SETUP.pair])
      this.core.bytes(this.setup + at, many).fill(0);
    this.core.doors.arrange(this.setup);
    this.foldBytes(this.core.bytes(this.setup, SETUP.size));
    this.game = this.core.allot(GAME.size);
    this.log = this.core.allot(LOG.size);
    this.actions = this.core.allot(2 * ACTIONS);
    this.#luck = job.seed;
  }

  play(decisions: number): Found {
    const { doors } = this.core;
    const [words, actions, bytes] = [this.words(), new Int16Array(doors.memory.buffer, this.actions, ACTIONS), this.core.bytes(this.game, GAME.size)];
    const phase = GAME.phase[0];
    let games = 0;
    this.deal();
    for (let made = 0; made < decisions; made++) {
      const found = doors.allowed(this.setup, this.game, this.actions, ACTIONS);
      doors.decide(this.setup, this.game, this.log, actions[this.drawn(found)]!);
      this.fold(words, this.game, GAME.size);
      this.fold(words, this.log, 8 + 8 * words[this.log >> 2]!);
      if (bytes[phase] === OVER) {
        this.deal();
        games++;
      }
    }
    return [decisions, games, this.folded >>> 0];
  }

  protected words(): Int32Array {
    return new Int32Array(this.core.doors.memory.buffer);
  }

  protected deal(): void {
    const { doors } = this.core;
    doors.begin(this.setup, this.game);
    const cards = this.core.bytes(this.game + GAME.cards[0], this.job.places);
    for (let last = this.job.places - 1; last > 0; last--) {
      const other = this.drawn(last + 1);
      [cards[last], cards[other]] = [cards[other]!, cards[last]!];
    }
    doors.begin_midway(this.setup, this.game);
  }

  protected drawn(below: number): number {
    this.#luck = (Math.imul(this.#luck, 1664525) + 1013904223) >>> 0;
    return (this.#luck >>> 16) % below;
  }

  protected foldBytes(bytes: Uint8Array): void {
    for (const one of bytes) this.folded = Math.imul(this.folded ^ one, 16777619);
  }

  protected fold(words: Int32Array, at: Address, bytes: number): void {
    let folded = this.folded;
    for (let word = at >> 2, end = (at + bytes) >> 2; word < end; word++) folded = Math.imul(folded ^ words[word]!, 16777619);
    this.folded = folded;
  }
}

class Bots extends Game {
  readonly #bots: Bot[];
  readonly #seen: Address;
  readonly #rows: Address;

  constructor(module: WebAssembly.Module, job: Job, network?: Network) {
    super(module, job);
    const { core, setup } = this;
    const seed = (me: number) => BigInt(job.seed + me);
    this.#bots = job.bots!.map((bot, me) =>
      bot === "expert" ? new ExpertBot(core, setup, me, network!, seed(me)) : new ThinkingBot(core, setup, me, bot, seed(me)),
    );
    this.#seen = core.allot(GAME.size);
    this.#rows = core.allot(LOG.size);
  }

  override play(games: number): Found {
    let decisions = 0;
    for (let game = 0; game < games; game++) decisions += this.#game();
    return [decisions, games, this.folded >>> 0];
  }

  #game(): number {
    const { core, setup, game } = this;
    this.deal();
    for (const bot of this.#bots) bot.deal(core.bytes(game + GAME.cards[0], this.job.places).slice());
    const words = this.words();
    for (let made = 0; ; made++) {
      if (core.read(game, GAME, "phase") === OVER || made === this.job.most) return made;
      const decider = core.read(game, GAME, "person", core.read(game, GAME, "actor"));
      this.#see(decider);
      const bot = this.#bots[decider]!;
      const action = bot.decide(this.#seen);
      if (bot instanceof ExpertBot) this.foldBytes(core.bytes(bot.read, OBSERVATION.size + SENSES.size));
      core.doors.decide(setup, game, this.log, action);
      this.fold(words, game, GAME.size);
      for (const [me, bot] of this.#bots.entries()) {
        const many = this.#see(me);
        bot.watch(this.#seen, this.#rows, many);
        this.fold(words, this.#seen, GAME.size);
        this.fold(words, this.#rows, 8 * many);
        if (!(bot instanceof ThinkingBot)) continue;
        this.fold(words, bot.lore, LORE.size);
        this.fold(words, bot.mind, MIND.size);
      }
      this.fold(words, this.#seen, 4 * this.#see(ONLOOKER));
    }
  }

  #see(viewer: number): number {
    const { core, game, log } = this;
    const count = core.read(log, LOG, "count");
    return core.doors.see(game, GAME.size, log + LOG.rows[0], count, viewer, this.#seen, GAME.size, this.#rows, LOG.size >> 3);
  }
}
