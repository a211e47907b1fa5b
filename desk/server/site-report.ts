import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { statfs } from "node:fs/promises";
import path from "node:path";
import { text } from "node:stream/consumers";
import type { Config } from "../../server/public.ts";
import type { Store } from "./store.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");
const DAYS = 30;

export type SiteReport = {
  version: string;
  /** The size of the database, and the free and total space on its disk, in bytes. */
  database: number;
  disk: { free: number; all: number } | undefined;
  lastBackup: string | null;
  months: number;
  counts: boolean;
  /** The counts for each of the last 30 days, oldest first. */
  days: { day: string; messages: number; views: number; sent: number; misses: number }[];
  pages: { path: string; views: number; sent: number; misses: number }[];
  notices: number;
  unsent: number;
};

/** Reads the site's statistics of the last 30 days. `counts` tells whether the site counts views (site.yaml). */
export async function readSiteReport(
  store: Store,
  config: Config,
  { counts, zone }: { counts: boolean; zone: string },
): Promise<SiteReport> {
  const days = await store.rows<SiteReport["days"][number]>(
    `select to_char(d, 'YYYY-MM-DD') as day, coalesce(m.messages, 0) as messages,
       coalesce(c.views, 0) as views, coalesce(c.sent, 0) as sent, coalesce(c.misses, 0) as misses
     from generate_series((now() at time zone $1::text)::date - ${DAYS - 1}, (now() at time zone $1::text)::date, interval '1 day') d
     left join (select (created_at at time zone $1::text)::date as day, count(*) as messages from desk.entries
       where created_at > now() - interval '${DAYS + 1} days' and state <> 'spam' and deleted_at is null group by 1) m on m.day = d::date
     left join (select day, ${SUMS} from private.daily_counts group by 1) c on c.day = d::date
     order by d`,
    [zone],
  );
  const pages = await store.rows<SiteReport["pages"][number]>(
    `select path, ${SUMS} from private.daily_counts where day > current_date - ${DAYS} group by path
     order by 2 desc, path limit 40`,
  );
  const [facts] = await store.rows<{
    database: number;
    backup: string | null;
    notices: number;
    unsent: number;
  }>(
    `select pg_database_size(current_database()) as database,
       (select changed_at from desk.facts where name = 'last_backup') as backup,
       (select count(*) from private.notices where delivered_at is null and attempts > 0) as notices,
       (select count(*) from desk.answers where state in ('queued', 'sending', 'failed')) as unsent`,
  );
  const disk = existsSync(config.dataDir) ? await statfs(config.dataDir) : undefined;
  const { version } = JSON.parse(readFileSync(path.join(ROOT, "package.json"), "utf8")) as {
    version: string;
  };
  return {
    version,
    database: facts?.database ?? 0,
    disk: disk && { free: disk.bavail * disk.bsize, all: disk.blocks * disk.bsize },
    lastBackup: facts?.backup ?? null,
    months: config.retentionMonths,
    counts,
    days,
    pages,
    notices: facts?.notices ?? 0,
    unsent: facts?.unsent ?? 0,
  };
}

const SUMS = `
  coalesce(sum(times) filter (where event = 'view'), 0) as views,
  coalesce(sum(times) filter (where event = 'message'), 0) as sent,
  coalesce(sum(times) filter (where event not in ('view', 'message')), 0) as misses`;

/** Runs `npm run doctor` on a URL, without sending a test message. */
export async function runDoctor(url: string): Promise<{ passed: boolean; lines: string[] }> {
  const child = spawn(process.execPath, ["hosting/doctor.ts", url, "--no-message"], {
    cwd: ROOT,
    stdio: ["ignore", "pipe", "pipe"],
    timeout: 120_000,
  });
  const ended = new Promise<number | null>((resolve) => {
    child.once("close", resolve).once("error", () => resolve(1));
  });
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return {
    passed: (await ended) === 0,
    lines: `${out}${err}`.split("\n").filter((line) => line.trim() !== ""),
  };
}
