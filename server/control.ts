import { createHash } from "node:crypto";
import { existsSync, lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request, type Server } from "node:http";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { deserialize, serialize } from "node:v8";
import type { DatabaseTask, TaskResult } from "./database-task.ts";
import { DISK_FULL, DiskError } from "./disk.ts";
import { errorCode, errorText, StartError } from "./start-error.ts";

/** How long to wait for other processes that replace the same stale socket, in ms. */
const SETTLE_MS = 50;

/**
 * Locks a data directory with a socket, because two processes would destroy an embedded database. Only the user of this
 * process may open the socket. Other processes send their tasks to it, serialized by `node:v8`, which preserves dates.
 * If the process is killed, its socket refuses connections and the next process replaces it.
 * @param answer runs a task and resolves to its result
 * @throws StartError when the directory is in use or cannot hold the socket
 */
export async function openControl(
  dataDir: string,
  answer: (task: DatabaseTask) => Promise<unknown>,
): Promise<Server> {
  process.umask(0o077); // messages are readable by the owner of this process only
  const server = createServer(async (incoming, response) => {
    try {
      const isTask = incoming.method === "POST";
      const result = isTask ? await answer(deserialize(await buffer(incoming))) : process.pid;
      response.writeHead(200).end(serialize(result ?? null));
    } catch (error) {
      const status = errorCode(error) === DISK_FULL ? 507 : error instanceof StartError ? 400 : 500;
      response.writeHead(status).end(serialize(errorText(error)));
    }
  });
  const address = controlAddress(dataDir);
  try {
    mkdirSync(dataDir, { recursive: true });
    await takeAddress(server, address, dataDir);
  } catch (error) {
    throw error instanceof StartError ? error : unusable(dataDir, error);
  }
  const taken = fileId(address);
  process.once("exit", () => {
    if (taken !== undefined && fileId(address) === taken) rmSync(address, { force: true });
  });
  return server;
}

async function takeAddress(server: Server, address: string, dataDir: string): Promise<void> {
  if (await tryListen(server, address)) return;
  const found = fileId(address);
  const other = await findOwner(dataDir);
  if (other !== undefined) {
    // Don't send "give-way" to a process that is too busy to send its id, because that request has no time limit.
    if (other === "unknown" || !(await giveWay(dataDir))) throw inUse(dataDir, other);
    if (await tryListen(server, address)) return;
  }
  if (found !== undefined && fileId(address) === found) rmSync(address, { force: true });
  if (!(await tryListen(server, address))) throw inUse(dataDir, await findOwner(dataDir));
  // If several processes replaced the same stale socket, the last of them has the lock. The other processes must not
  // close their sockets, because that would delete the last one's file.
  await wait(SETTLE_MS);
  const owner = await findOwner(dataDir);
  if (owner !== String(process.pid)) {
    server.unref();
    throw inUse(dataDir, owner);
  }
}

/** Asks the desk or a command to close the database for a server. @returns whether it has closed the database */
async function giveWay(dataDir: string): Promise<boolean> {
  return (await askServer(dataDir, { do: "give-way" }).catch(() => false)) === true;
}

/** @returns false if another socket uses the path */
async function tryListen(server: Server, address: string): Promise<boolean> {
  try {
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject).listen(address, resolve);
    });
  } catch (error) {
    if (errorCode(error) === "EADDRINUSE") return false;
    throw error;
  } finally {
    server.removeAllListeners("error");
  }
  return true;
}

/**
 * Returns a socket file's id, unique even if its inode number is reused; undefined on Windows, which removes pipes
 * itself.
 */
function fileId(address: string): string | undefined {
  if (process.platform === "win32") return undefined;
  const file = lstatSync(address, { throwIfNoEntry: false, bigint: true });
  return file && `${file.ino} ${file.ctimeNs}`;
}

/**
 * Returns the id of the listening process; "unknown" if it does not respond in time, undefined if no process listens.
 */
function findOwner(dataDir: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = request({ socketPath: controlAddress(dataDir), agent: false }, async (answer) => {
      resolve(String(deserialize(await buffer(answer))));
    });
    let isConnected = false;
    probe.on("socket", (socket) => {
      socket.once("connect", () => {
        isConnected = true;
      });
    });
    probe.setTimeout(1000, () => probe.destroy(new Error("busy")));
    probe.on("error", () => resolve(isConnected ? "unknown" : undefined));
    probe.end();
  });
}

/**
 * File with the data directory of this project's last server. Commands with another DATA_DIR suggest this directory.
 */
const LAST_DATA_DIR = path.resolve(import.meta.dirname, "../.cache/data-dir");

/** Saves the data directory of a server. */
export function noteDataDir(dataDir: string): void {
  try {
    mkdirSync(path.dirname(LAST_DATA_DIR), { recursive: true });
    writeFileSync(LAST_DATA_DIR, dataDir);
  } catch {
    // Ignore the error: in a container, files may be read-only, but there is only one data directory.
  }
}

/** Returns the data directory of a running server of this project, unless it is the given one. */
export async function findOtherDataDir(dataDir: string): Promise<string | undefined> {
  if (!existsSync(LAST_DATA_DIR)) return undefined;
  const other = readFileSync(LAST_DATA_DIR, "utf8");
  return other !== dataDir && (await findOwner(other)) !== undefined ? other : undefined;
}

/**
 * Sends a task to the process that has locked the data directory.
 * @returns the task's result; undefined if no process has the lock, null while that process creates the database
 */
export function askServer<Task extends DatabaseTask>(
  dataDir: string,
  task: Task,
): Promise<TaskResult<Task> | null | undefined> {
  return new Promise((resolve, reject) => {
    const options = { socketPath: controlAddress(dataDir), method: "POST", agent: false };
    const question = request(options, async (answer) => {
      const body = deserialize(await buffer(answer));
      if (answer.statusCode === 200) resolve(body);
      else if (answer.statusCode === 400) reject(new StartError(body));
      else if (answer.statusCode === 507) reject(new DiskError(body));
      else reject(new StartError(`The server failed to run "${task.do}": ${body}`));
    });
    question.on("error", (error) => {
      const code = errorCode(error) ?? "";
      if (["ENOENT", "ECONNREFUSED", "ENOTDIR"].includes(code)) resolve(undefined);
      else if (code === "EACCES") {
        reject(new StartError(`The server on ${dataDir} belongs to another user: run this as that user.`));
      } else reject(error);
    });
    question.end(serialize(task));
  });
}

/** Returns the socket's path, relative if that is shorter, because socket paths are limited to about 100 characters. */
function controlAddress(dataDir: string): string {
  if (process.platform === "win32") {
    return `\\\\.\\pipe\\agency-site-${createHash("sha256").update(dataDir).digest("hex").slice(0, 16)}`;
  }
  const absolute = path.join(dataDir, "control.sock");
  const relative = path.relative(process.cwd(), absolute);
  return relative.length < absolute.length ? relative : absolute;
}

function inUse(dataDir: string, owner: string | undefined): StartError {
  return new StartError(
    `DATA_DIR ${dataDir} is in use by another server (process ${owner ?? "unknown"}): stop that one, or choose another directory, e.g. DATA_DIR=.data-2 npm start.`,
  );
}

function unusable(dataDir: string, error: unknown): StartError {
  const code = errorCode(error) ?? "unknown error";
  if (code === "EINVAL" || code === "ENAMETOOLONG" || code === "ENOTSUP") {
    return new StartError(
      `DATA_DIR ${dataDir} cannot hold a socket (${code}): choose a shorter path on a local disk.`,
    );
  }
  return new StartError(
    `DATA_DIR ${dataDir} cannot be written (${code}): correct its permissions, or choose another directory, e.g. DATA_DIR=$HOME/site-data npm start.`,
  );
}
