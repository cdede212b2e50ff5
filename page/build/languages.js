// A plugin for Vite: `virtual:languages` gives each language's Fluent files as one text, loaded in one request when it is chosen.

import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("../../src/mascarade/languages/", import.meta.url));
const ALL = "virtual:languages";
const ONE = "virtual:languages/";
const ELSEWHERE = ["cli.ftl", "terminal.ftl", "balance.ftl", "arena.ftl", "mistakes.ftl"]; // what only the terminal and the reports say

/** @returns {import("vite").Plugin} */
export function languages() {
  return {
    name: "languages",
    resolveId: (id) => (id.startsWith(ALL) ? `\0${id}` : null),
    load(resolved) {
      const id = resolved.slice(1);
      if (!resolved.startsWith("\0")) return null;
      if (id === ALL) {
        const codes = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
        const lines = codes.map(({ name }) => `${JSON.stringify(name)}: () => import(${JSON.stringify(ONE + name)})`);
        return `export default { ${lines.join(", ")} };`;
      }
      if (id.startsWith(ONE)) {
        const within = `${folder}${id.slice(ONE.length)}/`;
        const files = readdirSync(within).filter((name) => name.endsWith(".ftl") && !ELSEWHERE.includes(name));
        files.forEach((name) => this.addWatchFile(within + name));
        return `export default ${JSON.stringify(files.map((name) => readFileSync(within + name, "utf8")).join("\n\n"))};`;
      }
      return null;
    },
  };
}
