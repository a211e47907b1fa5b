/** A font file: its tables by name (OpenType 1.9, "Organization of an OpenType Font"). */
export type Tables = Map<string, Buffer>;

const HEADER = 12;
const ENTRY = 16;
/** The constant from which the checksum of the whole font is subtracted. */
const MAGIC = 0xb1b0afba;

/** Returns the tables of an uncompressed font, which may be changed. */
export function tablesOf(font: Buffer): Tables {
  const count = font.readUInt16BE(4);
  return new Map(
    Array.from({ length: count }, (_, i) => {
      const at = HEADER + i * ENTRY;
      const offset = font.readUInt32BE(at + 8);
      const table = font.subarray(offset, offset + font.readUInt32BE(at + 12));
      return [font.toString("latin1", at, at + 4), Buffer.from(table)];
    }),
  );
}

const padded = (length: number) => (length + 3) & ~3;

function checksum(table: Buffer): number {
  const whole = Buffer.concat([table, Buffer.alloc(padded(table.length) - table.length)]);
  let sum = 0;
  for (let at = 0; at < whole.length; at += 4) sum = (sum + whole.readUInt32BE(at)) >>> 0;
  return sum;
}

/**
 * Writes a font from its tables.
 * @param flavour the first four bytes of the font they come from
 */
export function fontOf(tables: Tables, flavour: number): Buffer {
  tables.get("head")?.writeUInt32BE(0, 8);
  const header = Buffer.alloc(HEADER + tables.size * ENTRY);
  const power = 2 ** Math.floor(Math.log2(tables.size));
  header.writeUInt32BE(flavour, 0);
  header.writeUInt16BE(tables.size, 4);
  header.writeUInt16BE(power * ENTRY, 6);
  header.writeUInt16BE(Math.log2(power), 8);
  header.writeUInt16BE((tables.size - power) * ENTRY, 10);
  const parts: Buffer[] = [];
  let offset = header.length;
  for (const [i, [name, table]] of [...tables].entries()) {
    const at = HEADER + i * ENTRY;
    header.write(name, at, "latin1");
    header.writeUInt32BE(checksum(table), at + 4);
    header.writeUInt32BE(offset, at + 8);
    header.writeUInt32BE(table.length, at + 12);
    parts.push(table, Buffer.alloc(padded(table.length) - table.length));
    offset += padded(table.length);
  }
  const font = Buffer.concat([header, ...parts]);
  const head = [...tables.keys()].indexOf("head");
  const at = font.readUInt32BE(HEADER + head * ENTRY + 8) + 8;
  font.writeUInt32BE((MAGIC - checksum(font)) >>> 0, at);
  return font;
}
