import { accessSync, constants, statfsSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { errorCode, errorText, StartError } from "./start-error.ts";

/** Minimum free space for a write, in bytes: PGlite hangs if its next log file (16 MB) does not fit. */
const LEAST_FREE = 32_000_000;
const PAUSE = 2_000;

/** PostgreSQL's code for a full disk. */
export const DISK_FULL = "53100";

/** The disk is full or read-only. */
export class DiskError extends StartError {
  readonly code = DISK_FULL;
}

/** Returns why a directory cannot be written; undefined if it can. */
export function diskProblem(directory: string): string | undefined {
  try {
    accessSync(directory, constants.W_OK);
  } catch (error) {
    return `${directory} cannot be written (${errorCode(error) ?? errorText(error)})`;
  }
  const { bavail, blocks, bsize } = statfsSync(directory);
  // Some network disks report 0 blocks; they do not count as full.
  const isFull = blocks > 0 && bavail * bsize < LEAST_FREE;
  return isFull ? `${directory} has less than ${LEAST_FREE / 1_000_000} MB free: make room` : undefined;
}

/** @throws DiskError if the directory must not be written */
export function checkDisk(directory: string): void {
  const problem = diskProblem(directory);
  if (problem !== undefined) throw new DiskError(problem);
}

/** Waits until a directory can be written. */
export async function waitForDisk(directory: string): Promise<void> {
  const problem = diskProblem(directory);
  if (problem === undefined) return;
  console.error(`Messages are refused for now: ${problem}.`);
  while (diskProblem(directory) !== undefined) await wait(PAUSE);
}
