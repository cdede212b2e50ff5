// What both loads share: the command line, the pace of tables, and the figures, the same as those of benchmarks/load.py.
'use strict';
const { readFileSync } = require('node:fs');
const { performance } = require('node:perf_hooks');
const { parseArgs } = require('node:util');

// How many decisions a game shall have: about as many as ours, and not all games the same.
const gameLength = () => 25 + Math.floor(50 * Math.random());

function options() {
  const number = (text) => ({ type: 'string', default: text });
  const { values } = parseArgs({
    options: {
      url: { type: 'string' },
      tables: number('100'),
      seats: number('6'),
      seconds: number('15'),
      'warm-up': number('3'),
      rate: number('0'),
      pid: number('0'),
    },
  });
  const { url, ...numbers } = values;
  return { url, ...Object.fromEntries(Object.entries(numbers).map(([name, text]) => [name, Number(text)])) };
}

const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

class Score {
  latencies = [];
  late = [];
  faults = [];
  counting = false;

  constructor(chosen) {
    this.options = chosen;
    this.period = chosen.rate ? (1000 * chosen.tables) / chosen.rate : 0;
  }

  // Warm up, measure, print, end.
  async run() {
    const { seconds, pid, tables, seats } = this.options;
    await sleep(1000 * this.options['warm-up']);
    const busy = process.cpuUsage();
    const served = cpuSeconds(pid);
    const began = performance.now();
    this.counting = true;
    await sleep(1000 * seconds);
    this.counting = false;
    const spent = (performance.now() - began) / 1000;
    const used = process.cpuUsage(busy);
    const found = {
      decisions_per_second: Math.round(this.latencies.length / spent),
      p50_ms: percentile(this.latencies, 0.5),
      p99_ms: percentile(this.latencies, 0.99),
      late_p99_ms: percentile(this.late, 0.99),
      cpu: Number(((used.user + used.system) / 1e6 / spent).toFixed(2)),
      server_cpu: Number(((cpuSeconds(pid) - served) / spent).toFixed(2)),
      tables,
      sockets: tables * seats,
      faults: this.faults.length,
      first_fault: this.faults[0] ?? null,
    };
    process.stdout.write(`${JSON.stringify(found)}\n`, () => process.exit(found.faults ? 1 : 0));
  }
}

// One table's clients: they decide when it is time, and a decision is over when the last of them has heard of it.
class Table {
  open = new Map();
  due = 0;

  constructor(score) {
    this.score = score;
  }

  decide(number, send) {
    const { period } = this.score;
    const now = performance.now();
    if (!period) {
      this.due = now;
      this.send(number, send);
      return;
    }
    this.due = this.due ? Math.max(this.due + period, now) : now + Math.random() * period;
    setTimeout(() => this.send(number, send), this.due - now);
  }

  send(number, send) {
    const now = performance.now();
    this.open.set(number, { sent: now, left: this.score.options.seats });
    if (this.score.counting) this.score.late.push(now - this.due);
    send();
  }

  heard(number) {
    const one = this.open.get(number);
    if (!one) return;
    one.left -= 1;
    if (one.left) return;
    this.open.delete(number);
    if (this.score.counting) this.score.latencies.push(performance.now() - one.sent);
  }
}

function percentile(values, share) {
  const ordered = Float64Array.from(values).sort();
  return ordered.length ? Number(ordered[Math.floor(ordered.length * share)].toFixed(2)) : 0;
}

// The time on a processor that another process has had, counted in hundredths of a second as Linux does.
function cpuSeconds(pid) {
  if (!pid) return 0;
  const stat = readFileSync(`/proc/${pid}/stat`, 'ascii');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

module.exports = { Score, Table, gameLength, options };
