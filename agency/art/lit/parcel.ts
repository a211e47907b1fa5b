/** Descriptions hold long lists of numbers; a parcel carries them beside the JSON instead of inside it. */

type List = Float32Array | Uint32Array | Uint8Array;
const kinds = { f: Float32Array, i: Uint32Array, b: Uint8Array } as const;
type Kind = keyof typeof kinds;

interface Mark {
  readonly $list: Kind;
  readonly from: number;
  readonly count: number;
}

function kindOf(list: List): Kind {
  return list instanceof Float32Array ? "f" : list instanceof Uint32Array ? "i" : "b";
}

function isMark(value: unknown): value is Mark {
  return typeof value === "object" && value !== null && "$list" in value;
}

/**
 * Packs a value with typed lists into bytes: length of the JSON, the JSON, then the lists.
 * @param value plain data; lists may be Float32Array, Uint32Array or Uint8Array
 */
export function pack(value: unknown): Uint8Array<ArrayBuffer> {
  const lists: { list: List; from: number }[] = [];
  let size = 0;
  const json = JSON.stringify(value, (_key, part: unknown) => {
    if (!(part instanceof Float32Array || part instanceof Uint32Array || part instanceof Uint8Array))
      return part;
    const mark: Mark = { $list: kindOf(part), from: size, count: part.length };
    lists.push({ list: part, from: size });
    size += Math.ceil(part.byteLength / 4) * 4;
    return mark;
  });
  const words = new TextEncoder().encode(json);
  const head = 4 + Math.ceil(words.length / 4) * 4;
  const bytes = new Uint8Array(head + size);
  new DataView(bytes.buffer).setUint32(0, words.length, true);
  bytes.set(words, 4);
  for (const { list, from } of lists) {
    bytes.set(new Uint8Array(list.buffer, list.byteOffset, list.byteLength), head + from);
  }
  return bytes;
}

/** The value that `pack` packed. */
export function unpack(bytes: Uint8Array<ArrayBuffer>): unknown {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  const head = bytes.byteOffset + 4 + Math.ceil(length / 4) * 4;
  const json = new TextDecoder().decode(bytes.subarray(4, 4 + length));
  return JSON.parse(json, (_key, part: unknown) =>
    isMark(part) ? new kinds[part.$list](bytes.buffer, head + part.from, part.count) : part,
  );
}
