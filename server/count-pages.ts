import type { Database } from "./database.ts";

/** Maximum page views per IP address and minute that are counted. */
export const COUNTS_PER_MINUTE = 60;

/** Sets the pages whose views the database counts. */
export async function setCountedPaths(database: Database, paths: readonly string[]): Promise<void> {
  await database.query(
    `with wanted as (select jsonb_array_elements_text($1::text::jsonb) as path),
          gone as (delete from private.counted_paths where path not in (select path from wanted))
     insert into private.counted_paths select path from wanted on conflict do nothing`,
    [JSON.stringify(paths)],
  );
}
