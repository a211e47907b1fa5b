import { runCommand } from "./command.ts";
import { DiskError } from "./disk.ts";
import { counted } from "./printable.ts";
import { writePrivateFile } from "./private-file.ts";
import { withDatabase } from "./shared-database.ts";
import { StartError } from "./start-error.ts";

const HELP = `Copies everything that visitors sent into a new file, also while the site is running.

  npm run backup -- FILE

Reads the embedded database in DATA_DIR, or PostgreSQL at DATABASE_URL; 'npm run restore -- FILE' puts it back
into either. The file holds personal data: keep it where only you can read it, and delete it in time.`;

/** Stores the time of the last backup, which the desk shows. */
const NOTE_BACKUP = `do $$ begin
  if to_regclass('desk.facts') is not null then
    insert into desk.facts (name, value) values ('last_backup', '') on conflict (name) do update set changed_at = now();
  end if;
end $$`;

runCommand("backup", HELP, {}, async ({ positionals: [file, more] }, { config }) => {
  if (file === undefined || more !== undefined) {
    throw new StartError("Name one file to write: npm run backup -- FILE");
  }
  const rows = await withDatabase(config, async (database) => {
    const lines = await database.run({ do: "backup" });
    writePrivateFile(file, `${lines.join("\n")}\n`);
    // Ignore a full disk: the backup file is complete, and only its time cannot be stored.
    await database.run({ do: "sql", statements: [{ text: NOTE_BACKUP }] }).catch((error) => {
      if (!(error instanceof DiskError)) throw error;
    });
    return lines.length - 1;
  });
  if (rows === undefined) throw new StartError(`There is no database in ${config.dataDir}: nothing to copy.`);
  console.log(`Wrote ${counted(rows, "row")} to ${file}.`);
});
