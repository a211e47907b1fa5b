import type { Server } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { type AgencyTask, runTask } from "./agency-task.ts";
import type { Config } from "./config.ts";
import { askServer, openControl } from "./control.ts";
import type { Database } from "./database.ts";
import { checkDisk } from "./disk.ts";
import { migrate } from "./migrate.ts";
import { openDatabase } from "./open-database.ts";
import { StartError } from "./start-error.ts";
import { type Rows, runStatements, type Statement } from "./statements.ts";

/** How long another process may take to open the database after it was released for it, in ms. */
const OPENING_LIMIT = 20_000;
const PAUSE = 100;

/** A database that another process may hold. */
export type SharedDatabase = {
  /** Runs statements in one transaction, wherever the database is. */
  batch(statements: readonly Statement[]): Promise<Rows[]>;
  close(): Promise<void>;
};

type Held = { database: Database; control: Server };

/**
 * The database of a program beside `npm start`: PostgreSQL, the running server's embedded database through its control
 * socket, or, while no server runs, the embedded database, which is released for a server that starts.
 * @throws StartError when the database cannot be used
 */
export async function openSharedDatabase(
  config: Config,
  withOptionalFields: boolean,
): Promise<SharedDatabase> {
  if (config.databaseUrl) {
    const database = await openDatabase(config);
    await migrate(database, config.supabaseDir, withOptionalFields);
    return {
      batch: (statements) => runStatements(database, statements),
      close: () => database.close(),
    };
  }
  let held: Promise<Held | undefined> | undefined;
  let releasedAt = Number.NEGATIVE_INFINITY;
  let isClosed = false;

  const release = async () => {
    const given = held;
    held = undefined;
    releasedAt = performance.now();
    const { database, control } = (await given) ?? {};
    await database?.transaction(async () => {}); // after running transactions
    await database?.close();
    control?.close();
  };
  const take = async (): Promise<Held | undefined> => {
    const opening = Promise.withResolvers<Database>();
    opening.promise.catch(() => {}); // not an unhandled rejection if no task waits for it
    const answer = async (task: unknown) => {
      const { do: what } = task as AgencyTask;
      if (what !== "give-way") return runTask(await opening.promise, task as AgencyTask);
      await opening.promise;
      await release();
      return true;
    };
    let control: Server;
    try {
      control = await openControl(config.dataDir, answer);
    } catch (error) {
      if (await isServed(config.dataDir)) return undefined; // a server was faster
      throw error;
    }
    try {
      checkDisk(config.dataDir);
      const database = await openDatabase(config);
      await migrate(database, config.supabaseDir, withOptionalFields);
      opening.resolve(database);
      return { database, control };
    } catch (error) {
      opening.reject(error);
      control.close();
      throw error;
    }
  };
  const batch = async (statements: readonly Statement[]): Promise<Rows[]> => {
    while (!isClosed) {
      const current = await held;
      if (current) return runStatements(current.database, statements);
      const rows = await askServer<Rows[] | null>(config.dataDir, { do: "sql", statements });
      if (rows) {
        releasedAt = Number.NEGATIVE_INFINITY; // a server has opened it
        return rows;
      }
      // Free or being opened: a server that asked for the database has time to open it.
      if (rows === undefined && performance.now() - releasedAt > OPENING_LIMIT) {
        held ??= take();
        const taken = await held.catch((error) => {
          held = undefined;
          throw error;
        });
        if (taken === undefined) held = undefined;
      } else await wait(PAUSE);
    }
    throw new StartError("The desk is ending.");
  };
  await batch([{ text: "select 1", values: [] }]);
  return {
    batch,
    close: async () => {
      isClosed = true;
      await release();
    },
  };
}

async function isServed(dataDir: string): Promise<boolean> {
  return (await askServer(dataDir, { do: "sql", statements: [] }).catch(() => undefined)) !== undefined;
}
