import { SvelteSet } from "svelte/reactivity";

/** Names of people whose words and reactions are not shown here. They never learn of it. */
export const muted = new SvelteSet<string>();
