import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { compressed } from "./build/compressed.js";
import { fonts } from "./build/fonts.js";
import { languages } from "./build/languages.js";

// For developing: `mascarade serve --port 8765` beside `npx vite`.
const server = process.env.MASCARADE_SERVER ?? "http://127.0.0.1:8765";

export default defineConfig({
  base: "./", // as files in any folder; the server, at the root of a host, makes `/` of it
  plugins: [fonts(), languages(), svelte(), compressed()],
  server: { proxy: { "/ws": { target: server, ws: true }, "/catalogue.json": server, "/core.wasm": server, "/expert.safetensors": server } },
  build: {
    outDir: "../src/mascarade/server/static",
    emptyOutDir: true,
    target: "es2022",
    cssTarget: ["chrome123", "firefox121", "safari17.5"], // those that know light-dark()
    assetsInlineLimit: 0, // the Content-Security-Policy allows no data: URLs
    modulePreload: { polyfill: false },
    // a slow device has little time for many files: one for the first page, one more for a table
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: "home", tags: ["$initial"], priority: 1 }, { name: "table", test: /\/table\/Table\.svelte$/ }] } },
    },
  },
});
