import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { join } from "node:path";
import { agencyFolder } from "../../server/folders.ts";
import { builtLanguage } from "../content/language/language.server.ts";
import type { Subject } from "./subject.server.ts";

function git(cwd: string, ...args: string[]): string | undefined {
  const settings = ["-c", "safe.directory=*", "-c", "core.quotePath=false"];
  const options = { cwd, encoding: "utf8", maxBuffer: 1e9 } as const;
  const { status, stdout } = spawnSync("git", [...settings, ...args], options);
  return status === 0 ? stdout : undefined;
}

/** Returns the day of each file's last commit in a folder; undefined without the full history. */
export function committedDays(folder: string): Map<string, string> | undefined {
  // In a shallow clone every file would have the day of the latest commit.
  if (git(folder, "rev-parse", "--is-shallow-repository")?.trim() !== "false") return undefined;
  const log = git(folder, "log", "--format=%x00%cI", "--name-only", "--relative", "--", ".");
  if (log === undefined) return undefined;
  const days = new Map<string, string>();
  for (const commit of log.split("\0").slice(1)) {
    const [moment = "", ...files] = commit.split("\n").filter(Boolean);
    for (const file of files)
      if (!days.has(file)) days.set(file, new Date(moment).toISOString().slice(0, 10));
  }
  // Uncommitted files use their own modification day.
  const changed = git(folder, "diff", "HEAD", "--name-only", "--relative");
  const added = git(folder, "ls-files", "--others", "--exclude-standard");
  for (const file of `${changed}\n${added}`.split("\n").filter(Boolean)) {
    const stats = statSync(join(folder, file), { throwIfNoEntry: false });
    if (stats) days.set(file, stats.mtime.toISOString().slice(0, 10));
  }
  return days;
}

/**
 * Reads when each page's content last changed: the day of its files' last commit, or of their uncommitted changes.
 * Without a repository (in a container) posts use their date and other pages have none.
 * @returns a function from a page's subject to a day such as 2026-05-13, or undefined
 */
export function readHistory(): (subject: Subject) => string | undefined {
  const days = committedDays(agencyFolder());
  return (subject) => {
    // Use the newer day of the translated file and the original file, because the original has the facts.
    const language = builtLanguage();
    const files = subject.files.flatMap((file) => (language ? [file, `${language}/${file}`] : [file]));
    const committed = files.flatMap((file) => days?.get(file) ?? []);
    const published = subject.article ? [subject.article.date] : [];
    // A post may be committed before its publication date.
    return [...committed, ...published].sort().at(-1);
  };
}
