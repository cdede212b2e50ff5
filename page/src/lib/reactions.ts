import type { Reaction } from "../protocol";

/** In the order in which they are offered; the drawings are in ReactionFace.svelte, the words are messages `reaction-<code>`. */
export const reactions: readonly Reaction[] = [
  ...(["laugh", "gasp", "clap", "think", "liar"] as const),
  ...(["believe", "hurry", "sorry", "thanks", "good_game"] as const),
];
