// What playing takes, on one's own device or on one that goes round: what is shown is logged and read out, and once all of it has been
// shown, what is open can be decided.

import { untrack } from "svelte";
import { announce } from "../lib/announce";
import type { Session } from "../lib/session.svelte";
import type { Choice, Happening, TableState } from "../protocol";
import { Deciding } from "./deciding.svelte";
import type { Logbook } from "./logbook.svelte";
import type { Setting } from "./model";
import type { Stage } from "./stage.svelte";
import { tell } from "./words";

interface Source {
  stage: Stage;
  log: Logbook;
  table: () => TableState;
  setting: () => Setting;
  /** What may be decided now. */
  choices: () => Choice[];
  /** Whoever decides; undefined while that is nobody here. */
  session: () => Session | undefined;
  /** What may be read out: somebody may listen. */
  aloud: (event: Happening) => boolean;
  /** Called when there is another decision to make. */
  onasked?: () => void;
}

export class Playing {
  readonly deciding: Deciding;
  #source: Source;

  /** The newest decision has been shown: now it can be answered. */
  readonly settled: boolean = $derived.by(() => {
    const { stage, table } = this.#source;
    return !stage.busy && table().game?.decisions === stage.game.decisions;
  });

  /** To be called while a component is made. */
  constructor(source: Source) {
    this.#source = source;
    const { stage, log, setting, choices, session, aloud, onasked } = source;
    stage.ontold = (events, turn) => {
      log.add(events, turn);
      const lines = tell(events.filter(aloud), stage.setting);
      if (lines.length) announce(lines.map((line) => line.text).join(" "));
    };
    stage.onlaid = (decisions) => log.begin(decisions);
    const deciding = new Deciding(
      () => ({ choices: choices(), game: stage.game, setting: setting() }),
      async (choice) => session()?.act({ do: "decide", action: choice.action, after: stage.game.decisions }),
    );
    this.deciding = deciding;

    let decisions = -1;
    $effect(() => {
      const now = stage.game.decisions;
      if (!choices().length) return;
      untrack(() => {
        if (now === decisions) return;
        decisions = now;
        deciding.reset();
        onasked?.();
      });
    });
  }
}
