import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { PLAIN_HEADERS, parseTarget, type SiteFiles } from "../hosting/rules.ts";
import { answerRest, isRest, type RestOptions } from "./answer-rest.ts";
import { answerSite, plain } from "./answer-site.ts";
import type { Config } from "./config.ts";
import { createFileCache, type FileCache } from "./file-cache.ts";
import { createHealth } from "./health.ts";
import type { RequestLine } from "./log.ts";
import { errorCode, errorText, StartError } from "./start-error.ts";
import { answerUnsubscribe } from "./unsubscribe.ts";

/** Longest time that a stopping server waits for open requests, in ms. */
const STOP_LIMIT = 10_000;
/** Time for a client to read a refusal before its connection is closed, in ms. */
const REFUSAL_MS = 1_000;
/** Maximum bytes of a request body to read after the response. Closing at once could lose the response. */
const UNWANTED_BYTES = 1_000_000;
/** Size of the file cache, in bytes: enough for all cover pictures of a site. */
const CACHE_BYTES = 64_000_000;

export type SiteServer = {
  /** Does not listen until `listen` is called. */
  server: Server;
  /** Stops accepting requests. Resolves when the last connection is closed. */
  stop(): Promise<void>;
};

/**
 * Creates the HTTP server of the site and of /rest/v1.
 * @param logRequest called after each response, for example the result of logAsJson
 */
export function createSiteServer(
  files: SiteFiles,
  rest: RestOptions,
  logRequest?: (line: RequestLine) => void,
): SiteServer {
  const sockets = new Set<Socket>();
  const open = new Set<ServerResponse>();
  const site = { files, cache: createFileCache(CACHE_BYTES), rest, health: createHealth(rest.backend) };
  // In ms, so that slow clients do not occupy connections.
  const limits = {
    requestTimeout: 30_000,
    headersTimeout: 10_000,
    keepAliveTimeout: 5_000,
    connectionsCheckingInterval: 5_000,
  };
  const server = createServer(limits, (request, response) => {
    open.add(response);
    response.once("close", () => open.delete(response));
    response.once("finish", () => limitUnwantedBody(request));
    if (logRequest) {
      const started = performance.now();
      response.once("close", () => {
        const ms = Math.round(performance.now() - started);
        const status = response.writableFinished ? response.statusCode : 0;
        logRequest({ method: request.method ?? "", address: knownAddress(request, files), status, ms });
      });
    }
    answer(request, response, site).catch((error) => {
      fail(error, `${request.method} ${knownAddress(request, files)}`, request, response);
    });
  });
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  server.on("clientError", (error, socket) => refuseConnection(error, socket as Socket));

  const stop = async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    // Let clients close their connection after the current response.
    for (const response of open) if (!response.headersSent) response.setHeader("connection", "close");
    // Close idle connections, which browsers open in advance: Node would wait for them.
    const busy = new Set([...open].map(({ socket }) => socket));
    for (const socket of sockets) if (!busy.has(socket)) socket.destroySoon();
    const timer = setTimeout(() => server.closeAllConnections(), STOP_LIMIT);
    await closed;
    clearTimeout(timer);
  };
  return { server, stop };
}

type Site = {
  files: SiteFiles;
  cache: FileCache;
  rest: RestOptions;
  health: ReturnType<typeof createHealth>;
};

async function answer(request: IncomingMessage, response: ServerResponse, site: Site): Promise<void> {
  // Refuse two Host headers, because proxies differ in which of them they use (RFC 9112, section 3.2).
  if ((request.headersDistinct.host?.length ?? 0) > 1) plain(response, 400, "Send exactly one Host header.");
  else if (isRest(request)) await answerRest(request, response, site.rest);
  else
    await (site.health(request, response) ??
      answerUnsubscribe(request, response, site.rest, site.rest.language) ??
      answerSite(request, response, site.files, site.cache));
}

/**
 * Returns the path of a request if the site has it; otherwise '(unknown)', because the path may contain personal data.
 */
function knownAddress(request: IncomingMessage, files: SiteFiles): string {
  const { address = "" } = parseTarget(request.url ?? "");
  return files.has(address) ||
    /^\/(?:healthz|readyz|rest\/v1\/(?:contact_messages|newsletter_subscribers|page_counts))$/.test(address)
    ? address
    : "(unknown)";
}

/** Logs an error of `answer` and responds with 503, unless the visitor has left. */
function fail(error: unknown, what: string, request: IncomingMessage, response: ServerResponse): void {
  if (request.destroyed && errorCode(error) === "ECONNRESET") return;
  console.error(`${what} failed:`, error);
  if (response.headersSent) response.destroy();
  else plain(response, 503, "Something went wrong. Try again in a moment.", { "retry-after": "5" });
}

/** Closes the connection of a client that goes on sending its body after the response. */
function limitUnwantedBody(request: IncomingMessage): void {
  if (request.complete) return;
  const { socket } = request;
  let unwanted = 0;
  const count = (chunk: Buffer) => {
    unwanted += chunk.length;
    if (unwanted > UNWANTED_BYTES) socket.destroy();
  };
  socket.on("data", count);
  request.once("close", () => socket.off("data", count));
}

/** Answers malformed requests with our security headers, which Node's own response lacks. */
function refuseConnection(error: Error, socket: Socket): void {
  if (errorCode(error) === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const status =
    {
      HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
      ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
    }[errorCode(error) ?? ""] ?? "400 Bad Request";
  const headers = Object.entries({ ...PLAIN_HEADERS, connection: "close", "content-length": "0" });
  // Otherwise a client that does not close its side would keep the connection for ever.
  setTimeout(() => socket.destroy(), REFUSAL_MS).unref();
  socket.end(`HTTP/1.1 ${status}\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n`);
}

/**
 * Starts listening.
 * @returns the URL to open in a browser
 * @throws StartError when the port is in use or the host does not belong to this machine
 */
export async function listen(server: Server, config: Pick<Config, "host" | "port">): Promise<string> {
  const { host, port } = config;
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error) => reject(cannotListen(errorCode(error) ?? errorText(error), host, port)));
    server.listen(port, host, resolve);
  });
  const address = server.address();
  const shown = host === "0.0.0.0" || host === "::" ? "localhost" : host.includes(":") ? `[${host}]` : host;
  return `http://${shown}:${typeof address === "object" ? address?.port : port}`;
}

function cannotListen(code: string, host: string, port: number): StartError {
  if (code === "EADDRINUSE") {
    return new StartError(
      `Port ${port} on ${host} is taken: stop the program that uses it, or choose another port, e.g. PORT=${port + 1} npm start.`,
    );
  }
  if (code === "EACCES") {
    return new StartError(`Port ${port} needs more rights: choose one above 1023, e.g. PORT=4173 npm start.`);
  }
  return new StartError(
    `HOST ${host} is not an address of this machine (${code}): set HOST to 127.0.0.1, or to 0.0.0.0 for all networks.`,
  );
}
