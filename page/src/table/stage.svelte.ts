// The director: decisions come in a queue and are played one after the other, each kind of moment as the score says. What is shown is right
// at the end of it whatever happened in between.

import { play as sound } from "../lib/sound";
import type { Feeling, GameState, Happening } from "../protocol";
import { concerns, isFine, knows } from "./model";
import { Scenes } from "./scenes.svelte";
import { reading, type Part } from "./score";
import { Interrupted, LATE, SLICE } from "./timing.svelte";
import { tell } from "./words";

/** One decision, as the server tells of it. */
export interface Step {
  events: Happening[];
  game: GameState;
  /** What bots show of their feelings about it. */
  feelings?: Feeling[];
  /** Whether a bot decided it in the viewer's place. */
  byBot?: boolean;
}

interface Queued extends Step {
  /** How long after the one before it came, in milliseconds: as long as somebody thought. */
  after: number;
}

/** So long the page waits at most for somebody to have thought whose answer is there already. */
const HESITATES = 1500;

/** How long what happens waits for somebody who looks at a card, in milliseconds: on a device that goes round, and on their own. */
const PATIENCE = { shared: 60_000, own: 20_000 };

export class Stage extends Scenes {
  /** Whether something is still moving or waiting. */
  busy = $state(false);
  /** Whether several people look at it: what is private is shown only while it is held. */
  shared = false;

  /** Called with what has been shown, as far as the viewer may know it, and in which turn it happened: for the log, and for those who listen. */
  ontold: ((events: Happening[], turn: number) => void) | null = null;
  /** What bots feel about what has just been shown. */
  felt: Feeling[] = $state.raw([]);
  /** Called when a state is shown that nothing has led to here, with the number of decisions that led to it elsewhere. */
  onlaid: ((decisions: number) => void) | null = null;
  #queue: Queued[] = [];
  #came = 0;
  /** The newest state there is, shown or not yet. */
  last: GameState = this.game;
  /** Since when the newest sentence stands. */
  #said = 0;
  /** Looks that have not been seen yet, and the turn they were taken in: they are told when they have. */
  #unseen: { look: Happening; turn: number }[] = [];

  protected get waiting(): number {
    return this.#queue.length;
  }

  /** Show another state at once; `told`: what everybody has been told in its turn. The deal is turned down before it begins. */
  reset(game: GameState, told: Happening[] = []): void {
    this.generation++;
    this.#queue = [];
    this.last = game;
    this.felt = [];
    this.busy = this.game.turn === 0 && game.turn > 0 && this.faces.size > 0;
    if (this.peek && this.peek !== "goes") this.peek = "up";
    if (this.busy) void this.#turnDown(game, told).catch(ignoreInterruption);
    else this.#laid(game, told);
  }

  #laid(game: GameState, told: Happening[]): void {
    this.lay(game, told);
    this.onlaid?.(game.decisions);
  }

  /** One after the other, for everybody to see them go. */
  async #turnDown(game: GameState, told: Happening[]): Promise<void> {
    const { beat, moves, sound: heard } = this.part("dealt");
    this.begin([]);
    this.dealt = null;
    for (const place of [...this.faces.keys()]) {
      this.faces = new Map([...this.faces].filter(([one]) => one !== place));
      if (this.factor) sound(heard!);
      await this.move(beat!);
    }
    await this.move(moves!);
    this.#laid(game, told);
    this.busy = false;
    if (this.#queue.length) void this.#run();
  }

  add(step: Step): void {
    const now = performance.now();
    this.#queue.push({ ...step, after: now - this.#came });
    this.#came = now;
    this.last = step.game;
    if (!this.busy) void this.#run();
  }

  /** Play one decision, and wait until it has been shown. */
  async show(step: Step): Promise<void> {
    this.add(step);
    while (this.busy) await new Promise((resolve) => setTimeout(resolve, 30));
  }

  /** The moment that is being shown need not stand any longer. */
  hurry(): void {
    this.hurried = true;
  }

  override forgetSecrets(): void {
    super.forgetSecrets();
    const seen = this.#unseen;
    this.#unseen = [];
    for (const { look, turn } of seen) this.ontold?.([look], turn);
  }

  /** The cards are dealt: one after the other from the middle; and when all lie there, they turn. */
  deal(cards: string[]): void {
    if (this.dealt === null && this.faces.size !== cards.length) void this.#deal(cards).catch(ignoreInterruption);
  }

  async #deal(cards: string[]): Promise<void> {
    const { beat, moves, sound: heard } = this.part("dealt");
    this.begin([]);
    if (!this.factor) return this.reveal(cards);
    for (this.dealt = 0; this.dealt < cards.length; this.dealt++) {
      sound(heard!);
      await this.move(beat!);
    }
    await this.move(moves!);
    this.dealt = null;
    for (const [card, character] of cards.entries()) {
      this.turnUp(card, character);
      sound(heard!);
      await this.move(beat!);
    }
  }

  /** Look at what has been kept, large. */
  lookAgain(): void {
    if (this.secrets.length && !this.peek) void this.#peek().catch(ignoreInterruption);
  }

  /** The viewer has seen enough. */
  async putBack(): Promise<void> {
    if (this.peek !== "up") return;
    this.peek = "goes";
    try {
      await this.move(this.part("peeked").moves!);
    } catch (error) {
      ignoreInterruption(error);
    }
    this.peek = null;
    // whoever has both cards under the table may look again until they have decided
    if (this.game.asked !== "exchange or pretend" || this.game.decides !== this.setting.you) this.forgetSecrets();
  }

  async #run(): Promise<void> {
    this.busy = true;
    const { generation } = this;
    try {
      await this.#inPrivate();
      for (let step = this.#queue.shift(); step; step = this.#queue.shift()) {
        await this.#hesitate(step);
        this.stoodIn = step.byBot === true;
        const moments = together(step.events);
        for (const [index, events] of moments.entries()) await this.#tell(events, moments[index + 1]);
        this.settle(step.game);
        // never before it has been seen, nor long after
        if (step.feelings?.length && !this.waiting) this.felt = step.feelings;
        if (this.#unseen.length && !this.shared) await this.#peek();
        await this.#inPrivate();
      }
    } catch (error) {
      ignoreInterruption(error);
    } finally {
      if (generation === this.generation) this.busy = false;
    }
  }

  /** Answers go round as unevenly as they came. */
  async #hesitate({ events, after }: Queued): Promise<void> {
    if (this.waiting >= LATE) return;
    const what = events[0]?.what;
    const gone = (performance.now() - this.#said) / this.rests;
    if (what === "passed" || what === "claimed") await this.stand(Math.min(after, HESITATES) - gone);
  }

  /** Somebody looks at what is only for them. */
  get #alone(): boolean {
    if (!this.shared) return this.peek !== null && !document.hidden;
    return this.game.decides !== this.setting.you && (this.secrets.length > 0 || this.did !== null);
  }

  /** Meanwhile nobody else plays, as long as patience lasts. */
  async #inPrivate(): Promise<void> {
    const patience = this.shared ? PATIENCE.shared : PATIENCE.own;
    for (let waited = 0; this.#alone && waited < patience; waited += this.waiting ? SLICE : 0) await this.slice();
    if (!document.hidden) await this.putBack();
  }

  /** The viewer's own look: the card comes forward, turns for them alone, and stays until they put it back. */
  async #peek(): Promise<void> {
    const part = this.part("peeked");
    this.begin([]);
    this.runs = false;
    this.peek = "comes";
    await this.stand(part.breath!);
    this.peek = "turns";
    sound(part.sound!);
    await this.move(part.moves!);
    this.peek = "up";
  }

  protected say(events: Happening[], part: Part): void {
    this.#said = performance.now();
    this.ontold?.(events, this.game.turn);
    if (!part.quiet && !this.skips(part)) this.caption = events;
  }

  protected async rest(events: Happening[], part: Part, more = 0): Promise<void> {
    if (this.skips(part)) return this.stand(150);
    const text = part.quiet ? "" : tell(events, this.setting).map((line) => line.text).join(" ");
    // it has been read while things moved, too
    await this.stand(part.stands, reading(text) - (performance.now() - this.#said) - more);
  }

  protected begin(events: Happening[]): void {
    this.hurried = false;
    this.runs = this.fast && !events.some((event) => concerns(event, this.setting));
  }

  /** Show, say and leave standing what happens at one moment; `next` is what follows. */
  async #tell(events: Happening[], next: Happening[] | undefined): Promise<void> {
    const seen = events.filter((event) => knows(event, this.setting.you));
    const first = seen[0];
    const part = first && this.part(first.what);
    if (!first || !part) return;
    this.begin(seen);
    if (first.what === "saw" && (first.to?.length === 1 || this.exposed === null)) return this.#keep(seen);
    if (first.what === "looked" && first.player === this.setting.you && !this.shared) return this.ontold?.(seen, this.game.turn);
    if (part.says === "first") this.say(seen, part);
    await this.play[first.what]?.(seen, first, part);
    if (part.says === "landed") this.say(seen, part);
    if (part.says !== "each") await this.rest(seen, part);
    this.speech = null;
    // fines are paid before the cards that cost them
    if (first.what !== "showed" || !next?.[0] || !isFine(next[0])) await this.goBack(next?.[0]?.what === "ended");
  }

  /** What only the viewer may see waits until they look. */
  #keep(looks: Happening[]): void {
    for (const look of looks) {
      if (!look.to) continue;
      const card = look.cards![0]!;
      this.secrets = [...this.secrets.filter((one) => one.card !== card), { card, character: look.character! }];
      this.#unseen.push({ look, turn: this.game.turn });
    }
  }
}

function ignoreInterruption(error: unknown): void {
  if (!(error instanceof Interrupted)) throw error;
}

/** What happens at the same moment: cards that are shown, fines. */
function together(events: Happening[]): Happening[][] {
  const groups: Happening[][] = [];
  for (const event of events) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    if (before && before.what === event.what && (event.what === "showed" || (isFine(event) && isFine(before)))) group!.push(event);
    else groups.push([event]);
  }
  return groups;
}
