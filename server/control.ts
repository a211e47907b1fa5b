import { createHash } from "node:crypto";
import { chmodSync, rmSync } from "node:fs";
import { createServer, request, type Server } from "node:http";
import path from "node:path";
import type { Database } from "./database.ts";
import { type InboxQuery, type InboxRow, readInbox } from "./inbox.ts";
import { errorCode, errorText, StartError } from "./start-error.ts";

/**
 * The private door of a running server: a socket in the data directory that only its owner may open. The
 * embedded database belongs to one process, so `npm run messages` asks that process.
 * Call it under lockDataDir, which makes new files private.
 */
export async function openControl(dataDir: string, database: Promise<Database>): Promise<Server> {
  const server = createServer(async (incoming, response) => {
    try {
      const query = JSON.parse(decodeURIComponent((incoming.url ?? "/").slice(1))) as InboxQuery;
      const rows = await readInbox(await database, query);
      response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(rows));
    } catch (error) {
      response.writeHead(500).end(errorText(error));
    }
  });
  const address = controlAddress(dataDir);
  if (process.platform !== "win32") rmSync(address, { force: true }); // left by a server that was killed
  try {
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject).listen(address, resolve);
    });
    if (process.platform !== "win32") chmodSync(address, 0o600);
  } catch (error) {
    throw new StartError(
      `DATA_DIR ${dataDir} cannot hold a socket (${errorText(error)}): choose a shorter path on a local disk.`,
    );
  }
  return server;
}

/** Whether a server is running on a data directory. */
export function isServed(dataDir: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = request({ socketPath: controlAddress(dataDir), method: "HEAD" });
    probe.on("socket", (socket) => {
      socket.once("connect", () => {
        resolve(true);
        probe.destroy();
      });
    });
    probe.on("error", () => resolve(false));
    probe.end();
  });
}

/**
 * Asks a running server for rows.
 * @returns undefined when no server is running on the data directory
 */
export function askServer(dataDir: string, query: InboxQuery): Promise<InboxRow[] | undefined> {
  return new Promise((resolve, reject) => {
    const path = `/${encodeURIComponent(JSON.stringify(query))}`;
    const question = request({ socketPath: controlAddress(dataDir), path }, async (answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk);
      const text = Buffer.concat(chunks).toString("utf8");
      if (answer.statusCode === 200) resolve(JSON.parse(text) as InboxRow[]);
      else reject(new StartError(`The running server could not read the messages: ${text}`));
    });
    question.on("error", (error) => {
      const code = errorCode(error) ?? "";
      if (["ENOENT", "ECONNREFUSED", "ENOTDIR"].includes(code)) resolve(undefined);
      else if (code === "EACCES") {
        reject(new StartError(`The server on ${dataDir} belongs to another user: run this as that user.`));
      } else reject(error);
    });
    question.end();
  });
}

/** Sockets have short paths (about 100 characters), so the one relative to here is taken when it is shorter. */
function controlAddress(dataDir: string): string {
  if (process.platform === "win32") {
    return `\\\\.\\pipe\\loomwright-${createHash("sha256").update(dataDir).digest("hex").slice(0, 16)}`;
  }
  const absolute = path.join(dataDir, "control.sock");
  const relative = path.relative(process.cwd(), absolute);
  return relative.length < absolute.length ? relative : absolute;
}
