import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Entry = { integrity?: string; resolved?: string; link?: boolean; optionalDependencies?: object };

const tracked = ["-c", "safe.directory=*", "ls-files", "package-lock.json", "*/package-lock.json"];
const lockfiles = execFileSync("git", tracked, { encoding: "utf8" }).trim().split("\n");

// With npm 11, `npm ci` rejects a lockfile without the optional packages of other operating systems.
test.each(lockfiles)(
  "%s lists the packages of every operating system, with checksums and without a registry's host",
  (file) => {
    const { packages } = JSON.parse(readFileSync(file, "utf8")) as { packages: Record<string, Entry> };
    const inFolder = Object.entries(packages).filter(([path]) => path.includes("node_modules/"));
    const installed = inFolder.filter(([, { link }]) => !link);
    const names = new Set(installed.map(([path]) => path.replace(/^.*node_modules\//, "")));
    const optional = Object.values(packages).flatMap((entry) =>
      Object.keys(entry.optionalDependencies ?? {}),
    );
    expect(names.size).toBeGreaterThan(1);
    expect(optional.filter((name) => !names.has(name))).toEqual([]);
    expect(installed.filter(([, entry]) => !entry.integrity || entry.resolved)).toEqual([]);
  },
);
