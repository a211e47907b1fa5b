import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { describe, expect, test } from "vitest";
import { readContent } from "../app/content/read-content.server.ts";
import { PATHS } from "../app/paths.ts";
import { agencyFolder } from "../server/folders.ts";

/** The folders that each folder may import besides its own files. Folders in `types` allow only `import type`. */
const UI = ["app/words", "app/ui", "app/lib", "app/paths.ts"];
const TABLE: Record<string, { may: string[]; types?: string[] }> = {
  "app/pages": {
    may: [...UI, "app/sections", "app/search", "app/content", "app/seo", "app/ornaments", "supabase"],
  },
  "app/layout": { may: [...UI, "app/search", "app/content", "app/ornaments"] },
  "app/search": { may: [...UI, "supabase"], types: ["app/content"] },
  "app/sections": { may: [...UI, "app/seo"], types: ["app/content"] },
  "app/ui": { may: ["app/words", "app/lib", "app/paths.ts"], types: ["app/content"] },
  "app/seo": {
    may: ["app/words", "app/content", "app/lib", "app/paths.ts", "server/text-file.ts", "server/folders.ts"],
  },
  // app/content imports home's sections, because they define their own schemas and checks.
  "app/content": {
    may: [
      "app/words",
      "app/lib",
      "app/pages/home/sections/sections.server.ts",
      "app/paths.ts",
      "supabase",
      "server/notice-words.ts",
      "server/text-file.ts",
      "server/folders.ts",
    ],
  },
  "app/lib": { may: ["app/words", "app/paths.ts", "supabase"], types: ["app/content"] },
  "app/words": { may: ["app/content", "supabase"] },
  // Server and desk import only each other's public modules.
  server: { may: ["hosting/rules.ts", "supabase"] },
  hosting: {
    may: ["app/paths.ts", "server/settings.ts", "server/start-error.ts", "server/command.ts", "supabase"],
  },
  "desk/tests": {
    may: [
      "desk",
      "desk/server",
      "server",
      "supabase",
      "tests",
      "tests/message-path",
      "tests/e2e/support/alterations.ts",
    ],
  },
  desk: {
    may: ["app/paths.ts", "server/public.ts", "server/folders.ts", "hosting/content-type.ts", "supabase"],
  },
  "agency/ornaments": {
    may: [...UI, "app/ornaments", "tests/e2e/support"],
    types: ["app/content", "app/pages"],
  },
  "agency/tools": { may: [] },
};
const LINES = 220;
/** The only CSS files with global classes. All others are CSS Modules. */
const GLOBAL_SHEETS =
  /^app\/(?:[\w-]+|edges\/\w+|ui\/(?:pattern|fit|digits|toaster)|layout\/(?:late|print|transitions))\.css$/;
/** The largest allowed number of global classes: utilities, patterns and fitted lines. */
const MOST_GLOBAL_CLASSES = 40;
/** The CSS file with the classes for digits, which do not count. */
const DIGITS = "app/ui/digits.css";
const NOT_TEXT = /\.(?:avif|png|jpe?g|ico|woff2|pdf)$/;
const THIS_FILE = "tests/architecture.test.ts";

const git = ["-c", "safe.directory=*", "ls-files", "--cached", "--others", "--exclude-standard"];
/** Files that may name an agency: agencies' folders, documents and tests. */
const OWN = /^(?:agency|examples|docs)\/|^README\.md$|(?:^|\/)package(?:-lock)?\.json$|\.test\.ts$/;
/** The current agency's folder, relative to the project. */
const AGENCY = relative(process.cwd(), agencyFolder());
/** The folders of the product and its examples. */
const PRODUCT = /^(?:app|server|hosting|scripts|supabase|bench|desk|tests|examples)\//;
/** The folders of the product's tests, which may name an agency. */
const TESTS = /^(?:desk\/)?tests\//;

const files = execFileSync("git", git, { encoding: "utf8" })
  .split("\n")
  .filter((file) => file && existsSync(file));
const read = (file: string) => readFileSync(file, "utf8");
const code = files.filter((file) => /\.tsx?$/.test(file));
const app = code.filter((file) => file.startsWith("app/"));
const text = files.filter((file) => !NOT_TEXT.test(file) && ![THIS_FILE, "package-lock.json"].includes(file));

/** Returns the folder of the import table to which a file belongs. Each page has its own folder. */
function home(file: string): string {
  if (file.startsWith("app/pages/")) return file.split("/").slice(0, 3).join("/");
  return Object.keys(TABLE).find((folder) => file.startsWith(`${folder}/`)) ?? dirname(file);
}

const STATEMENT = /\b(?:import|export)\s+(?<clause>[^;"'()]*?)\s*from\s*["'](?<from>[^"']+)["']/g;
const BARE = /\bimport\s*\(?\s*["'](?<from>[^"']+)["']/g;

/** Returns all static and dynamic imports of a file. `typesOnly` marks imports of types. */
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
    if (/^[~@#]\/|^\/|^app\//.test(to)) return [`${file} imports '${to}': relative addresses only`];
    if (!to.startsWith(".") || rule === undefined) return [];
    const path = join(dirname(file), to);
    const target = home(path);
    const may = [from, ...rule.may, ...(typesOnly ? (rule.types ?? []) : [])];
    const allowed = may.includes(path) || may.includes(target);
    return allowed ? [] : [`${file} imports '${to}'${typesOnly ? " (types)" : ""}: ${from} may not`];
  });
}

/** Returns the lines in the files `among` that match the pattern, as "file:line". */
function places(pattern: RegExp, among: string[]): string[] {
  return among.flatMap((file) =>
    read(file)
      .split("\n")
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}`] : [])),
  );
}

const content = readContent(agencyFolder(), true);

/** Common words, which do not identify an agency. */
const PLAIN = new Set(["branding", "web design", "identity", "packaging", "websites"]);

/**
 * Returns the words that identify the agency: its name and postal address, and the ids, paths and titles of its
 * content.
 */
function agencyWords(): string[] {
  const { site, services, projects, posts } = content;
  const { address, email, phones } = site.contact;
  const named = [site.name, ...Object.values(address).map(String), email, ...phones];
  const made = [
    ...services.flatMap(({ id, title, accentName }) => [id, title, accentName?.local ?? id]),
    ...projects.flatMap(({ id, slug, title, client }) => [id, slug ?? id, title, client ?? id]),
    ...posts.flatMap(({ slug, title, author }) => [slug, title, author]),
  ];
  return [...new Set([...named, ...made].map((word) => word.toLowerCase()))].filter(
    // Ignore words in another script, because the product itself contains other languages.
    (word) => !PLAIN.has(word) && /[a-z\d]/.test(word),
  );
}

/** Returns every key inside a value, at any depth. */
function keysOf(value: unknown): string[] {
  if (value === null || typeof value !== "object") return [];
  const keys = Array.isArray(value) ? [] : Object.keys(value);
  return [...new Set([...keys, ...Object.values(value).flatMap(keysOf)])];
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

const MODULE_IMPORT = /^import (?<name>\w+) from "(?<path>[^"]+\.module\.css)";$/gm;
const CLASS = /(?<=\.)-?[A-Za-z_][\w-]*/g;

/**
 * Returns CSS without comments, strings, URLs and `:global()`, so that every remaining dot begins a class of the file.
 */
function plainCss(file: string): string {
  return read(file)
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/"[^"]*"|url\([^)]*\)|@import[^;]*;/g, "")
    .replace(/:global\((?:[^()]|\([^()]*\))*\)/g, "");
}

/** Returns the classes that a CSS file defines. */
function classesOf(file: string): string[] {
  return [...new Set([...plainCss(file).matchAll(CLASS)].map(([name]) => name))];
}

describe("the architecture", () => {
  test("has only imports that the import table allows", () => {
    expect.soft(code.flatMap(forbiddenImports)).toEqual([]);
  });
  test("has no barrel files in app, and no utils, helpers or common folders", () => {
    expect.soft(app.filter((file) => /\/index\.tsx?$/.test(file))).toEqual([]);
    expect.soft(code.filter((file) => /\/(?:utils?|helpers?|misc|common)\//.test(file))).toEqual([]);
  });
  test("has no inline styles, inline handlers or raw HTML in app", () => {
    expect.soft(places(/\bstyle=\{|dangerouslySetInnerHTML|\bonclick=/, app)).toEqual([]);
  });
  test("has no chained calls to import()", () => {
    // Vite treats a chained call as part of the import. Then a CSS file that fails to load would go unnoticed.
    expect.soft(places(/\bimport\([^)]*\)\.(?:then|catch)/, app)).toEqual([]);
  });
  test(`has no file in app with more than ${LINES} lines`, () => {
    expect.soft(app.filter((file) => read(file).split("\n").length > LINES + 1)).toEqual([]);
  });
  test("has no weaving terms of the first agency in the product", () => {
    const craft =
      /(?<![a-z]|node:worker_)(?:dye[ds]?|cloths?|threads?|warp|wefts?|treadles?|looms?|weav\w*|woven|wove|selvedge|healds?|satin|fringes?|yarns?|stitch\w*|bobbins?|shuttle|pegs?)(?![a-z])/i;
    const among = text.filter((file) => PRODUCT.test(file));
    expect.soft(places(craft, among)).toEqual([]);
  });
  // Skipped for an agency outside the repository, because its services may share names with components, such as
  // "film".
  test.runIf(OWN.test(`${AGENCY}/`))("names the agency only in the agency's folder", () => {
    const among = text.filter((file) => !OWN.test(file) && !TESTS.test(file));
    const words = agencyWords();
    // If there are fewer words, this test has misread the content.
    expect(words.length).toBeGreaterThan(content.projects.length + content.services.length);
    const pattern = new RegExp(`(?<!\\w)(?:${words.map(escapeRegExp).join("|")})(?!\\w)`, "i");
    expect.soft(places(pattern, among)).toEqual([]);
    const number = content.services.length;
    const word = "zero one two three four five six seven eight nine ten eleven twelve".split(" ")[number];
    const counted = new RegExp(`\\b(?:${word}|${number}) (?:services|accents|slides)\\b`, "i");
    expect.soft(places(counted, among)).toEqual([]);
  });
  test("has no colours and no accents of an agency in the product", () => {
    const among = files.filter((file) => /^(?:app|server|hosting|desk)\/.*\.(?:css|tsx?)$/.test(file));
    expect(among.length).toBeGreaterThan(100);
    // Black and white are allowed, because masks and colour calculations need them.
    const color =
      /(?<![&\w%])#(?!(?:0{3,4}|f{3}|0{6}|f{6})\b)(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgb|hsl|oklch|oklab)a?\(/i;
    expect.soft(places(color, among)).toEqual([]);
    const sheets = among.filter((file) => file.endsWith(".css"));
    expect.soft(places(/data-accent=\\?"(?!neutral")/, sheets)).toEqual([]);
    const accents = content.theme.accents.filter((accent) => accent !== "neutral");
    expect(accents.length).toBeGreaterThan(0);
    const named = new RegExp(`(?<![\\w-])["'](?:${accents.join("|")})["']`);
    expect.soft(places(named, among)).toEqual([]);
  });
  test("writes the paths of pages only in app/paths.ts", () => {
    const among = code.filter(
      (file) => /^(?:app|server|hosting|scripts|desk)\//.test(file) && file !== "app/paths.ts",
    );
    const names = Object.values<string>(PATHS).filter((path) => /^\/[a-z]+$/.test(path));
    const address = new RegExp(`["'\`](?:${names.join("|")})(?=["'\`/?#])`);
    // Comments may contain a path as an example.
    const literal = new RegExp(`^(?!\\s*(?:/?\\*|//)).*${address.source}`);
    expect
      .soft(
        places(
          literal,
          among.filter((file) => !/\btests\//.test(file)),
        ),
      )
      .toEqual([]);
  });
  test("has CSS Modules for components, and only a few global classes", () => {
    const sheets = files.filter((file) => /^app\/.+\.css$/.test(file) && !file.endsWith(".module.css"));
    expect.soft(sheets.filter((file) => !GLOBAL_SHEETS.test(file))).toEqual([]);
    const classes = new Set(sheets.filter((file) => file !== DIGITS).flatMap(classesOf));
    expect.soft([...classes]).toHaveLength(Math.min(classes.size, MOST_GLOBAL_CLASSES));
  });
  test("defines every used class, and uses every defined class", () => {
    const found = app.flatMap((file) =>
      [...read(file).matchAll(MODULE_IMPORT)].map((match) => ({ file, ...match.groups })),
    ) as { file: string; name: string; path: string }[];
    expect(found.length).toBeGreaterThan(20);
    const taken = new Map<string, Set<string>>();
    const missing = found.flatMap(({ file, name, path }) => {
      const sheet = join(dirname(file), path);
      const source = read(file);
      const uses = source.matchAll(new RegExp(`(?<![\\w./])${name}\\.(?!module\\b)(\\w+)`, "g"));
      const used = [...uses].map(([, key = ""]) => key);
      const isChosen = source.includes(`${name}[`);
      const known = classesOf(sheet);
      taken.set(sheet, new Set([...(taken.get(sheet) ?? []), ...(isChosen ? known : used)]));
      return used.filter((key) => !known.includes(key)).map((key) => `${file}: ${name}.${key}`);
    });
    expect.soft(missing).toEqual([]);
    for (const [sheet, used] of taken) {
      const idle = classesOf(sheet).filter((name) => !used.has(name));
      expect.soft(idle, sheet).toEqual([]);
    }
  });
  test("has no ':nth-child(… of …)' in CSS", () => {
    // With such a selector, Chromium restyles the whole page whenever an element is inserted.
    const sheets = files.filter((file) => file.endsWith(".css"));
    expect.soft(places(/nth-[\w-]+\([^()]* of :/, sheets)).toEqual([]);
  });
  test("reads every field of site.yaml", () => {
    const readers = app.filter((file) => !/^app\/content\/.*schema/.test(file));
    const sources = [...readers, "server/site-settings.ts"].map(read).join("\n");
    // Ignore the keys of `rates`, which are currencies and not fields.
    const money = content.site.money && { ...content.site.money, rates: null };
    for (const key of keysOf({ ...content.site, money }))
      expect.soft(new RegExp(`\\b${key}\\b`).test(sources), key).toBe(true);
  });
  test("names no package registry and no path of a particular machine", () => {
    const registry =
      /\bregistry\.(?!server\b|ts\b)[a-z]|^\s*(?:@\w+:)?registry\s*=|_authToken|artifactory|verdaccio/i;
    expect.soft(places(registry, text)).toEqual([]);
    expect.soft(places(/(?<![\w.@*/-])\/(?:home|Users|root|work)\//, text)).toEqual([]);
    expect.soft(read("package-lock.json")).not.toContain('"resolved": "http');
  });
});
