// Plays in V8 what benchmarks/wasm.py plays on the CPU, and prints how long it took: `node wasm.mjs core.wasm JOB`.

import { readFileSync } from "node:fs";
import { Core, unpacked } from "../page/src/core/core.ts";
import { ExpertBot } from "../page/src/core/bots.ts";
import { Network } from "../page/src/core/expert.ts";
import { GAME, LOG, LORE, MAX_SEATS, MIND, RESULT, SETUP, TALLY } from "../page/src/core/layout.ts";

const [file, told] = process.argv.slice(2);
const job = JSON.parse(told);
const core = new Core(new WebAssembly.Module(readFileSync(file)));
const { doors } = core;
const [setup, player] = [unpacked(job.setup), unpacked(job.player)].map((one) => core.keep(one));
const [game, log, lore, minds] = [GAME.size, LOG.size, LORE.size, MIND.size * MAX_SEATS].map((size) => core.allot(size));
const seats = core.allot(2 * MAX_SEATS);
const results = core.allot(RESULT.size * job.games);
const tally = core.allot(TALLY.size);

function random(decisions) {
  doors.play_streams(setup, game, log, 1n, 0, decisions);
}

function bots(games) {
  doors.play_games(setup, game, log, lore, minds, MAX_SEATS, player, 1, seats, MAX_SEATS, 1n, 0, results, games, tally, 1);
}

function seconds(what, many) {
  const began = process.cpuUsage();
  what(many);
  const { user, system } = process.cpuUsage(began); // all threads: those with which V8 compiles, too
  return (user + system) / 1e6;
}

seconds(random, job.decisions / 10); // V8 makes fast code of what runs often
seconds(bots, job.games / 10);
const found = { random: seconds(random, job.decisions), bots: seconds(bots, job.games), decisions: 0 };
for (let number = 0; number < job.games; number++) found.decisions += core.read(results + number * RESULT.size, RESULT, "decisions");

/** The expert's first decision at a table: what one that is asked again and again takes, in milliseconds. */
function expert(many) {
  const table = core.keep(unpacked(job.expert.setup));
  const dealt = core.allot(GAME.size);
  const weights = new Uint8Array(readFileSync(job.expert.weights));
  const bot = new ExpertBot(core, table, 0, new Network(weights.buffer), 1n);
  doors.begin(table, dealt);
  doors.begin_midway(table, dealt);
  bot.deal(core.bytes(dealt + GAME.cards[0], core.read(table, SETUP, "places")).slice());
  const took = Array.from({ length: many }, () => 1000 * seconds(() => bot.decide(dealt)));
  return took.sort((one, other) => one - other)[many >> 1];
}

if (job.expert) found.expert = expert(201);
console.log(JSON.stringify(found));
