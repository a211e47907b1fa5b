import { existsSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { errorCode, StartError } from "./start-error.ts";

/**
 * Writes a new file that only its owner may read. If writing fails, no incomplete file remains under this name.
 * @throws StartError when the file exists or cannot be written
 */
export function writePrivateFile(file: string, content: string): void {
  if (existsSync(file)) throw new StartError(`${file} exists: choose another name, or move it away.`);
  const unfinished = `${file}.unfinished`;
  try {
    rmSync(unfinished, { force: true });
    writeFileSync(unfinished, content, { mode: 0o600, flag: "wx", flush: true });
    renameSync(unfinished, file);
  } catch (error) {
    throw new StartError(`${file} cannot be written (${errorCode(error) ?? "unknown error"}).`);
  }
}
