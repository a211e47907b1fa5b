import { afterAll, beforeAll } from "vitest";
import type { SiteFiles } from "../../hosting/rules.ts";
import { createSiteServer, listen } from "../../server/serve.ts";
import { putDatabase } from "./data-directory.ts";
import { temporaryDirectory, writeFixtureSite } from "./fixture-site.ts";
import { findPostgres, startPostgres } from "./postgres-server.ts";
import { type Running, type Settings, startServer } from "./run-server.ts";

/**
 * Creates a temporary directory. Like everything in this module, it is removed after the test file or `describe` group.
 */
export function directoryForTests(name: string): string {
  const { directory, remove } = temporaryDirectory(name);
  afterAll(remove);
  return directory;
}

/** Creates a temporary directory with a new, empty database. */
export function databaseForTests(name: string): string {
  const directory = directoryForTests(name);
  putDatabase(directory);
  return directory;
}

/** Writes a small built site (see writeFixtureSite). */
export function siteForTests(siteYaml?: string) {
  const { remove, ...site } = writeFixtureSite(siteYaml);
  afterAll(remove);
  return site;
}

/** Starts a server before the tests. Its properties can be read only while a test runs. */
export function serverForTests(settings: () => Settings) {
  let running: (Running & { url: string }) | undefined;
  const server = () => {
    if (!running) throw new Error("The server has not been started yet");
    return running;
  };
  const start = async (changes: Settings = {}) => {
    running = await startServer({ ...settings(), ...changes });
  };
  const stop = async () => void (await running?.stop());
  beforeAll(() => start());
  afterAll(stop);
  return {
    get url() {
      return server().url;
    },
    stdout: () => server().stdout(),
    stderr: () => server().stderr(),
    start,
    stop,
  };
}

/** Serves files with a database that never becomes ready. Returns a function that returns the server's URL. */
export function filesServedForTests(files: SiteFiles): () => string {
  const options = { publicKey: "key", rateLimit: () => 0, storesSubscribers: true, trustProxy: 0 };
  const { server } = createSiteServer(files, { ...options, backend: new Promise(() => {}) });
  let url = "";
  beforeAll(async () => {
    url = await listen(server, { host: "127.0.0.1", port: 0 });
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return () => url;
}

const bin = findPostgres();

/** Whether this machine has PostgreSQL. */
export const HAS_POSTGRES = bin !== undefined;
/** The names of the available databases, for `describe.each`. */
export const DATABASES = ["the embedded database", ...(HAS_POSTGRES ? ["PostgreSQL"] : [])];

/** Starts a PostgreSQL server with databases of these names, if this machine has PostgreSQL. */
export function postgresForTests(...names: string[]) {
  if (!bin)
    console.log("Skipped: what runs on PostgreSQL (no initdb on the path or in /usr/lib/postgresql).");
  let started: Awaited<ReturnType<typeof startPostgres>> | undefined;
  beforeAll(async () => {
    if (bin) started = await startPostgres(bin, names);
  });
  afterAll(async () => void (await started?.stop()));
  return () => {
    if (!started) throw new Error("PostgreSQL has not been started");
    return started;
  };
}
