import { afterAll, beforeAll } from "vitest";
import type { SiteFiles } from "../../hosting/rules.ts";
import { createSiteServer, listen } from "../../server/serve.ts";
import { putDatabase } from "./data-directory.ts";
import { temporaryDirectory, writeFixtureSite } from "./fixture-site.ts";
import { findPostgres, startPostgres } from "./postgres-server.ts";
import { type Running, type Settings, startServer } from "./run-server.ts";

/** A temporary directory, until the last test of the file or group has ended; so is all of this module. */
export function directoryForTests(name: string): string {
  const { directory, remove } = temporaryDirectory(name);
  afterAll(remove);
  return directory;
}

/** The same with a new, empty database in it. */
export function databaseForTests(name: string): string {
  const directory = directoryForTests(name);
  putDatabase(directory);
  return directory;
}

/** A small built site; see writeFixtureSite. */
export function siteForTests(siteYaml?: string) {
  const { remove, ...site } = writeFixtureSite(siteYaml);
  afterAll(remove);
  return site;
}

/** A server; what it is can be read while a test runs. */
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

/** Serves files as our server does, where pages must not wait for the database. @returns gives the address */
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
/** The databases that a message can be stored in, for `describe.each`. */
export const DATABASES = ["the embedded database", ...(HAS_POSTGRES ? ["PostgreSQL"] : [])];

/** A PostgreSQL server with these databases, where the machine has one. */
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
