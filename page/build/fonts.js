// A plugin for Vite: the two typefaces, cut to the letters that the page's Latin languages and the names of Europe need. The style
// sheet finds them in node_modules/.fonts; their licence comes with them.

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import subset from "subset-font";

const modules = fileURLToPath(new URL("../node_modules/", import.meta.url));
const languages = fileURLToPath(new URL("../../src/mascarade/languages/", import.meta.url));
const FACES = {
  display: { from: "@fontsource/gloock", file: (part) => `gloock-${part}-400-normal` },
  text: { from: "@fontsource-variable/figtree", file: (part) => `figtree-${part}-wght-normal`, variationAxes: { wght: { min: 400, max: 700 } } },
};
const FEATURES = ["kern", "mark", "ccmp", "locl", "liga", "tnum", "lnum"];
/** Copyright, licence and its address stay within each file. */
const NOTICES = [0, 13, 14];

/** Everything that the languages say, and what people of Europe are called. */
function letters() {
  const found = new Set("–—‘’‚“”„…‹›•−×€ȘșȚț");
  for (let code = 0x20; code < 0x180; code++) found.add(String.fromCodePoint(code));
  for (const name of readdirSync(languages, { recursive: true })) {
    if (name.endsWith(".ftl")) for (const letter of readFileSync(languages + name, "utf8")) found.add(letter);
  }
  return [...found].join("");
}

/** @returns {import("vite").Plugin} */
export function fonts() {
  return {
    name: "fonts",
    async configResolved() {
      const text = letters();
      mkdirSync(`${modules}.fonts`, { recursive: true });
      for (const [face, { from, file, variationAxes }] of Object.entries(FACES)) {
        for (const part of ["latin", "latin-ext"]) {
          const whole = readFileSync(`${modules}${from}/files/${file(part)}.woff2`);
          const options = { targetFormat: "woff2", keepFeatures: FEATURES, preserveNameIds: NOTICES, noHinting: true, variationAxes };
          writeFileSync(`${modules}.fonts/${face}-${part}.woff2`, await subset(whole, text, options));
        }
      }
    },
    generateBundle() {
      const licences = Object.values(FACES).map(({ from }) => readFileSync(`${modules}${from}/LICENSE`, "utf8"));
      this.emitFile({ type: "asset", fileName: "assets/fonts-licence.txt", source: licences.join("\n\n----\n\n") });
    },
  };
}
