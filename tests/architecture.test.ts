import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";

/** Who may import whom, a folder's own files aside; `types` may only be named in `import type`. */
const TABLE: Record<string, { may: string[]; types?: string[] }> = {
  "app/pages": { may: ["app/sections", "app/ui", "app/content", "app/seo", "app/lib"] },
  "app/layout": { may: ["app/ui", "app/content", "app/lib"] },
  "app/sections": { may: ["app/ui", "app/lib"], types: ["app/content"] },
  "app/ui": { may: ["app/lib"], types: ["app/content"] },
  "app/seo": { may: ["app/content", "app/lib"] },
  "app/content": { may: ["app/lib"] },
  "app/lib": { may: [] },
  server: { may: [] },
  art: { may: [] },
};
const LINES = 220;
/** Renders inline scripts, at build time only: their hashes go into the security policy. */
const INLINE_SCRIPTS = "app/layout/deferred-scripts.tsx";
const NOT_TEXT = /\.(?:avif|png|jpe?g|ico|woff2|pdf)$/;
const THIS_FILE = "tests/architecture.test.ts";

const git = ["-c", "safe.directory=*", "ls-files", "--cached", "--others", "--exclude-standard"];
const files = execFileSync("git", git, { encoding: "utf8" })
  .split("\n")
  .filter((file) => file && existsSync(file));
const read = (file: string) => readFileSync(file, "utf8");
const code = files.filter((file) => /\.tsx?$/.test(file));
const app = code.filter((file) => file.startsWith("app/"));
const text = files.filter(
  (file) => !NOT_TEXT.test(file) && file !== THIS_FILE && file !== "package-lock.json",
);

/** The folder of the table that a file belongs to; each page's folder stands for itself. */
function home(file: string): string {
  if (file.startsWith("app/pages/")) return file.split("/").slice(0, 3).join("/");
  return Object.keys(TABLE).find((folder) => file.startsWith(`${folder}/`)) ?? dirname(file);
}

const STATEMENT = /\b(?:import|export)\s+(?<clause>[^;"'()]*?)\s*from\s*["'](?<from>[^"']+)["']/g;
const BARE = /\bimport\s*\(?\s*["'](?<from>[^"']+)["']/g;

/** Every module that a file names, static or dynamic, and whether for types only. */
function importsOf(file: string): { to: string; typesOnly: boolean }[] {
  const source = read(file);
  return [...source.matchAll(STATEMENT), ...source.matchAll(BARE)].map((match) => {
    const clause = match.groups?.clause ?? "";
    const names = clause.replace(/^[^{]*\{|\}$/g, "").split(",");
    const typesOnly =
      clause.startsWith("type ") ||
      (clause.startsWith("{") && names.every((name) => /^\s*(?:type\s|$)/.test(name)));
    return { to: match.groups?.from ?? "", typesOnly };
  });
}

function forbiddenImports(file: string): string[] {
  const from = home(file);
  const rule = TABLE[from.startsWith("app/pages/") ? "app/pages" : from];
  return importsOf(file).flatMap(({ to, typesOnly }) => {
    // What the picture house's browser asks its own server for is an address, not a module of ours.
    if (file.startsWith("art/") && to.startsWith("/art/")) return [];
    if (/^[~@#]\/|^\/|^app\//.test(to)) return [`${file} imports '${to}': relative addresses only`];
    if (!to.startsWith(".") || rule === undefined) return [];
    const target = home(join(dirname(file), to));
    const outside = from === "server" || from === "art" ? !target.startsWith("app") : false;
    const allowed =
      target === from || outside || rule.may.includes(target) || (typesOnly && rule.types?.includes(target));
    return allowed ? [] : [`${file} imports '${to}'${typesOnly ? " (types)" : ""}: ${from} may not`];
  });
}

/** The lines of `among` in which `pattern` is found, as "file:line". */
function places(pattern: RegExp, among: string[]): string[] {
  return among.flatMap((file) =>
    read(file)
      .split("\n")
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}`] : [])),
  );
}

describe("architecture", () => {
  test("every import follows the table", () => {
    expect.soft(code.flatMap(forbiddenImports)).toEqual([]);
  });
  test("app has no barrels and no folder that nobody can explain", () => {
    expect.soft(app.filter((file) => /\/index\.tsx?$/.test(file))).toEqual([]);
    expect.soft(code.filter((file) => /\/(?:utils?|helpers?|misc|common)\//.test(file))).toEqual([]);
  });
  test("app writes no inline style, inline handler or raw HTML", () => {
    const others = app.filter((file) => file !== INLINE_SCRIPTS);
    expect.soft(places(/\bstyle=\{|dangerouslySetInnerHTML|\bonclick=/, others)).toEqual([]);
  });
  test(`no file of app is longer than ${LINES} lines`, () => {
    expect.soft(app.filter((file) => read(file).split("\n").length > LINES + 1)).toEqual([]);
  });
  test("nothing names a package registry or a path of one machine", () => {
    expect
      .soft(places(/\bregistry\.[a-z]|^\s*(?:@\w+:)?registry\s*=|_authToken|artifactory|verdaccio/i, text))
      .toEqual([]);
    expect.soft(places(/(?<![\w.@*-])\/(?:home|Users|root|work)\//, text)).toEqual([]);
    expect.soft(read("package-lock.json")).not.toContain('"resolved"');
  });
});
