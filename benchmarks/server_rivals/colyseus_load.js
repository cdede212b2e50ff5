// Plays the game of colyseus_server.js with Colyseus's own clients.
'use strict';
const { Client } = require('@colyseus/sdk');
const { Score, Table, options } = require('./score.js');

class Seats extends Table {
  rooms = [];

  // Everybody connects and comes to the table.
  async come() {
    const { url, seats } = this.score.options;
    const first = await new Client(url).create('table');
    this.follow(first);
    for (let player = 1; player < seats; player += 1) this.follow(await new Client(url).joinById(first.roomId));
  }

  begin() {
    for (const room of this.rooms) room.send('ready');
  }

  // A decision is one patch, after the one with which the game begins: the clients count them, for decoding all would keep this process
  // busier than the server.
  follow(room) {
    let decisions = -1;
    room.serializer.patch = () => {
      decisions += 1;
      this.heard(decisions);
    };
    room.onMessage('yours', ({ choices }) => {
      const after = decisions;
      const { action } = choices[Math.floor(Math.random() * choices.length)];
      this.decide(after + 1, () => room.send('decide', { action, after }));
    });
    room.onError((code, message) => this.score.faults.push(`${code} ${message}`));
    room.onLeave((code) => this.score.faults.push(`left with code ${code}`));
    this.rooms.push(room);
  }
}

async function main() {
  const score = new Score(options());
  const tables = Array.from({ length: score.options.tables }, () => new Seats(score));
  for (const table of tables) await table.come();
  for (const table of tables) table.begin();
  await score.run();
}

main();
