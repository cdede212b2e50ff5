// What happened, in the reader's words. Every sentence is a whole message; the only phrases put into one are names, lists of names, and
// cards as the object of a sentence.

import { spaced } from "../lib/grammar";
import { language, t, type Args } from "../lib/i18n.svelte";
import type { Happening } from "../protocol";
import { BANK, COURT, isFine, ownerOf, SLOTS, type Setting } from "./model";

export interface Line {
  text: string;
  what: string;
  /** Whose face belongs beside it. */
  player: number | null;
  /** Only the viewer knows it. */
  secret: boolean;
}

/** `a, b and c` in the reader's language. */
export function listed(parts: string[]): string {
  return spaced(new Intl.ListFormat(language.code, { type: "conjunction" }).format(parts.map((part) => `\u2068${part}\u2069`)));
}

/** `a, b, c` in the reader's language. */
export function row(parts: string[]): string {
  return parts.reduce((first, second) => t("comma", { first, second }));
}

/** A player within a list. */
export function nameOf(player: number, setting: Pick<Setting, "names" | "you">): string {
  return player === setting.you ? t("table-you") : (setting.names[player] ?? "");
}

/** A role in a sentence: the name, and whether it is the reader. */
export function role(as: string, player: number | null | undefined, setting: Pick<Setting, "names" | "you">): Args {
  if (player === null || player === undefined) return {};
  const is = player === BANK ? "bank" : player === COURT ? "court" : player === setting.you ? "you" : "other";
  return { [as]: setting.names[player] ?? "", [`${as}_is`]: is };
}

/** Which of several cards before one player. */
export function slotOf(card: number, setting: Setting): (typeof SLOTS)[number] | "only" {
  return setting.slots === 1 ? "only" : SLOTS[card % setting.slots]!;
}

/** A card as the object of a sentence; `by` is who does something with it. */
export function cardObject(card: number, setting: Setting, by: number | null = null): string {
  return t("card-object", whose(card, setting, by));
}

/** A card as a caption, or as the subject of a sentence. */
export function cardSubject(card: number, setting: Setting): string {
  return t("card", whose(card, setting));
}

function whose(card: number, setting: Setting, by: number | null = null): Args {
  const players = setting.names.length;
  const owner = ownerOf(card, players, setting.slots);
  if (owner === null) {
    const centre = setting.cast.length - players * setting.slots;
    return { owner: centre > 1 ? "centre" : "only-centre", name: "", slot: "only", number: card - players * setting.slots + 1 };
  }
  const is = owner === setting.you ? "you" : owner === by ? "self" : "other";
  return { owner: is, name: setting.names[owner]!, slot: slotOf(card, setting), number: 0 };
}

/** What happened, line by line. Those who passed one after the other share a line, and those who are fined at the same moment. */
export function tell(events: Happening[], setting: Setting): Line[] {
  const lines: Line[] = [];
  let taker: number | null = null;
  let passed: Happening[] = [];
  const fined = events.filter(isFine);
  for (const event of events) {
    if (event.what === "passed") {
      passed.push(event);
      continue;
    }
    if (passed.length) lines.push(...told(passed, setting, event.what === "used"));
    passed = [];
    if (fined.length > 1 && isFine(event)) {
      if (event === fined[0]) {
        const players = listed(fined.map(({ payer }) => nameOf(payer!, setting)));
        lines.push(line(event, t("log-fines", { players, amount: event.amount! })));
      }
      continue;
    }
    if (event.what === "took" || event.what === "looked") taker = event.player ?? null;
    const text = sentence(event, setting, taker);
    const owner = event.what === "showed" ? ownerOf(event.cards![0]!, setting.names.length, setting.slots) : taker;
    if (text) lines.push(line(event, text, owner));
  }
  if (passed.length) lines.push(...told(passed, setting, false));
  return lines;
}

function told(passed: Happening[], setting: Setting, unchallenged: boolean): Line[] {
  const one = passed[0]!;
  const text =
    passed.length === 1
      ? sentence(one, setting)
      : t("log-passed-all", { players: listed(passed.map(({ player }) => nameOf(player!, setting))) });
  const nobody = { ...one, player: null };
  return [line(passed.length === 1 ? one : nobody, text), ...(unchallenged ? [line(nobody, t("log-unchallenged"))] : [])];
}

function line(event: Happening, text: string, by: number | null = null): Line {
  const { what, player, payer, payee, to } = event;
  const actor = what === "paid" ? [payee!, payer!].find((one) => one < BANK) : (player ?? (what === "ended" ? null : by));
  return { text, what, player: actor ?? null, secret: to?.length === 1 };
}

/** One event as a sentence; `by` did it, where the event itself does not say. */
export function sentence(event: Happening, setting: Setting, by: number | null = null): string {
  const { what, player, other, character, amount, payer, payee, reason } = event;
  const cards = event.cards ?? [];
  const players = event.players ?? [];
  const actor = player ?? by ?? event.to?.[0] ?? null;
  const args: Args = { ...role("player", actor, setting), ...role("other", other, setting) };
  switch (what) {
    case "took": {
      const object = listed(cards.map((card) => cardObject(card, setting, actor)));
      return t(cards.length === 1 ? "log-peeked" : "log-took", { ...args, cards: object });
    }
    case "looked":
      return t("log-looked", { ...args, card: cardObject(cards[0]!, setting, actor) });
    case "saw": {
      const exposed = event.to && event.to.length > 1;
      if (exposed)
        return t("log-saw-exposed", {
          ...role("player", ownerOf(cards[0]!, setting.names.length, setting.slots), setting),
          character: character!,
        });
      return t("log-saw", { ...args, card: cardObject(cards[0]!, setting, actor), character: character! });
    }
    case "announced":
    case "claimed":
      return t(`log-${what}`, { ...args, slot: slotOf(cards[0]!, setting), ...(character ? { character } : {}) });
    case "showed": {
      const owner = ownerOf(cards[0]!, setting.names.length, setting.slots);
      return t("log-showed", { ...role("player", owner, setting), slot: slotOf(cards[0]!, setting), character: character! });
    }
    case "used":
    case "named":
      return t(`log-${what}`, { ...args, character: character! });
    case "paid":
      return t(payee === COURT ? "log-fine" : payee === BANK ? "log-to-bank" : payer === BANK ? "log-from-bank" : payer === COURT ? "log-from-court" : "log-paid", {
        ...role("payer", payer, setting),
        ...role("payee", payee, setting),
        amount: amount!,
      });
    case "chose":
      return players.length
        ? t("log-chose", { ...args, players: listed(players.map((one) => nameOf(one, setting))) })
        : t("log-chose-nobody", args);
    case "ended":
      return t("log-ended", { reason: reason!, players: listed(players.map((one) => nameOf(one, setting))), count: players.length });
    case "exchanged":
    case "pretended":
    case "passed":
    case "traded":
    case "rotated":
    case "moved":
    case "exposed":
      return t(`log-${what}`, args);
    default:
      return unheardOf(what);
  }
}

/** An older page may be told of what it has no words for; one that is built must have some for every event. */
function unheardOf(what: never): string {
  return what && "";
}
