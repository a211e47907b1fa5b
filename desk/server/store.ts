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
