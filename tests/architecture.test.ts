import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { agencyFolder } from "../app/content/read/agency-folder.server.ts";
import { readContent } from "../app/content/read/read-content.server.ts";

/** Who may import whom, a folder's own files aside; `types` may only be named in `import type`. */
const TABLE: Record<string, { may: string[]; types?: string[] }> = {
  "app/pages": { may: ["app/sections", "app/search", "app/ui", "app/content", "app/seo", "app/lib"] },
  "app/layout": { may: ["app/search", "app/visit", "app/ui", "app/content", "app/lib"] },
  "app/search": { may: ["app/ui", "app/lib"], types: ["app/content"] },
  "app/visit": { may: ["app/ui", "app/lib"], types: ["app/content"] },
  "app/sections": { may: ["app/ui", "app/lib"], types: ["app/content"] },
  "app/ui": { may: ["app/lib"], types: ["app/content"] },
  "app/seo": { may: ["app/content", "app/lib"] },
  "app/content": { may: ["app/lib"] },
  "app/lib": { may: [] },
  // The other's public module, and nothing else of it.
  server: { may: ["hosting/rules.ts", "supabase"] },
  hosting: { may: ["server/settings.ts", "supabase"] },
  "agency/art": { may: [] },
};
const LINES = 220;
/** Sheets whose layer is not that of their folder. */
const SHEET_LAYERS: Record<string, string> = {
  "app/layout/print.css": "print",
  "app/search/answer.css": "sections",
  "app/search/browse.css": "sections",
  "app/search/results.css": "sections",
  "app/visit/visit.css": "sections",
  "app/layout/imprint.css": "print",
  "app/pages/project/leaflet.css": "print",
  "app/pages/post/article-print.css": "print",
};
/** Renders inline scripts, at build time only: their hashes go into the security policy. */
const INLINE_SCRIPTS = ["app/sections/early-filter.tsx"];
const NOT_TEXT = /\.(?:avif|png|jpe?g|ico|woff2|pdf)$/;
const THIS_FILE = "tests/architecture.test.ts";

const git = ["-c", "safe.directory=*", "ls-files", "--cached", "--others", "--exclude-standard"];
/** Folders that belong to an agency, and prose that names the product, which is called like the first one. */
const OWN = /^(?:agency|examples|docs)\/|^README\.md$|(?:^|\/)package(?:-lock)?\.json$|\.test\.ts$/;
/** What only its tests may know: they move with the tests that belong to the product. */
const TESTS = /^tests\//;

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
    if (file.startsWith("agency/art/") && to.startsWith("/art/")) return [];
    if (/^[~@#]\/|^\/|^app\//.test(to)) return [`${file} imports '${to}': relative addresses only`];
    if (!to.startsWith(".") || rule === undefined) return [];
    const target = home(join(dirname(file), to));
    const outside = from === "agency/art" ? !target.startsWith("app") : false;
    const isPublic = rule.may.includes(join(dirname(file), to));
    const allowed =
      target === from ||
      outside ||
      isPublic ||
      rule.may.includes(target) ||
      (typesOnly && rule.types?.includes(target));
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

const content = readContent(agencyFolder(), true);

/** Plain words of the trade and of the language, which say nothing about an agency. */
const PLAIN = new Set(["branding", "web design"]);

/** What tells an agency from another: its name and place, and the ids, addresses and titles of what it made. */
function agencyWords(): string[] {
  const { site, services, projects, posts } = content;
  const { street, area, city, postcode, country } = site.contact.address;
  const named = [
    site.name,
    street,
    area,
    city,
    postcode,
    country,
    site.contact.email,
    ...site.contact.phones,
  ];
  const made = [
    ...services.flatMap(({ id, title, dyeName }) => [id, title, dyeName?.local ?? id]),
    ...projects.flatMap(({ id, slug, title, client }) => [id, slug ?? id, title, client ?? id]),
    ...posts.flatMap(({ slug, title, author }) => [slug, title, author]),
  ];
  return [...new Set([...named, ...made].map((word) => word.toLowerCase()))].filter(
    (word) => !PLAIN.has(word),
  );
}

/** Every key of a value, at any depth. */
function keysOf(value: unknown): string[] {
  if (value === null || typeof value !== "object") return [];
  const own = Array.isArray(value) ? [] : Object.keys(value);
  return [...new Set([...own, ...Object.values(value).flatMap(keysOf)])];
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The file of app that an import leads to; undefined for packages, sheets and generated types. */
function moduleAt(from: string, to: string): string | undefined {
  if (!to.startsWith(".")) return undefined;
  const path = join(dirname(from), to);
  return [path, `${path}.ts`, `${path}.tsx`].find((candidate) => app.includes(candidate));
}

/** The ways by which a file imports itself, types included, as "a → b → a". */
function circlesFrom(start: string): string[] {
  const seen = new Set<string>();
  const visit = (file: string, way: string[]): string[] => {
    return importsOf(file).flatMap(({ to }) => {
      const next = moduleAt(file, to);
      if (next === start) return [[...way, start].join(" → ")];
      if (next === undefined || seen.has(next)) return [];
      seen.add(next);
      return visit(next, [...way, next]);
    });
  };
  return visit(start, [start]);
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
    const others = app.filter((file) => !INLINE_SCRIPTS.includes(file));
    expect.soft(places(/\bstyle=\{|dangerouslySetInnerHTML|\bonclick=/, others)).toEqual([]);
  });
  test("nothing is chained to import() itself", () => {
    // Vite takes what is chained for a part of what it loads; a style sheet that does not come passes it by.
    expect.soft(places(/\bimport\([^)]*\)\.(?:then|catch)/, app)).toEqual([]);
  });
  test(`no file of app is longer than ${LINES} lines`, () => {
    expect.soft(app.filter((file) => read(file).split("\n").length > LINES + 1)).toEqual([]);
  });
  test("no page's sections import from the page: nothing imports in a circle", () => {
    expect.soft(app.flatMap((file) => circlesFrom(file))).toEqual([]);
  });
  test("nothing outside the agency's folder knows the agency", () => {
    const among = text.filter((file) => !OWN.test(file) && !TESTS.test(file));
    const words = agencyWords();
    // Fewer mean that the content was not understood.
    expect(words.length).toBeGreaterThan(50);
    const pattern = new RegExp(`(?<!\\w)(?:${words.map(escapeRegExp).join("|")})(?!\\w)`, "i");
    expect.soft(places(pattern, among)).toEqual([]);
    const count = [
      "zero",
      "one",
      "two",
      "three",
      "four",
      "five",
      "six",
      "seven",
      "eight",
      "nine",
      "ten",
      "eleven",
      "twelve",
    ][content.services.length];
    expect
      .soft(
        places(
          new RegExp(`\\b(?:${count}|${content.services.length}) (?:services|dyes|cloths|slides)\\b`, "i"),
          among,
        ),
      )
      .toEqual([]);
  });
  test("no colour is written outside an agency, and no rule of the product names a dye of one", () => {
    const among = files.filter((file) => /^(?:app|server|hosting|desk)\/.*\.(?:css|tsx?)$/.test(file));
    expect(among.length).toBeGreaterThan(100);
    // Black and white belong to nobody: masks, and the ends of what can be computed.
    const color =
      /(?<![&\w%])#(?!(?:0{3,4}|f{3}|0{6}|f{6})\b)(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgb|hsl|oklch|oklab)a?\(/i;
    expect.soft(places(color, among)).toEqual([]);
    expect
      .soft(
        places(
          /data-dye=\\?"(?!neutral")/,
          among.filter((file) => file.endsWith(".css")),
        ),
      )
      .toEqual([]);
    const dyes = content.theme.dyes.filter((dye) => dye !== "neutral");
    expect(dyes.length).toBeGreaterThan(0);
    const named = new RegExp(`(?<![\\w-])["'](?:${dyes.join("|")})["']`);
    expect.soft(places(named, among)).toEqual([]);
  });
  test("every style of the product stands in a layer of its folder", () => {
    const sheets = files.filter((file) => /^app\/.+\/.+\.css$/.test(file));
    expect(sheets.length).toBeGreaterThan(40);
    const wrong = sheets.filter((file) => {
      const [, folder = ""] = file.split("/");
      const css = read(file).replace(/\/\*[\s\S]*?\*\//g, "");
      const top = [
        ...css.matchAll(
          /^(?:@layer (\w+) \{|(@property|@keyframes|@import "(?:sonner|\.)|\}| )|(\S[^\n]*))/gm,
        ),
      ];
      const layers = top.flatMap(([, layer]) => layer ?? []);
      const others = top.flatMap(([, , , other]) => other ?? []);
      return (
        others.length > 0 ||
        layers.length === 0 ||
        layers.some((layer) => layer !== (SHEET_LAYERS[file] ?? folder))
      );
    });
    expect.soft(wrong).toEqual([]);
  });
  test("what is counted in a style is of one kind of element", () => {
    // Else Chromium styles the whole page anew whenever anything is put into it.
    const sheets = files.filter((file) => file.endsWith(".css"));
    expect.soft(places(/nth-[\w-]+\([^()]* of :/, sheets)).toEqual([]);
  });
  test("every field of site.yaml has a reader", () => {
    const readers = [
      ...app.filter((file) => !file.startsWith("app/content/schema/")),
      "server/site-settings.ts",
    ].map(read);
    const unread = keysOf(content.site).filter(
      (key) => !readers.some((source) => new RegExp(`\\b${key}\\b`).test(source)),
    );
    expect.soft(unread).toEqual([]);
  });
  test("nothing names a package registry or a path of one machine", () => {
    expect
      .soft(
        places(
          /\bregistry\.(?!(?:server\.)?ts\b)[a-z]|^\s*(?:@\w+:)?registry\s*=|_authToken|artifactory|verdaccio/i,
          text,
        ),
      )
      .toEqual([]);
    expect.soft(places(/(?<![\w.@*-])\/(?:home|Users|root|work)\//, text)).toEqual([]);
  });
});
