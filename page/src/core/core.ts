// The rules and bots as WebAssembly: `core.wasm`, made from the package's Python. What is in its memory is told by layout.ts.

import type { Doors, Field } from "./layout.ts";

type Fields = Readonly<Record<string, Field | number>> & { readonly size: number };

/** A place in the core's memory that has not been promised to anybody else. */
export type Address = number;

export class Core {
  readonly doors: Doors;
  #free: Address;

  /** A call that fails inside throws a WebAssembly.RuntimeError: where Python would raise, nothing goes on. */
  constructor(module: WebAssembly.Module) {
    this.doors = new WebAssembly.Instance(module).exports as unknown as Doors;
    this.#free = this.doors.heap.value as Address;
  }

  /** Room for so many bytes, which are zero. */
  allot(size: number): Address {
    const found = this.#free;
    this.#free = (found + size + 15) & ~15;
    const { memory } = this.doors;
    const short = this.#free - memory.buffer.byteLength;
    if (short > 0) memory.grow(Math.ceil(short / 65536));
    return found;
  }

  /** Room for a record that is copied there. */
  keep(bytes: Uint8Array): Address {
    const found = this.allot(bytes.length);
    this.bytes(found, bytes.length).set(bytes);
    return found;
  }

  /** Memory as it is now: not to be kept, since it moves when it grows. */
  bytes(at: Address, many: number): Uint8Array {
    return new Uint8Array(this.doors.memory.buffer, at, many);
  }

  view(): DataView {
    return new DataView(this.doors.memory.buffer);
  }

  /** A whole number of a record: of a field that has several, one of them. */
  read<R extends Fields>(at: Address, record: R, name: Exclude<keyof R, "size">, index = 0): number {
    const [begins, kind] = record[name] as Field;
    const [view, wide] = [this.view(), at + begins];
    switch (kind) {
      case "Int8":
        return view.getInt8(wide + index);
      case "Uint8":
        return view.getUint8(wide + index);
      case "Int16":
        return view.getInt16(wide + 2 * index, true);
      case "Uint16":
        return view.getUint16(wide + 2 * index, true);
      case "Int32":
        return view.getInt32(wide + 4 * index, true);
      case "BigInt64":
        return Number(view.getBigInt64(wide + 8 * index, true));
      case "Float32":
        return view.getFloat32(wide + 4 * index, true);
      case "Float64":
        return view.getFloat64(wide + 8 * index, true);
    }
  }
}

/** Bytes out of base64. */
export function unpacked(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
}
