import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from "kysely";
import type { SharedDatabase, Value } from "../../server/public.ts";

/** Through the control socket, times come as texts; sign-in's are all called so. */
const TIME = /At$/;

/**
 * The database for Better Auth, in the schema 'desk'. Each statement is a transaction of its own: the database may be
 * another process's, and an open transaction would hold up the visitors' messages.
 */
export function createKysely({ batch }: Pick<SharedDatabase, "batch">): Kysely<unknown> {
  const connection: DatabaseConnection = {
    executeQuery: async <Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> => {
      // 'returning' counts what a statement without rows has changed.
      const isCounted = /^(?:update|delete)\b/i.test(sql) && !/\breturning\b/i.test(sql);
      const text = isCounted ? `${sql} returning 1 as changed` : sql;
      const [rows = []] = await batch([{ text, values: parameters.map(plain) }]);
      const numAffectedRows = BigInt(rows.length);
      return { rows: (isCounted ? [] : rows.map(revive)) as Row[], numAffectedRows };
    },
    streamQuery: () => {
      throw new Error("Rows come all at once.");
    },
  };
  const nothing = async () => {};
  const dialect: Dialect = {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => ({
      init: nothing,
      acquireConnection: async () => connection,
      beginTransaction: nothing,
      commitTransaction: nothing,
      rollbackTransaction: nothing,
      releaseConnection: nothing,
      destroy: nothing,
    }),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
  return new Kysely<unknown>({ dialect }).withSchema("desk");
}

function plain(value: unknown): Value {
  if (value instanceof Date) return value.toISOString();
  if (value === null || ["string", "number", "boolean"].includes(typeof value)) return value as Value;
  if (value === undefined) return null;
  throw new Error(`A ${typeof value} cannot be a parameter.`);
}

function revive(row: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(row).map(([name, value]) => [
    name,
    TIME.test(name) && typeof value === "string" ? new Date(value) : value,
  ]);
  return Object.fromEntries(entries);
}
