import { csvTable } from "../../server/public.ts";
import { CONTACT_FIELDS } from "../../supabase/contact-fields.ts";
import { messageNumber } from "../../supabase/message-number.ts";
import { type Filter, filterConditions, NO_FILTER } from "./list-messages.ts";
import { OPTIONAL_COLUMNS } from "./open-message.ts";
import { logged, type Person, type Store } from "./store.ts";

type Exported = Record<string, string | number | null> & { name: string; email: string; message: string };
const COLUMNS = [
  "id",
  "created_at",
  "number",
  ...CONTACT_FIELDS.map(({ name }) => name),
  "state",
  "assigned_to",
  "service",
  "page",
  "language",
] as const;

/** Returns messages as a file. If `ids` is empty, exports all messages that match the filter. */
export async function exportMessages(
  store: Store,
  person: Person,
  {
    ids,
    filter,
    zone,
    format,
  }: { ids: readonly number[]; filter: Filter; zone: string; format: "csv" | "json" },
): Promise<string> {
  const { where, values, value } = filterConditions(ids.length > 0 ? NO_FILTER : filter, person, zone);
  if (ids.length > 0) {
    where.push(
      `e.message_id in (select value::bigint from jsonb_array_elements_text(${value(JSON.stringify(ids))}::jsonb))`,
    );
  }
  const rows = await store.rows<Exported>(
    `select m.id, m.created_at, m.name, m.email, ${OPTIONAL_COLUMNS},
       m.message, e.state, u.name as assigned_to, e.service, e.page, e.language
     from desk.entries e join public.contact_messages m on m.id = e.message_id
     left join desk."user" u on u.id = e.assigned_to
     where ${where.join(" and ")} order by e.created_at desc, e.message_id desc`,
    values,
  );
  const numbered = rows.map((row): Exported => ({ ...row, number: messageNumber(row) }));
  await store.change(logged(person, "export", `${rows.length} (${format})`));
  return format === "json" ? `${JSON.stringify(numbered, null, 2)}\n` : csvTable(COLUMNS, numbered);
}
