// A bot for Mascarade in JavaScript: it keeps the chances of every card, half believes what others announce, and weighs what it risks.
//
// mascarade arena honest --bot "node examples/bot.mjs"

import { createInterface } from "node:readline";

const WORTH = { king: 3, queen: 2, empress: 3, patron: 3, widow: 3, swindler: 2, princess: 2, bishop: 2, thief: 2, puppet_master: 2, peasant: 1.2 };

/** Random numbers from a seed, so that the same game is played the same way again (mulberry32). */
function generator(seed) {
  let state = Number(BigInt(seed) & 0xffffffffn);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

class Bot {
  /** A game begins: everybody sees every card. */
  constructor({ you, slots, cast, deal, seed }) {
    this.me = you;
    this.slots = slots;
    this.random = generator(seed);
    /** By card: the chance of every character. */
    this.odds = deal.map((dealt) => Object.fromEntries(cast.map((code) => [code, code === dealt ? 1 : 0])));
  }

  /** Take in what happened, as far as this player may know it. */
  learn(event) {
    const [one, other] = event.cards ?? [];
    const odds = this.odds;
    switch (event.what) {
      case "took": // somebody else exchanged two cards, or only pretended to: each may now be either
        if (event.player !== this.me && other !== undefined) {
          const mixed = Object.fromEntries(Object.keys(odds[one]).map((code) => [code, (odds[one][code] + odds[other][code]) / 2]));
          odds[one] = { ...mixed };
          odds[other] = { ...mixed };
        }
        break;
      case "exchanged":
        [odds[one], odds[other]] = [odds[other], odds[one]];
        break;
      case "saw":
      case "showed":
        for (const code in odds[one]) odds[one][code] = code === event.character ? 1 : 0;
        break;
      case "announced": // who says so is more likely to be it
        this.believe(one, event.character, 0.5);
        break;
      case "moved": // two people changed seats, and their cards stayed where they were
        [odds[event.player], odds[event.other]] = [odds[event.other], odds[event.player]];
    }
  }

  believe(card, character, share) {
    for (const code in this.odds[card]) this.odds[card][code] *= 1 - share;
    this.odds[card][character] += share;
  }

  /** What a character's power brings, about. */
  value(character, game) {
    return character === "judge" ? game.court : (WORTH[character] ?? 0.8);
  }

  /** What a card will bring its owner next turn, about. */
  promise(card, game) {
    return Math.max(...Object.entries(this.odds[card]).map(([code, chance]) => chance * this.value(code, game)));
  }

  /** How sure it is that nobody else can say: that is me. */
  safety(character, own) {
    const others = this.odds.reduce((sum, odds, card) => (card === own ? sum : sum + odds[character]), 0);
    const mine = own === undefined ? 0 : this.odds[own][character];
    return mine / Math.max(mine + others, 0.01);
  }

  worth(choice, game) {
    const { kind, own, cards = [], players = [], character } = choice;
    const whim = this.random() * 0.1;
    switch (kind) {
      case "announce": {
        const safe = this.safety(character, own);
        return safe * this.value(character, game) - (1 - safe) * 0.6 + whim;
      }
      case "claim": {
        const sure = this.odds[own][game.announced];
        return sure * (this.value(game.announced, game) + 1) - (1 - sure) * 1.2;
      }
      case "pass":
        return 0;
      case "look":
        return 0.9 * (1 - Math.max(...Object.values(this.odds[own]))) + whim;
      case "exchange":
        return cards.length ? 0.5 * (this.promise(cards[0], game) - this.promise(own, game)) + whim : whim;
      case "pretend":
        return whim;
      case "name":
        return Math.max(...this.odds.slice(this.me * this.slots, (this.me + 1) * this.slots).map((odds) => odds[character]));
      default: // choose: whoever is richest; the Witch declines when nobody is richer
        return players.length || cards.length ? players.reduce((sum, player) => sum + game.gold[player], whim) : game.gold[this.me];
    }
  }

  decide(game, choices) {
    let best, most = -Infinity;
    for (const choice of choices) {
      const worth = this.worth(choice, game);
      if (worth > most) [best, most] = [choice, worth];
    }
    return best.action;
  }
}

const say = (message) => process.stdout.write(JSON.stringify(message) + "\n");

let bot;
say({ do: "hello", protocol: 1 });
for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.is === "game") bot = new Bot(message);
  else if (message.is === "decided") message.events.forEach((event) => bot.learn(event));
  else if (message.is === "decide") say({ do: "decide", id: message.id, action: bot.decide(message.game, message.choices) });
}
