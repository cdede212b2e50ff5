// A small game with secrets in rooms of Colyseus, in memory. Its state is about as large as that of a table of ours.
'use strict';
const { Room, Server } = require('@colyseus/core');
const { ArraySchema, schema, t } = require('@colyseus/schema');
const { WebSocketTransport } = require('@colyseus/ws-transport');
const { gameLength } = require('./score.js');

const SEATS = 6;
const CHARACTERS = ['judge', 'bishop', 'king', 'queen', 'thief', 'witch'];

const Event = schema({ what: t.string(), player: t.int8(), other: t.int8(), amount: t.int8() }, 'Event');
const State = schema(
  {
    decisions: t.uint16().default(0),
    turn: t.uint16().default(1),
    decides: t.int8().default(-1),
    seats: t.array('int8'),
    gold: t.array('int16'),
    bank: t.int16().default(38),
    court: t.int16().default(0),
    asked: t.string().default('turn'),
    announced: t.string().default(''),
    hands: t.array('int8'),
    shown: t.array('int8'),
    events: t.array(Event),
  },
  'State',
);

class Table extends Room {
  maxClients = SEATS;
  patchRate = null; // everybody is told at once, not twenty times a second
  state = new State();
  cards = [...CHARACTERS];
  waited = SEATS;
  last = gameLength();
  messages = { ready: () => this.ready(), decide: (client, message) => this.decide(client, message) };

  onCreate() {
    for (const seat of CHARACTERS.keys()) {
      this.state.seats.push(seat);
      this.state.gold.push(6);
    }
  }

  ready() {
    this.waited -= 1;
    if (this.waited) return;
    this.state.decides = 0;
    this.broadcastPatch();
    this.clients[0].send('yours', { saw: null, choices: choices() });
  }

  decide(client, { action, after }) {
    const { state, cards } = this;
    const me = this.clients.indexOf(client);
    if (me !== state.decides || after !== state.decisions) throw new Error('late, or not yours');
    const other = action % SEATS;
    if (action % 2) [cards[me], cards[other]] = [cards[other], cards[me]];
    state.decisions += 1;
    state.turn += 1;
    state.gold[me] += 1;
    state.gold[other] -= 1;
    state.announced = CHARACTERS[other];
    state.hands = new ArraySchema(me, other);
    state.shown = new ArraySchema(other);
    state.events = new ArraySchema(
      new Event().assign({ what: 'took', player: me, other, amount: 0 }),
      new Event().assign({ what: 'paid', player: other, other: me, amount: 1 }),
    );
    state.decides = (me + 1) % SEATS;
    if (state.decisions >= this.last) this.again();
    this.broadcastPatch();
    this.clients[state.decides].send('yours', { saw: cards[state.decides], choices: choices() });
  }

  again() {
    this.last += gameLength();
    this.cards = [...CHARACTERS];
    for (const seat of CHARACTERS.keys()) this.state.gold[seat] = 6;
  }
}

function choices() {
  return Array.from({ length: 8 }, (_, action) => ({ action, kind: 'exchange', own: 0, cards: [action % SEATS] }));
}

const server = new Server({ transport: new WebSocketTransport({ pingInterval: 0 }), greet: false });
server.define('table', Table);
server.listen(Number(process.argv[2]));
