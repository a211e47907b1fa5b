import { Kysely, PGliteDialect } from "kysely";
import type { Value } from "../../server/public.ts";
import type { Batch } from "./store.ts";

/**
 * Returns the database that Better Auth uses, in the schema 'desk'. Runs each statement in its own transaction, because
 * an open transaction would block visitors' messages.
 */
export function createKysely(batch: Batch): Kysely<unknown> {
  const pglite = {
    ready: true,
    closed: false,
    waitReady: Promise.resolve(),
    close: async () => {},
    query: async <Row>(text: string, parameters: readonly Value[] = []) => {
      const [result] = await batch([{ text, values: parameters }]);
      return { rows: (result?.rows ?? []) as Row[], affectedRows: result?.count ?? 0, fields: [] };
    },
    transaction: () => Promise.reject(new Error("Better Auth needs no transactions on PostgreSQL.")),
  };
  return new Kysely<unknown>({ dialect: new PGliteDialect({ pglite }) }).withSchema("desk");
}
