// `node tales.ts core.wasm`: what links and records carry, tried out. Questions come in as JSON, answers go out as JSON.

import { readFileSync } from "node:fs";
import { ThinkingBot } from "../../page/src/core/bots.ts";
import { Core } from "../../page/src/core/core.ts";
import { Outlook } from "../../page/src/core/outlook.ts";
import { castOf, filled, setupOf } from "../../page/src/lone/casts.ts";
import type { Options } from "../../page/src/protocol.ts";
import { BadLink, castLink, read, taleLink } from "../../page/src/tale/link.ts";
import { MOST_DECISIONS, opened, told, type Tale } from "../../page/src/tale/tale.ts";
import { BadRecord, read as readText } from "../../page/src/tale/text.ts";

const module = new WebAssembly.Module(readFileSync(process.argv[2]!));
const asked = JSON.parse(readFileSync(0, "utf8")) as { play?: [Options, number][]; texts?: string[]; links?: string[]; casts?: Options[] };

/** A game between bots, as a tale. */
function play(options: Options, seed: number): Tale {
  const core = new Core(module);
  const cast = castOf(filled(options));
  const luck = { now: core.doors.seeded(BigInt(seed), 7n) };
  const draw = (among: number) => Number(core.doors.drawn((luck.now = core.doors.advanced(luck.now)), BigInt(among)));
  const deal = cast.codes.map((code) => cast.kinds.findIndex((kind) => kind.code === code));
  for (let last = deal.length - 1; last > 0; last--) {
    const other = draw(last + 1);
    [deal[last], deal[other]] = [deal[other]!, deal[last]!];
  }
  const names = Array.from({ length: cast.players }, (_, player) => ["Adele", "Bruno", "Cédric", "愛美", "Zsófi"][player % 5]! + (player < 5 ? "" : player));
  const start = { cast, deal, starts: draw(cast.players) };
  const game = opened(core, start);
  const setup = setupOf(core, cast);
  const bots = names.map((_, me) => new ThinkingBot(core, setup, me, "regular:even", BigInt(seed + me)));
  for (const bot of bots) bot.deal(Uint8Array.from(deal));
  while (game.decides !== null && game.actions.length < 9_000) {
    const decides = game.decides;
    const { state } = game.see(decides, []);
    game.play(bots[decides]!.decide(core.keep(state)));
    const rows = game.history.at(-1)!;
    bots.forEach((bot, me) => {
      const seen = game.see(me, rows);
      const at = core.keep(seen.state);
      const many = seen.rows.length;
      const known = core.allot(8 * many);
      seen.rows.forEach((row, number) => core.view().setBigInt64(known + 8 * number, BigInt(row), true));
      bot.watch(at, known, many);
    });
  }
  return { ...start, names, actions: game.actions };
}

function answer<T>(make: () => T): T | string {
  try {
    return make();
  } catch (error) {
    if (error instanceof BadLink) return error.newer ? "newer" : "damaged";
    if (error instanceof BadRecord) return `${error.why} ${error.line}`;
    throw error;
  }
}

const same = (one: Tale, other: Tale | null) => {
  const said = ({ cast, names, deal, starts, actions }: Tale) => JSON.stringify([cast, names, deal, starts, actions]);
  return other !== null && said(one) === said(other);
};

const games = (asked.play ?? []).map(([options, seed]) => {
  const tale = play(options, seed);
  const core = new Core(module);
  const link = taleLink(core, tale);
  const { record, winners, replay } = told(core, tale);
  const again = read(new Core(module), link).tale;
  const [copied] = readText(new Core(module), record);
  // how much there was to choose from, all in all
  const game = opened(core, tale);
  let choices = BigInt(MOST_DECISIONS) * BigInt(tale.names.length) * BigInt(tale.cast.kinds.length) ** BigInt(tale.deal.length);
  for (const action of tale.actions) {
    choices *= BigInt(game.allowed.length);
    game.play(action);
  }
  return { link, record, winners, decisions: replay.steps.length - 1, choices: String(choices), same: same(tale, again) && same(tale, copied!) };
});
const texts = (asked.texts ?? []).map((text) =>
  answer(() =>
    readText(new Core(module), text).map((tale) => {
      const core = new Core(module);
      const { record } = told(core, tale);
      const game = opened(core, tale);
      for (const action of tale.actions) game.play(action);
      return { record, state: new Outlook(game).state(), link: taleLink(core, tale) };
    }),
  ),
);
const links = (asked.links ?? []).map((link) => answer(() => (read(new Core(module), link), "fine")));
const casts = (asked.casts ?? []).map((options) => {
  const cast = castOf(filled(options));
  const link = castLink(cast);
  return { link, same: JSON.stringify(read(new Core(module), link).cast) === JSON.stringify(cast) };
});
console.log(JSON.stringify({ games, texts, links, casts }));
