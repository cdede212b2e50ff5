// A plugin for Vite: beside each file of the built page, the same one compressed. The server sends it to those who accept it.

import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const COMPRESSIBLE = /\.(js|css|html|svg|webmanifest)$/;

/** @returns {import("vite").Plugin} */
export function compressed() {
  let folder = "";
  return {
    name: "compressed",
    apply: "build",
    configResolved: (config) => void (folder = join(config.root, config.build.outDir)),
    async closeBundle() {
      for (const entry of await readdir(folder, { recursive: true })) {
        if (!COMPRESSIBLE.test(entry)) continue;
        const path = join(folder, entry);
        const content = await readFile(path);
        const settings = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } };
        await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
        await writeFile(`${path}.br`, await promisify(brotliCompress)(content, settings));
      }
    },
  };
}
