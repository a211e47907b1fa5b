import type { Database } from "./database.ts";

/** Page views a minute that one address may have counted: more than anybody reads. */
export const COUNTS_PER_MINUTE = 60;

/** Lets the database count views of these pages and of no others, whatever it is sent. */
export async function setCountedPaths(database: Database, paths: readonly string[]): Promise<void> {
  await database.query(
    `with wanted as (select jsonb_array_elements_text($1::text::jsonb) as path),
          gone as (delete from private.counted_paths where path not in (select path from wanted))
     insert into private.counted_paths select path from wanted on conflict do nothing`,
    [JSON.stringify(paths)],
  );
}
