import type { Database } from "./database.ts";
import { errorText } from "./start-error.ts";

const DAY = 86_400_000;

/** Deletes old messages with their notices, and old counts, now and daily. @returns a function that stops this */
export async function keepRetention(database: Database, months: number): Promise<() => void> {
  await database.query(
    `insert into private.settings (name, value) values ('retention_months', $1::text::integer)
     on conflict (name) do update set value = excluded.value`,
    [String(months)],
  );
  const run = async () => {
    try {
      await database.transaction(async (sql) => {
        await sql.run("set local statement_timeout = 0");
        const [result] = await sql.query<{ deleted: number }>(
          "select private.delete_old_messages()::int as deleted",
        );
        if (result?.deleted) console.log(`Deleted ${result.deleted} messages older than ${months} months.`);
      });
    } catch (error) {
      console.error(`Old messages could not be deleted; the next attempt is in a day: ${errorText(error)}`);
    }
  };
  await run();
  const timer = setInterval(run, DAY);
  timer.unref();
  return () => clearInterval(timer);
}
