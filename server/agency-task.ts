import type { Config } from "./config.ts";
import { askServer, openControl } from "./control.ts";
import { type CountRow, readCounts } from "./counts.ts";
import type { Database } from "./database.ts";
import { dump, restore } from "./dump.ts";
import { deleteRow, type InboxQuery, type InboxRow, type InboxTable, readInbox } from "./inbox.ts";
import { errorCode, StartError } from "./start-error.ts";
import { type Rows, runStatements, type Statement } from "./statements.ts";

type Results = {
  list: InboxRow[];
  counts: CountRow[];
  delete: boolean;
  backup: string[];
  restore: { messages: number; subscribers: number };
  sql: Rows[];
  "give-way": boolean;
};

/** A task of a command, which this process or the running server runs. */
export type AgencyTask =
  | { do: "list"; query: InboxQuery }
  | { do: "counts"; since?: string | undefined }
  | { do: "delete"; table: InboxTable; id: number }
  | { do: "backup" }
  | { do: "restore"; lines: readonly string[] }
  /** Statements of the desk, in one transaction. `makes`: creates the embedded database if there is none. */
  | { do: "sql"; statements: readonly Statement[]; makes?: boolean }
  /** Asks the desk to close the embedded database for this process; a server does not. */
  | { do: "give-way" };

export async function runTask(database: Database, task: AgencyTask): Promise<Results[AgencyTask["do"]]> {
  try {
    if (task.do === "list") return await readInbox(database, task.query);
    if (task.do === "counts") return await readCounts(database, task.since);
    if (task.do === "delete") return await deleteRow(database, task.table, task.id);
    if (task.do === "backup") return await dump(database);
    if (task.do === "sql") return await runStatements(database, task.statements);
    if (task.do === "give-way") return false;
    database.checkDisk();
    return await restore(database, task.lines);
  } catch (error) {
    const isUnprepared = errorCode(error) === "42P01" || errorCode(error) === "3F000";
    if (!isUnprepared) throw error;
    throw new StartError(
      "The database lacks tables that this version needs: run npm start once, which adds them.",
    );
  }
}

/**
 * Runs a task where the database is: on PostgreSQL, in the running server, or on the embedded database, which this
 * process locks meanwhile.
 * @param withOptionalFields see migrate
 * @returns undefined when there is no embedded database yet; restoring makes one
 */
export async function askDatabase<Task extends AgencyTask>(
  config: Config,
  withOptionalFields: boolean,
  task: Task,
): Promise<Results[Task["do"]] | undefined> {
  type Result = Results[Task["do"]];
  const isEmbedded = config.databaseUrl === undefined;
  if (isEmbedded) {
    const fromServer = await askServer<Result>(config.dataDir, task);
    if (fromServer !== undefined) return fromServer;
  }
  // Imported here: loading it takes half a second, and is not needed if a server answers.
  const { hasDatabase, openDatabase } = await import("./open-database.ts");
  const makes = task.do === "restore" || (task.do === "sql" && task.makes === true);
  if (!makes && !hasDatabase(config)) return undefined;
  const opening = Promise.withResolvers<Database>();
  const answer = async (other: unknown) => runTask(await opening.promise, other as AgencyTask);
  const control = isEmbedded ? await openControl(config.dataDir, answer) : undefined;
  const database = await openDatabase(config);
  opening.resolve(database);
  try {
    if (makes) {
      const { migrate } = await import("./migrate.ts");
      await migrate(database, config.supabaseDir, withOptionalFields);
    }
    return (await runTask(database, task)) as Result;
  } finally {
    await database.close();
    control?.close();
  }
}
