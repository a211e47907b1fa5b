import { existsSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { type Config, readConfig } from "./config.ts";
import { askServer, openControl } from "./control.ts";
import type { Database } from "./database.ts";
import { type InboxQuery, type InboxRow, readInbox } from "./inbox.ts";
import { lockDataDir } from "./lock.ts";
import { printableJson } from "./printable.ts";
import { parseSince } from "./since.ts";
import { readSiteSettings } from "./site-settings.ts";
import { errorCode, errorText, failStart, StartError } from "./start-error.ts";
import { textTable } from "./text-table.ts";

const HELP = `Lists the messages that visitors sent, newest first.

  npm run messages                          as a table
  npm run messages -- --since 2d            of the last two days (also 12h, 30m, 2w)
  npm run messages -- --since 2026-01-31    since a date (or a date and time: 2026-01-31T14:00)
  npm run messages -- --json                as JSON, for other programs
  npm run messages -- --subscribers         the newsletter's addresses instead

Reads the embedded database in DATA_DIR, also while the site is running, or PostgreSQL at DATABASE_URL.`;

/** `npm run messages`. */
async function main(root: string): Promise<void> {
  const options = readOptions();
  if (options.help) return console.log(HELP);
  const environmentFile = path.join(root, ".env");
  if (existsSync(environmentFile)) process.loadEnvFile(environmentFile);
  const config = readConfig(process.env, root);
  const query: InboxQuery = {
    table: options.subscribers ? "newsletter_subscribers" : "contact_messages",
    since: options.since === undefined ? undefined : parseSince(options.since, new Date()).toISOString(),
  };
  const rows = await readRows(config, query);
  if (options.json) console.log(printableJson(rows));
  else if (rows.length === 0) {
    console.log(
      `No ${options.subscribers ? "subscribers" : "messages"}${options.since ? " in that time" : " yet"}.`,
    );
  } else console.log(table(rows, readSiteSettings(config.contentDir).timeZone));
}

function readOptions() {
  try {
    const flag = { type: "boolean", default: false } as const;
    const options = { json: flag, subscribers: flag, help: flag, since: { type: "string" } } as const;
    return parseArgs({ options }).values;
  } catch (error) {
    throw new StartError(`${errorText(error)} See npm run messages -- --help.`);
  }
}

async function readRows(config: Config, query: InboxQuery): Promise<InboxRow[]> {
  if (config.databaseUrl) {
    const { openPostgres } = await import("./database.ts");
    return readAndClose(openPostgres(config.databaseUrl), query);
  }
  const fromServer = await askServer(config.dataDir, query);
  if (fromServer) return fromServer;
  // Loaded only here: the running server needs half a second less.
  const [{ openPglite }, { embeddedDatabaseDir }] = await Promise.all([
    import("./database.ts"),
    import("./embedded-database.ts"),
  ]);
  const directory = embeddedDatabaseDir(config.dataDir);
  if (!existsSync(directory)) return [];
  // No server is running: hold the directory, as a server does, so that none opens it meanwhile.
  process.once("exit", await lockDataDir(config.dataDir));
  const database = openPglite(directory);
  const control = await openControl(config.dataDir, database);
  try {
    return await readAndClose(database, query);
  } finally {
    control.close();
  }
}

async function readAndClose(opening: Promise<Database>, query: InboxQuery): Promise<InboxRow[]> {
  const database = await opening;
  try {
    return await readInbox(database, query);
  } catch (error) {
    if (errorCode(error) !== "42P01") throw error;
    throw new StartError("The database has no table for messages yet: run npm start once.");
  } finally {
    await database.close();
  }
}

function table(rows: readonly InboxRow[], timeZone: string): string {
  const time = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "short", timeZone });
  const received = (row: InboxRow) => time.format(new Date(row.created_at));
  const width = process.stdout.columns ?? 100;
  if (rows.every((row) => row.message === undefined)) {
    const cells = rows.map((row) => [received(row), row.email]);
    return textTable([`Since (${timeZone})`, "E-mail"], cells, width);
  }
  const cells = rows.map((row) => {
    const sender = [row.name, row.email, row.phone, row.company].filter((part) => part).join("\n");
    return [received(row), sender, `${row.message ?? ""}\n`];
  });
  return textTable([`Received (${timeZone})`, "From", "Message"], cells, width);
}

main(path.resolve(import.meta.dirname, "..")).catch(failStart);
