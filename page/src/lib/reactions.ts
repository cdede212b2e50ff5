import type { Reaction } from "../protocol";

/** A character for each reaction, where a drawing (ReactionFace.svelte) cannot be; the words are messages `reaction-<code>`. */
export const reactionFaces: Record<Reaction, string> = {
  laugh: "😄",
  gasp: "😮",
  clap: "👏",
  think: "🤔",
  liar: "🤥",
  believe: "🙂",
  hurry: "⏳",
  sorry: "🙈",
  thanks: "🙏",
  good_game: "🎉",
};

export const reactions = Object.keys(reactionFaces) as Reaction[];
