import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { errorText, StartError } from "./start-error.ts";

/** A text file that cannot be read. The message names the file; `reason` says what is wrong. */
export class TextFileError extends StartError {
  readonly reason: string;
  constructor(file: string, reason: string) {
    super(`${file}: ${reason}`);
    this.reason = reason;
  }
}

const UTF_8 = new TextDecoder("utf-8", { fatal: true });

/**
 * Reads a text file that people edit: UTF-8 with or without a byte order mark. Line endings of every system become "\n".
 * @throws TextFileError when the file cannot be read or has another encoding
 */
export function readTextFile(file: string): string {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    throw new TextFileError(file, `cannot be read (${errorText(error)})`);
  }
  // In UTF-16 every second byte of plain English is zero.
  if (bytes.includes(0)) throw new TextFileError(file, "is not UTF-8, but maybe UTF-16: save it as UTF-8");
  try {
    return UTF_8.decode(bytes).replace(/\r\n?/g, "\n");
  } catch {
    throw new TextFileError(file, "is not UTF-8: save it as UTF-8");
  }
}

/** Matches a value without quotation marks that a `#` would cut off: `PASSWORD=one#two`. */
const CUT = /^\s*(?:export\s+)?(\w+)\s*=(?:[ \t]*[^\s"'`#][^\n#]*)?(?<=\S)#/m;

/**
 * Sets the variables of an `.env` file, except those that the environment already has.
 * @throws TextFileError when the file cannot be read, or a `#` would cut off a value
 */
export function loadEnvironmentFile(file: string): void {
  const source = readTextFile(file);
  const cut = CUT.exec(source)?.[1];
  if (cut) throw new TextFileError(file, `${cut} would lose what follows its '#': put it in quotation marks`);
  for (const [name, value] of Object.entries(parseEnv(source))) process.env[name] ??= value;
}
