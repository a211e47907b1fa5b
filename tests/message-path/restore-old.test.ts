import path from "node:path";
import { expect, test } from "vitest";
import { type Database, openPglite } from "../../server/database.ts";
import { dump, restore } from "../../server/dump.ts";
import { putDatabase } from "./data-directory.ts";
import { temporaryDirectory } from "./fixture-site.ts";

const TABLE = "public.contact_messages";
const rules = (database: Database) =>
  database.query<{ name: string; rule: string }>(
    `select conname as name, pg_get_constraintdef(oid) as rule from pg_constraint
     where conrelid = '${TABLE}'::regclass order by conname`,
  );

test("restores an old message even if it breaks a newer constraint", async () => {
  const opened = await Promise.all(
    ["old", "new"].map(async (name) => {
      const { directory, remove } = temporaryDirectory(name);
      putDatabase(directory);
      return { database: await openPglite(path.join(directory, "database")), remove };
    }),
  );
  const [old, fresh] = opened.map(({ database }) => database) as [Database, Database];
  const before = await rules(fresh);
  const { name, rule } = before.find((row) => row.name === "contact_messages_message_visible") ?? {};
  await old.run(`alter table ${TABLE} drop constraint ${name}`);
  await old.run(`insert into ${TABLE} (name, email, message) values
    ('Old', 'old@agency.example', repeat(U&'\\200B', 12)), ('New', 'new@agency.example', 'Could you call us?')`);
  await old.run(`alter table ${TABLE} add constraint ${name} ${rule}`);

  expect((await restore(fresh, await dump(old))).messages).toBe(2);
  expect(await rules(fresh)).toEqual(before);
  const late = fresh.run(`insert into ${TABLE} (name, email, message) values
    ('Late', 'l@agency.example', repeat(U&'\\200B', 12))`);
  await expect(late).rejects.toThrow(/message_visible/);
  for (const { database, remove } of opened) {
    await database.close();
    remove();
  }
});
