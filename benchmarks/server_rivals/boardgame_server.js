// A small game with secrets on boardgame.io's own server, in memory. Its state is about as large as that of a table of ours.
'use strict';
const { PlayerView } = require('boardgame.io/core');
const { Origins, Server } = require('boardgame.io/server');
const { gameLength } = require('./score.js');

const CHARACTERS = ['judge', 'bishop', 'king', 'queen', 'thief', 'witch'];

// What the one who decides may do: nobody else is told.
function choices() {
  return Array.from({ length: 8 }, (_, action) => ({ action, kind: 'exchange', own: 0, cards: [action % 6] }));
}

const game = {
  name: 'table',
  setup: ({ ctx }) => ({
    decisions: 0,
    turn: 1,
    seats: ctx.playOrder.map(Number),
    gold: ctx.playOrder.map(() => 6),
    bank: 38,
    court: 0,
    asked: 'turn',
    announced: null,
    hands: [],
    shown: [],
    events: [],
    secret: { cards: CHARACTERS, last: gameLength() },
    players: Object.fromEntries(ctx.playOrder.map((player) => [player, { saw: null, choices: player === '0' ? choices() : [] }])),
  }),
  moves: {
    decide: ({ G, playerID }, action) => {
      const me = Number(playerID);
      const other = action % 6;
      const { cards } = G.secret;
      if (action % 2) [cards[me], cards[other]] = [cards[other], cards[me]];
      G.players[playerID] = { saw: cards[me], choices: [] };
      G.players[(me + 1) % cards.length].choices = choices();
      G.decisions += 1;
      G.turn += 1;
      G.gold[me] += 1;
      G.gold[other] -= 1;
      G.announced = CHARACTERS[other];
      G.hands = [me, other];
      G.shown = [other];
      G.events = [
        { what: 'took', player: me, cards: [me, other] },
        { what: 'paid', payer: other, payee: me, amount: 1 },
      ];
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G }) => (G.decisions >= G.secret.last ? { winner: '0' } : undefined),
  disableUndo: true, // less to keep and to send
  playerView: PlayerView.STRIP_SECRETS,
};

Server({ games: [game], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]));
