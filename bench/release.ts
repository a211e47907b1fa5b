import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

/**
 * Builds a commit in a worktree below .cache/bench/, with the packages of its own lockfile; does nothing where it was
 * built before.
 * @returns the folder of its pages
 * @throws Error when the commit is unknown or does not build
 */
export function buildCommit(commit: string): string {
  const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" }).trim();
  const folder = join(".cache/bench", git("rev-parse", "--short=8", `${commit}^{commit}`));
  const pages = join(folder, "build/client");
  if (existsSync(join(pages, "../.stamp"))) return pages;
  if (!existsSync(folder)) git("worktree", "add", "--force", "--detach", folder, commit);
  const env = { ...process.env, AGENCY_DIR: "agency", BUILD_DIR: "build/client" };
  execFileSync("npm", ["run", "build"], { cwd: folder, env, stdio: "inherit" });
  return pages;
}
