// `node node.ts core.wasm expert.safetensors`: jobs come in as JSON, what was found goes out as JSON.

import { readFileSync } from "node:fs";
import { prove, type Job } from "./prove.ts";

const [wasm, weights] = process.argv.slice(2).map((file) => new Uint8Array(readFileSync(file)));
const jobs = JSON.parse(readFileSync(0, "utf8")) as Job[];
console.log(JSON.stringify(prove(wasm!, jobs, weights!.buffer)));
