import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/controls.css";

import { mount } from "svelte";
import App from "./App.svelte";
import { choose, preferred } from "./lib/i18n.svelte";
import { startKeeping } from "./lib/kept.svelte";
import { startRouter } from "./lib/router.svelte";
import { startShortcuts } from "./lib/shortcuts.svelte";
import { settings } from "./lib/settings.svelte";
import { wakeSound } from "./lib/sound";
import { prepare } from "./lib/way";

prepare(); // beside all that follows: so that the first tap is quick
settings.apply();
startRouter();
startShortcuts();
startKeeping();
addEventListener("pointerdown", wakeSound);
addEventListener("keydown", wakeSound);

// what the first words are written with comes with them, or everything is laid out twice
if (preferred() !== "zh-Hant") for (const face of ["Text", "Display"]) document.fonts.load(`1em ${face}`, "a").catch(() => {});
// on a device that keeps the page the table is there at once, too: nothing else waits for it
if (navigator.serviceWorker?.controller) import("./table/Table.svelte").catch(() => {});

// a language whose file cannot be fetched is no reason to show nothing
await choose(preferred(), false).catch(() => choose("en", false));
mount(App, { target: document.getElementById("page")! });
