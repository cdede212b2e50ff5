// A stage that follows a session: what happens at the table is shown, and what the server says is final.

import { untrack } from "svelte";
import type { Session } from "../lib/session.svelte";
import { settings } from "../lib/settings.svelte";
import { CHOSEN, type GameState, type TableState } from "../protocol";
import type { Setting } from "./model";
import { Stage } from "./stage.svelte";

export function settingOf({ people, slots, cast, options, you }: TableState): Setting {
  return { names: people.map((person) => person.name), slots, cast, edition: options.edition ?? CHOSEN.edition, you };
}

/** A state to show while the server has none yet, in a turn before the first: everybody at their seat. */
export function beforeTheGame({ people }: TableState): GameState {
  const seats = people.map((_, seat) => seat);
  return {
    decisions: 0,
    turn: 0,
    seats,
    gold: seats.map(() => 0),
    bank: 0,
    court: 0,
    turn_of: 0,
    decides: null,
    asked: "turn",
    announced: null,
    hands: [],
    user: null,
    shown: [],
    deadline: null,
  };
}

/** A stage with a table as it is now, for whoever sits there or for somebody else. */
export function stageOf(table: TableState, you = table.you): Stage {
  return new Stage({ ...settingOf(table), you }, table.game ?? beforeTheGame(table), settings);
}

/** Keep a stage at a session's table. To be called while a component is made; `you`: for whom it shows things, if not for the session's own. */
export function follow(stage: Stage, whom: () => Session, you?: () => number | null): void {
  $effect(() =>
    whom().onDecided((decided, { people, you }) => stage.add({ ...decided, byBot: you !== null && people[you]?.stand_in === true })),
  );

  let fresh = true;
  /** Decisions that a bot made for whoever is back: they are told of, not played after the event. */
  let missed = 0;
  $effect(() => {
    const table = whom().table;
    if (!table) return;
    stage.setting = you ? { ...settingOf(table), you: you() } : settingOf(table);
    untrack(() => {
      const { game, deal, phase } = table;
      const back = table.missed.length > missed;
      missed = table.missed.length;
      if (fresh || back || (game ? game.decisions !== stage.last.decisions || stage.last.turn === 0 : stage.last.turn > 0))
        stage.reset(game ?? beforeTheGame(table), table.this_turn);
      fresh = false;
      if (!game && stage.game.seats.length !== table.people.length) stage.reset(beforeTheGame(table));
      if (phase === "deal" && deal) stage.deal(deal);
    });
  });
}
