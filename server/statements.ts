import type { Database, Value } from "./database.ts";

/** A statement with $1, $2 …; without values it may be several statements. */
export type Statement = { text: string; values?: readonly Value[] };

/** The rows of one statement; through the control socket, times are ISO texts. */
export type Rows = Record<string, unknown>[];

const isRead = ({ text }: Statement) => /^\s*select\b/i.test(text);

/**
 * Runs statements in one transaction.
 * @returns the rows of each, in their order
 * @throws DiskError when statements would write to a full disk
 */
export async function runStatements(database: Database, statements: readonly Statement[]): Promise<Rows[]> {
  if (!statements.every(isRead)) database.checkDisk();
  return database.transaction(async (sql) => {
    const results: Rows[] = [];
    for (const { text, values } of statements) {
      if (values) results.push(await sql.query<Rows[number]>(text, values));
      else {
        await sql.run(text);
        results.push([]);
      }
    }
    return results;
  });
}
