import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import postgres from "postgres";
import { freePort } from "../free-port.ts";
import { temporaryDirectory } from "./fixture-site.ts";

const PASSWORD = "only-for-this-test";
const INITIAL = "-U admin -A scram-sha-256 -E UTF8 --locale=C --no-sync".split(" ");
const RUNNING = "-c listen_addresses=127.0.0.1 -c fsync=off".split(" ");

/** Returns the directory of PostgreSQL's programs, on the PATH or where Debian installs them. */
export function findPostgres(): string | undefined {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).sort().reverse() : [];
  const directories = [
    ...(process.env.PATH ?? "").split(path.delimiter),
    ...versions.map((version) => path.join(debian, version, "bin")),
  ];
  return directories.find((directory) => existsSync(path.join(directory, "initdb")));
}

/**
 * Returns the user `postgres` if the tests run as root, because PostgreSQL refuses to run as root. Otherwise returns
 * undefined.
 */
function postgresUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

/**
 * Starts a PostgreSQL server in a temporary directory and creates databases of these names. They belong to an ordinary
 * role, as an agency's database would. `bin` is the result of findPostgres.
 */
export async function startPostgres(bin: string, names: readonly string[] = ["site"]) {
  const { directory, remove } = temporaryDirectory("postgres");
  const user = postgresUser();
  const passwordFile = path.join(directory, "password");
  writeFileSync(passwordFile, PASSWORD);
  for (const file of [directory, passwordFile]) if (user) chownSync(file, user.uid, user.gid);
  const data = path.join(directory, "data");
  const initialise = ["-D", data, `--pwfile=${passwordFile}`, ...INITIAL];
  execFileSync(path.join(bin, "initdb"), initialise, { ...user, stdio: "ignore" });

  const port = await freePort();
  const options = ["-D", data, "-p", `${port}`, "-k", directory, ...RUNNING];
  const server = spawn(path.join(bin, "postgres"), options, { ...user, stdio: "ignore" });
  const at = `postgres://admin:${PASSWORD}@127.0.0.1:${port}/postgres`;
  const admin = postgres(at, { onnotice: () => {}, max: 1 });
  await whenReady(admin, server);
  await admin.unsafe(`create role agency login createrole password '${PASSWORD}'`);
  for (const name of names) await admin.unsafe(`create database ${name} owner agency`);
  await admin.unsafe("create database ascii owner agency encoding 'SQL_ASCII' template template0");
  const stop = async () => {
    if (server.exitCode !== null) return;
    await admin.end();
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.kill("SIGINT"); // SIGINT is PostgreSQL's fast shutdown
    await ended;
    remove();
  };
  const url = (database: string) => `postgres://agency:${PASSWORD}@127.0.0.1:${port}/${database}`;
  const asAdmin = (statement: string) => admin.unsafe(statement);
  return { url, port, password: PASSWORD, asAdmin, stop };
}

async function whenReady(admin: postgres.Sql, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 150; attempt += 1) {
    try {
      await admin`select 1`;
      return;
    } catch {
      if (server.exitCode !== null) break;
      await wait(100);
    }
  }
  throw new Error("PostgreSQL did not start");
}
