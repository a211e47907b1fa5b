import { runCommand } from "./command.ts";
import { findOtherDataDir } from "./control.ts";
import { countsTable } from "./counts-table.ts";
import { toCsv } from "./csv.ts";
import type { DatabaseTask } from "./database-task.ts";
import type { InboxQuery, InboxRow } from "./inbox.ts";
import { messageAsText, subscriberLine } from "./message-as-text.ts";
import { counted, printableJson } from "./printable.ts";
import { writePrivateFile } from "./private-file.ts";
import { withDatabase } from "./shared-database.ts";
import { parseSince } from "./since.ts";
import { StartError } from "./start-error.ts";

const HELP = `Lists the messages that visitors sent, newest first.

  npm run messages                          as letters
  npm run messages -- --since 2d            of the last two days (also 12h, 30m, 2w)
  npm run messages -- --since 2026-01-31    since a date (or a date and time: 2026-01-31T14:00)
  npm run messages -- --search 'poster'     that contain a text, in name, address, message or number
  npm run messages -- --json                as JSON, for other programs
  npm run messages -- --export FILE         into a new file, FILE.json or FILE.csv
  npm run messages -- --delete 12           deletes message #12 for good
  npm run messages -- --subscribers         the newsletter's addresses instead, with the same options
  npm run messages -- --counts              page views and sent messages by day and by page, of the last 30 days
                                            (--since and --json as above); needs 'counts: on' in site.yaml

Reads the embedded database in DATA_DIR, also while the site is running, or PostgreSQL at DATABASE_URL.`;

const RULE = `${"─".repeat(40)}\n`;

const OPTIONS = {
  since: { type: "string" },
  search: { type: "string" },
  json: { type: "boolean" },
  export: { type: "string" },
  delete: { type: "string" },
  subscribers: { type: "boolean" },
  counts: { type: "boolean" },
} as const;

runCommand("messages", HELP, OPTIONS, async ({ values, positionals }, { config, site }) => {
  if (positionals.length > 0) {
    throw new StartError(`'${positionals[0]}' is not an option. See npm run messages -- --help.`);
  }
  const noun = values.subscribers ? "subscriber" : "message";
  const table = values.subscribers ? "newsletter_subscribers" : "contact_messages";
  const ask = <Task extends DatabaseTask>(task: Task) =>
    withDatabase(config, (database) => database.run(task));

  if (values.delete !== undefined) {
    const id = /^#?(\d{1,15})$/.exec(values.delete)?.[1];
    if (id === undefined) {
      throw new StartError(`--delete takes the number of a message, like 12, not '${values.delete}'.`);
    }
    const isDeleted = await ask({ do: "delete", table, id: Number(id) });
    if (!isDeleted) throw new StartError(`There is no ${noun} #${id}.`);
    return console.log(`Deleted ${noun} #${id}.`);
  }

  if (values.counts) {
    const since = parseSince(values.since ?? "30d", new Date()).toISOString();
    const rows = (await ask({ do: "counts", since })) ?? [];
    return console.log(values.json ? printableJson(rows) : countsTable(rows));
  }

  const query: InboxQuery = {
    table,
    since: values.since === undefined ? undefined : parseSince(values.since, new Date()).toISOString(),
    search: values.search,
  };
  const format = values.export === undefined ? undefined : exportFormat(values.export);
  const rows = (await ask({ do: "list", query })) ?? [];
  if (format && values.export !== undefined) {
    writePrivateFile(values.export, format(rows));
    console.log(`Wrote ${counted(rows.length, noun)} to ${values.export}.`);
  } else if (values.json) {
    console.log(printableJson(rows));
  } else if (rows.length === 0) {
    const place = config.databaseUrl?.host ?? config.dataDir;
    console.log(
      values.since || values.search ? `No ${noun} in ${place} matches.` : `No ${noun}s yet in ${place}.`,
    );
    const other = config.databaseUrl ? undefined : await findOtherDataDir(config.dataDir);
    if (other) console.log(`A server is running with DATA_DIR=${other}: set it for this command as well.`);
  } else if (values.subscribers) {
    console.log(rows.map((row) => subscriberLine(row, site.timeZone)).join("\n"));
  } else {
    console.log(rows.map((row) => messageAsText(row, site.timeZone)).join(RULE));
  }
});

function exportFormat(file: string): (rows: readonly InboxRow[]) => string {
  if (file.endsWith(".csv")) return toCsv;
  if (file.endsWith(".json")) return (rows) => `${JSON.stringify(rows, null, 2)}\n`;
  throw new StartError(`--export takes a name that ends in .json or .csv, not '${file}'.`);
}
