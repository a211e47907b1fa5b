import { type CountRow, readCounts } from "./counts.ts";
import type { Database, Result, Value } from "./database.ts";
import { dump, restore } from "./dump.ts";
import { deleteRow, type InboxQuery, type InboxRow, type InboxTable, readInbox } from "./inbox.ts";
import { migrateDesk } from "./migrate.ts";
import { errorCode, StartError } from "./start-error.ts";

/** An SQL statement. `values` fill $1, $2 …; without `values` the text may hold several statements. */
export type Statement = { text: string; values?: readonly Value[] };

type Results = {
  list: InboxRow[];
  counts: CountRow[];
  delete: boolean;
  backup: string[];
  restore: { messages: number; subscribers: number };
  sql: Result[];
  "desk-tables": boolean;
  "give-way": boolean;
};

export type TaskResult<Task extends AgencyTask> = Results[Task["do"]];

/** A task that a command or the desk sends to the process that has opened the database. */
export type AgencyTask =
  | { do: "list"; query: InboxQuery }
  | { do: "counts"; since?: string | undefined }
  | { do: "delete"; table: InboxTable; id: number }
  | { do: "backup" }
  | { do: "restore"; lines: readonly string[] }
  /** Runs statements in one transaction. */
  | { do: "sql"; statements: readonly Statement[] }
  /** Creates or updates the desk's tables. */
  | { do: "desk-tables" }
  /** Asks the desk or a command to close the embedded database, so that a server can open it. Servers refuse. */
  | { do: "give-way" };

/** Runs a task on a database. @throws StartError when tables are missing */
export async function runTask<Task extends AgencyTask>(
  database: Database,
  task: Task,
): Promise<TaskResult<Task>> {
  return (await resultOf(database, task)) as TaskResult<Task>;
}

async function resultOf(database: Database, task: AgencyTask): Promise<Results[AgencyTask["do"]]> {
  try {
    switch (task.do) {
      case "list":
        return await readInbox(database, task.query);
      case "counts":
        return await readCounts(database, task.since);
      case "delete":
        return await deleteRow(database, task.table, task.id);
      case "backup":
        return await dump(database);
      case "sql":
        return await runStatements(database, task.statements);
      case "desk-tables":
        await migrateDesk(database);
        return true;
      case "give-way":
        return false;
      case "restore":
        database.checkDisk();
        return await restore(database, task.lines);
    }
  } catch (error) {
    const isUnprepared = errorCode(error) === "42P01" || errorCode(error) === "3F000";
    if (!isUnprepared) throw error;
    throw new StartError(
      "The database lacks tables that this version needs: run npm start once, which adds them.",
    );
  }
}

const isRead = ({ text }: Statement) => /^\s*select\b/i.test(text);

/**
 * Runs statements in one transaction.
 * @returns one result per statement, in the same order
 * @throws DiskError when the disk is full, unless all statements only read
 */
export async function runStatements(database: Database, statements: readonly Statement[]): Promise<Result[]> {
  if (!statements.every(isRead)) database.checkDisk();
  return database.transaction(async (sql) => {
    const results: Result[] = [];
    for (const { text, values } of statements) {
      if (values) results.push(await sql.execute(text, values));
      else {
        await sql.run(text);
        results.push({ rows: [], count: 0 });
      }
    }
    return results;
  });
}
