import { createHash } from "node:crypto";
import { lstatSync, mkdirSync, rmSync } from "node:fs";
import { createServer, request, type Server } from "node:http";
import path from "node:path";
import { json, text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { errorCode, errorText, StartError } from "./start-error.ts";

/** Long enough for another process that found the same stale socket to have replaced it, in ms. */
const SETTLING = 50;

/**
 * Takes a data directory for this process and opens its private door: a socket that only its owner may open.
 * Two processes on one embedded database would destroy it, so the socket is the lock: who listens owns the
 * directory, and the others ask that process. One left by a process that was killed refuses connections.
 * @param answer what is done with a request; its result travels as JSON
 * @throws StartError when the directory is in use or cannot hold the socket
 */
export async function openControl(
  dataDir: string,
  answer: (task: unknown) => Promise<unknown>,
): Promise<Server> {
  process.umask(0o077); // what visitors wrote is for the owner of this process alone
  const server = createServer(async (incoming, response) => {
    try {
      const result = incoming.method === "POST" ? await answer(await json(incoming)) : process.pid;
      response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(result ?? null));
    } catch (error) {
      response.writeHead(error instanceof StartError ? 400 : 500).end(errorText(error));
    }
  });
  const address = controlAddress(dataDir);
  try {
    mkdirSync(dataDir, { recursive: true });
    await takeAddress(server, address, dataDir);
  } catch (error) {
    throw error instanceof StartError ? error : unusable(dataDir, error);
  }
  const own = inode(address);
  process.once("exit", () => {
    if (own !== undefined && inode(address) === own) rmSync(address, { force: true });
  });
  return server;
}

async function takeAddress(server: Server, address: string, dataDir: string): Promise<void> {
  if (await tryListen(server, address)) return;
  const found = inode(address);
  const owner = await findOwner(dataDir);
  if (owner !== undefined) throw inUse(dataDir, owner);
  if (found !== undefined && inode(address) === found) rmSync(address, { force: true });
  if (!(await tryListen(server, address))) throw inUse(dataDir, await findOwner(dataDir));
  // Several processes may have found the same stale socket; the one whose socket stays has won. The others
  // must not close theirs, which would remove the winner's.
  const own = inode(address);
  await wait(SETTLING);
  if (inode(address) !== own) {
    server.unref();
    throw inUse(dataDir, await findOwner(dataDir));
  }
}

/** @returns false when something has that address already */
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

/** Tells one socket from its successor under the same name; Windows takes its pipes back by itself. */
function inode(address: string): number | undefined {
  return process.platform === "win32" ? undefined : lstatSync(address, { throwIfNoEntry: false })?.ino;
}

/** The process id of whoever listens, "unknown" when it is too busy to say, undefined when nobody does. */
function findOwner(dataDir: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = request({ socketPath: controlAddress(dataDir), agent: false }, async (answer) => {
      resolve(await text(answer));
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
 * Lets a running server do something with its database.
 * @returns what the server answered; undefined when no server is running on the data directory
 */
export function askServer<Result>(dataDir: string, task: unknown): Promise<Result | undefined> {
  return new Promise((resolve, reject) => {
    const options = { socketPath: controlAddress(dataDir), method: "POST", agent: false };
    const question = request(options, async (answer) => {
      const said = await text(answer);
      if (answer.statusCode === 200) resolve(JSON.parse(said) as Result);
      else if (answer.statusCode === 400) reject(new StartError(said));
      else reject(new StartError(`The running server could not do it: ${said}`));
    });
    question.on("error", (error) => {
      const code = errorCode(error) ?? "";
      if (["ENOENT", "ECONNREFUSED", "ENOTDIR"].includes(code)) resolve(undefined);
      else if (code === "EACCES") {
        reject(new StartError(`The server on ${dataDir} belongs to another user: run this as that user.`));
      } else reject(error);
    });
    question.end(JSON.stringify(task));
  });
}

/** Sockets have short paths (about 100 characters), so the one relative to here is taken when it is shorter. */
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
