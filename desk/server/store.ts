import type { Result, Statement, Value } from "../../server/public.ts";

/** A person who uses the desk: a member of the team, or the user of this machine ('local'). */
export type Person = {
  id: string;
  name: string;
  email: string;
  role: "owner" | "editor" | "reader";
  signature: string;
  /** The language of the desk's interface. If it is empty, the desk uses the site's language. */
  language: string;
  /** The session of the request. It is undefined for the user of this machine. */
  sessionId?: string;
};

export type Change = Required<Statement>;

/** The author in the log of actions run from the terminal. */
export const TERMINAL = { id: "terminal", name: "terminal" };

/** Runs statements in one transaction. Returns the result of each statement, in order. */
export type Batch = (statements: readonly Statement[]) => Promise<Result[]>;

/** Reads and writes the desk's tables. */
export type Store = {
  /** Runs a select and returns its rows. Times are ISO strings. */
  rows<Row>(select: string, values?: readonly Value[]): Promise<Row[]>;
  /** Runs changes in one transaction. Returns the rows of each change. */
  change(...changes: Change[]): Promise<Record<string, unknown>[][]>;
};

export function createStore(batch: Batch): Store {
  return {
    rows: async <Row>(select: string, values: readonly Value[] = []) => {
      const [result] = await batch([{ text: `select to_jsonb(q)::text as row from (${select}) q`, values }]);
      return (result?.rows ?? []).map(({ row }) => JSON.parse(String(row)) as Row);
    },
    change: async (...changes) => (await batch(changes)).map(({ rows }) => rows),
  };
}

/**
 * Adds logging to a change, in the same statement: one log row for each changed row. The change must return
 * `message_id` and `detail` of each row that it changes. The new change returns the `detail` of each row.
 */
export function withLog(person: Pick<Person, "id" | "name">, action: string, change: Change): Change {
  const [id, name, did] = [1, 2, 3].map((index) => `$${change.values.length + index}::text`);
  return {
    text: `with changed as (${change.text})
      insert into desk.log (person, person_name, did, message_id, detail)
      select ${id}, ${name}, ${did}, message_id, left(detail, 300) from changed returning detail`,
    values: [...change.values, person.id, person.name, action],
  };
}

/** Returns a change that logs an action which changes no rows. */
export function logged(person: Pick<Person, "id" | "name">, action: string, detail = ""): Change {
  return {
    text: "insert into desk.log (person, person_name, did, detail) values ($1::text, $2::text, $3::text, $4::text)",
    values: [person.id, person.name, action, detail.slice(0, 300)],
  };
}
