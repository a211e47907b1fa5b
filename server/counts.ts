import type { Sql } from "./database.ts";

/** The number of events on a page on a day. */
export type CountRow = {
  /** ISO date, in UTC. */
  day: string;
  path: string;
  event: "view" | "message" | "miss";
  times: number;
};

/**
 * Reads page views, sent messages and searches without result, oldest day first.
 * @param since ISO date and time, rounded down to its day; undefined reads all days
 */
export function readCounts(sql: Sql, since?: string): Promise<CountRow[]> {
  return sql.query<CountRow>(
    `select to_char(day, 'YYYY-MM-DD') as day, path, event, times from private.daily_counts
     where day >= ($1::text::timestamptz at time zone 'UTC')::date
     order by private.daily_counts.day, path, event`,
    [since ?? "-infinity"],
  );
}
