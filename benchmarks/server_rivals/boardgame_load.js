// Plays the game of boardgame_server.js: bare socket.io clients that speak boardgame.io's protocol.
'use strict';
const { io } = require('socket.io-client');
const { Score, Table, options } = require('./score.js');

class Match extends Table {
  number = 0;
  sockets = [];
  synced = 0;
  start = null;

  constructor(score, name) {
    super(score);
    this.name = name;
  }

  get id() {
    return `${this.name}-${this.number}`;
  }

  // Everybody connects.
  async come() {
    for (let player = 0; player < this.score.options.seats; player += 1) {
      const socket = io(`${this.score.options.url}/table`, { transports: ['websocket'], forceNew: true, reconnection: false });
      this.sockets.push(socket);
      await new Promise((done, fail) => socket.on('connect', done).on('connect_error', fail));
      socket.on('disconnect', (why) => this.score.faults.push(why));
      socket.on('sync', (id, { state }) => this.sync(id, player, state));
      socket.on('update', (id, state) => this.update(player, state));
    }
  }

  enter(player) {
    this.sockets[player].emit('sync', this.id, String(player), undefined, this.score.options.seats);
  }

  // The first to come makes the match, the others follow; when everybody is there the first one begins.
  sync(id, player, state) {
    if (id !== this.id) return;
    this.synced += 1;
    if (player === 0) {
      this.start = state;
      for (let other = 1; other < this.sockets.length; other += 1) this.enter(other);
    }
    if (this.synced === this.sockets.length) this.move(0, this.start);
  }

  update(player, state) {
    this.heard(state.G.decisions);
    if (state.ctx.gameover) {
      this.synced -= 1;
      if (this.synced) return;
      this.number += 1;
      this.enter(0);
    } else if (Number(state.ctx.currentPlayer) === player) this.move(player, state);
  }

  move(player, state) {
    const id = this.id;
    const { choices } = state.G.players[player];
    const chosen = choices[Math.floor(Math.random() * choices.length)].action;
    const action = { type: 'MAKE_MOVE', payload: { type: 'decide', args: [chosen], playerID: String(player) } };
    this.decide(state.G.decisions + 1, () => this.sockets[player].emit('update', action, state._stateID, id, String(player)));
  }
}

async function main() {
  const score = new Score(options());
  const matches = Array.from({ length: score.options.tables }, (_, number) => new Match(score, `match${number}`));
  for (const match of matches) await match.come();
  for (const match of matches) match.enter(0);
  await score.run();
}

main();
