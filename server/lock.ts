import { randomUUID } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { isServed } from "./control.ts";
import { errorCode, StartError } from "./start-error.ts";

type Owner = { pid: number; nonce: string };

/**
 * Takes a data directory for this process; two processes on one embedded database would destroy it.
 *
 * The file server.lock names the owner. Whether that owner still lives is asked at its control socket: a
 * process id alone says little after a restart of the machine or of a container, where ids come back.
 * @returns a function that gives the directory back
 * @throws StartError when the directory is in use or cannot be written
 */
export async function lockDataDir(dataDir: string): Promise<() => void> {
  const file = path.join(dataDir, "server.lock");
  const own: Owner = { pid: process.pid, nonce: randomUUID() };
  process.umask(0o077); // what visitors wrote is for the owner of this process alone
  makeDirectory(dataDir);
  if (!tryCreate(file, own, dataDir)) {
    const owner = readOwner(file);
    if (await isAlive(owner, dataDir)) throw inUse(dataDir, owner);
    rmSync(file, { force: true }); // its server was killed
    if (!tryCreate(file, own, dataDir)) throw inUse(dataDir, readOwner(file));
    // Two servers that found the same stale lock may both come here; the one whose lock stays has won.
    await wait(50);
    if (readOwner(file)?.nonce !== own.nonce) throw inUse(dataDir, readOwner(file));
  }
  return () => {
    if (readOwner(file)?.nonce === own.nonce) rmSync(file, { force: true });
  };
}

function makeDirectory(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
  } catch (error) {
    throw notWritable(dataDir, error);
  }
}

/** Creates the lock unless it exists: one atomic step of the file system. */
function tryCreate(file: string, owner: Owner, dataDir: string): boolean {
  try {
    writeFileSync(file, JSON.stringify(owner), { flag: "wx", mode: 0o600 });
    return true;
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false;
    throw notWritable(dataDir, error);
  }
}

/** The owner that a lock names; undefined when the lock is gone or was cut off while it was written. */
function readOwner(file: string): Owner | undefined {
  try {
    const owner: unknown = JSON.parse(readFileSync(file, "utf8"));
    return typeof owner === "object" && owner !== null && "pid" in owner && "nonce" in owner
      ? (owner as Owner)
      : undefined;
  } catch {
    return undefined;
  }
}

/** An owner that has just taken the lock opens its socket within a moment: it is given one second. */
async function isAlive(owner: Owner | undefined, dataDir: string): Promise<boolean> {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    if (await isServed(dataDir)) return true;
    if (owner === undefined || owner.pid === process.pid || !isRunning(owner.pid)) return false;
    await wait(100);
  }
  return false;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === "EPERM";
  }
}

function inUse(dataDir: string, owner: Owner | undefined): StartError {
  return new StartError(
    `DATA_DIR ${dataDir} is in use by another server${owner ? ` (process ${owner.pid})` : ""}: stop that one, or choose another directory, e.g. DATA_DIR=.data-2 npm start.`,
  );
}

function notWritable(dataDir: string, error: unknown): StartError {
  return new StartError(
    `DATA_DIR ${dataDir} cannot be written (${errorCode(error) ?? "unknown error"}): correct its permissions, or choose another directory, e.g. DATA_DIR=$HOME/loomwright-data npm start.`,
  );
}
