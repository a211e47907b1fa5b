import type { SharedDatabase, Value } from "../../server/public.ts";

/** Who acts: a person of the team, or whoever sits at this machine ('local'). */
export type Person = {
  id: string;
  name: string;
  email: string;
  role: "owner" | "editor" | "reader";
  signature: string;
  /** Of the desk's words; empty: the site's. */
  language: string;
  /** The session by which they are here; undefined on this machine. */
  sessionId?: string;
};

export type Change = { text: string; values: readonly Value[] };

/** Reads and writes the desk's tables, wherever the database is. */
export type Store = {
  /** Rows of a select, as JSON gives them: times are ISO texts, numbers numbers. */
  rows<Row>(select: string, values?: readonly Value[]): Promise<Row[]>;
  /** Changes in one transaction. @returns the rows that each returns */
  change(...changes: Change[]): Promise<Record<string, unknown>[][]>;
};

export function createStore({ batch }: Pick<SharedDatabase, "batch">): Store {
  return {
    rows: async <Row>(select: string, values: readonly Value[] = []) => {
      const [rows = []] = await batch([
        { text: `select to_jsonb(q)::text as row from (${select}) q`, values },
      ]);
      return rows.map(({ row }) => JSON.parse(String(row)) as Row);
    },
    change: (...changes) => batch(changes),
  };
}

/**
 * A change with the log's rows for it in one statement: what changed nothing is not logged.
 * @param change returns `message_id` and `detail` of each row that it changes
 * @returns a change that returns `detail` of each
 */
export function withLog(person: Pick<Person, "id" | "name">, did: string, change: Change): Change {
  const [id, name, what] = [1, 2, 3].map((place) => `$${change.values.length + place}::text`);
  return {
    text: `with changed as (${change.text})
      insert into desk.log (person, person_name, did, message_id, detail)
      select ${id}, ${name}, ${what}, message_id, left(detail, 300) from changed returning detail`,
    values: [...change.values, person.id, person.name, did],
  };
}

/** The log's row for what a person does; it goes into the transaction of the deed. */
export function logged(
  person: Pick<Person, "id" | "name">,
  did: string,
  messageId?: number,
  detail = "",
): Change {
  return {
    text: "insert into desk.log (person, person_name, did, message_id, detail) values ($1::text, $2::text, $3::text, $4::text::bigint, $5::text)",
    values: [
      person.id,
      person.name,
      did,
      messageId === undefined ? null : String(messageId),
      detail.slice(0, 300),
    ],
  };
}
