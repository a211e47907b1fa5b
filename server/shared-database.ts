import type { Server } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { type AgencyTask, runTask, type TaskResult } from "./agency-task.ts";
import type { Config } from "./config.ts";
import { askServer, openControl } from "./control.ts";
import type { Database } from "./database.ts";
import { checkDisk } from "./disk.ts";
import { migrate } from "./migrate.ts";
import { hasDatabase, openDatabase } from "./open-database.ts";
import { StartError } from "./start-error.ts";

/** How long another process may take to open the database after this one closed it, in ms. */
const OPENING_LIMIT = 20_000;
const PAUSE = 100;

/** A database that this process or another one has opened. */
export type SharedDatabase = {
  /** Runs a task in the process that has the database. */
  run<Task extends AgencyTask>(task: Task): Promise<TaskResult<Task>>;
  close(): Promise<void>;
};

type Held = { database: Database; control: Server };

/**
 * Opens the database for a program that runs beside `npm start`: PostgreSQL if DATABASE_URL is set, otherwise the embedded
 * database. Sends tasks to a running server's control socket; without a server, opens the database until one starts.
 * @param prepare runs on a database that this process opens
 * @throws StartError when the database cannot be used
 */
async function openShared(
  config: Config,
  prepare: (database: Database) => Promise<void>,
): Promise<SharedDatabase> {
  const open = async () => {
    const database = await openDatabase(config);
    await prepare(database);
    return database;
  };
  if (config.databaseUrl) {
    const database = await open();
    return { run: (task) => runTask(database, task), close: () => database.close() };
  }
  let held: Promise<Held | undefined> | undefined;
  let releasedAt = Number.NEGATIVE_INFINITY;
  let isClosed = false;

  const release = async () => {
    const given = held;
    held = undefined;
    releasedAt = performance.now();
    const { database, control } = (await given) ?? {};
    await database?.transaction(async () => {}); // waits for running transactions
    await database?.close();
    control?.close();
  };
  const take = async (): Promise<Held | undefined> => {
    const opening = Promise.withResolvers<Database>();
    opening.promise.catch(() => {}); // prevents an unhandled rejection if no task is waiting
    const answer = async (task: AgencyTask) => {
      const database = await opening.promise;
      if (task.do !== "give-way") return runTask(database, task);
      await release();
      return true;
    };
    let control: Server;
    try {
      control = await openControl(config.dataDir, answer);
    } catch (error) {
      if (await isServed(config.dataDir)) return undefined; // another process was faster
      throw error;
    }
    try {
      // Check the disk first, because PGlite writes files when it opens.
      checkDisk(config.dataDir);
      const database = await open();
      opening.resolve(database);
      return { database, control };
    } catch (error) {
      opening.reject(error);
      control.close();
      throw error;
    }
  };
  const run = async <Task extends AgencyTask>(task: Task): Promise<TaskResult<Task>> => {
    while (!isClosed) {
      const current = await held;
      if (current) return runTask(current.database, task);
      const answer = await askServer(config.dataDir, task);
      if (answer !== undefined && answer !== null) {
        releasedAt = Number.NEGATIVE_INFINITY; // the other process has opened the database
        return answer;
      }
      // Wait if another process has taken over the database but has not opened it yet.
      if (answer === undefined && performance.now() - releasedAt > OPENING_LIMIT) {
        held ??= take();
        const taken = await held.catch((error) => {
          held = undefined;
          throw error;
        });
        if (taken === undefined) held = undefined;
      } else await wait(PAUSE);
    }
    throw new StartError("The database is closed.");
  };
  return {
    run,
    close: async () => {
      isClosed = true;
      await release();
    },
  };
}

/**
 * Opens the database for a long-running program; creates and migrates it first if necessary.
 * @param withOptionalFields see migrate
 */
export function openSharedDatabase(config: Config, withOptionalFields: boolean): Promise<SharedDatabase> {
  return openShared(config, (database) => migrate(database, config.supabaseDir, withOptionalFields));
}

/**
 * Runs a command's tasks on an existing database, which it does not migrate.
 * @returns undefined when there is no database yet
 */
export async function withDatabase<Result>(
  config: Config,
  task: (database: SharedDatabase) => Promise<Result>,
): Promise<Result | undefined> {
  if (!hasDatabase(config) && !(await isServed(config.dataDir))) return undefined;
  const database = await openShared(config, async () => {});
  try {
    return await task(database);
  } finally {
    await database.close();
  }
}

async function isServed(dataDir: string): Promise<boolean> {
  return (await askServer(dataDir, { do: "sql", statements: [] }).catch(() => undefined)) !== undefined;
}
