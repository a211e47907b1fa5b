import { execFileSync } from "node:child_process";
import { mkdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { committedDays } from "../../../app/seo/history.server.ts";
import { temporaryFolder } from "../temporary-folder.ts";

let folder = "";

function git(where: string, day: string, ...args: string[]): void {
  const who = ["-c", "user.name=Test", "-c", "user.email=test@example.com", "-c", "init.defaultBranch=main"];
  const env = { ...process.env, GIT_AUTHOR_DATE: `${day}T12:00:00Z`, GIT_COMMITTER_DATE: `${day}T12:00:00Z` };
  execFileSync("git", [...who, ...args], { cwd: where, env, stdio: "ignore" });
}

function commit(file: string, text: string, day: string): void {
  mkdirSync(join(folder, "agency/posts"), { recursive: true });
  writeFileSync(join(folder, "agency", file), text);
  git(folder, day, "add", "-A");
  git(folder, day, "commit", "-m", "words");
}

beforeEach(() => {
  folder = temporaryFolder();
});

test("dates a file by its last commit, or by the file system while it has uncommitted changes", () => {
  git(folder, "2024-01-01", "init");
  commit("posts/old.md", "old", "2024-01-02");
  commit("posts/new.md", "new", "2024-03-04");
  commit("posts/new.md", "newer", "2024-05-06");
  commit("posts/open.md", "open", "2024-05-06");
  writeFileSync(join(folder, "agency/posts/open.md"), "opened");
  utimesSync(join(folder, "agency/posts/open.md"), new Date("2024-07-08"), new Date("2024-07-08"));
  expect(Object.fromEntries(committedDays(join(folder, "agency")) ?? [])).toEqual({
    "posts/old.md": "2024-01-02",
    "posts/new.md": "2024-05-06",
    "posts/open.md": "2024-07-08",
  });
});

test("returns no dates for a shallow clone or a folder without a repository", () => {
  expect(committedDays(folder)).toBeUndefined();
  git(folder, "2024-01-01", "init");
  commit("posts/a.md", "a", "2024-01-02");
  commit("posts/b.md", "b", "2024-03-04");
  git(folder, "2024-03-04", "clone", "--depth", "1", `file://${folder}`, join(folder, "shallow"));
  expect(committedDays(join(folder, "shallow/agency"))).toBeUndefined();
});
