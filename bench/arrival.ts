import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Options } from "./main.ts";
import { type Figures, print, ranges } from "./print.ts";

/** Clones a commit, installs its packages and builds it. */
function arrive(commit: string): Figures {
  const folder = mkdtempSync(join(tmpdir(), "arrival-"));
  execFileSync("git", ["clone", "--quiet", "--no-checkout", ".", folder]);
  execFileSync("git", ["checkout", "--quiet", commit], { cwd: folder });
  const began = performance.now();
  execFileSync("npm", ["run", "build"], { cwd: folder, stdio: ["ignore", "ignore", 2] });
  const seconds = (performance.now() - began) / 1000;
  rmSync(folder, { recursive: true, force: true });
  return { "installed and built, s": seconds };
}

/** Prints how long installing and building take, for the last commit and the last release. */
export async function measure({ against, runs }: Options): Promise<void> {
  const all = ["HEAD", against].map((commit) => ({ commit, found: [] as Figures[] }));
  for (let run = 0; run < Number(runs); run++)
    for (const { commit, found } of all) found.push(arrive(commit));
  print(all.map(({ commit, found }) => ({ commit, ...ranges(found) })));
}
