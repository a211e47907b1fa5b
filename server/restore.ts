import { readFileSync } from "node:fs";
import { runCommand } from "./command.ts";
import { counted } from "./printable.ts";
import { openSharedDatabase } from "./shared-database.ts";
import { errorCode, StartError } from "./start-error.ts";

const HELP = `Puts back what a backup holds and the database lacks, also while the site is running.

  npm run restore -- FILE

Writes to the embedded database in DATA_DIR, or to PostgreSQL at DATABASE_URL. What is there stays as it is, so
restoring twice does no harm; what was deleted after the backup comes back. Of the desk's people only those come back
whom this database neither has nor removed, as the log says; sessions and unused links never do.`;

runCommand("restore", HELP, {}, async ({ positionals: [file, more] }, { config, site }) => {
  if (file === undefined || more !== undefined) {
    throw new StartError("Name one file to read: npm run restore -- FILE");
  }
  const lines = readLines(file);
  const database = await openSharedDatabase(config, site.storesOptionalFields);
  try {
    const hasDeskRows = lines.some((line) => line.includes('"table": "desk.'));
    if (hasDeskRows) await database.run({ do: "desk-tables" });
    const { messages, subscribers } = await database.run({ do: "restore", lines });
    console.log(`Restored ${counted(messages, "message")} and ${counted(subscribers, "subscriber")}.`);
  } finally {
    await database.close();
  }
});

function readLines(file: string): string[] {
  try {
    return readFileSync(file, "utf8").split("\n");
  } catch (error) {
    throw new StartError(`${file} cannot be read (${errorCode(error) ?? "unknown error"}).`);
  }
}
