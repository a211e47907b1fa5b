import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { newAgency } from "../app/content/new/new-agency.server.ts";
import { readContent } from "../app/content/read-content.server.ts";
import { buildAgency } from "./build-agency.ts";
import { isThorough } from "./thorough.ts";

/** The folders of the new agency and its build. The e2e sweep uses them later. */
const FOLDER = ".cache/new-agency";
const BUILD = ".cache/new-site/client";

beforeAll(async () => {
  rmSync(FOLDER, { recursive: true, force: true });
  await newAgency(FOLDER);
  // Give the agency, which has no ornaments, a style for the edges of its sections.
  const theme = readFileSync(join(FOLDER, "theme.css"), "utf8");
  writeFileSync(join(FOLDER, "theme.css"), `@import "edges/wave.css";\n${theme}`);
  buildAgency(FOLDER, BUILD);
}, 900_000);

test("npm run new -- agency writes an agency that passes the check and builds", () => {
  for (const page of ["services/design", "portfolio/first-project", "blog/how-to-write-a-case-study"])
    expect(existsSync(join(BUILD, page, "index.html")), page).toBe(true);
});

test("shows plain icons and the edge that theme.css names if an agency has no ornaments", () => {
  const home = readFileSync(join(BUILD, "index.html"), "utf8");
  expect(home).toMatch(/<svg [^>]*viewBox="0 0 24 24"[^>]* stroke-linejoin="round"/);
  const mask = /--edge-mask: (.*);/.exec(readFileSync("app/edges/wave.css", "utf8"))?.[1] ?? "no edge";
  const sheet = /<link rel="stylesheet" href="\/(assets\/root-[^"]+)"/.exec(home)?.[1] ?? "";
  expect(readFileSync(join(BUILD, sheet), "utf8")).toContain(mask);
});

test("a new agency sets its switches to values that work without further setup", () => {
  const { newsletter, shareLinks, contactFields } = readContent(FOLDER).site.switches;
  expect([newsletter, shareLinks, contactFields]).toEqual(["stored", "live", "all"]);
});

test("a new agency explains its fields and contains its fonts' licence", () => {
  const project = readFileSync(join(FOLDER, "projects/first-project.yaml"), "utf8");
  expect(project).toContain("# The cover picture, at least");
  expect(readFileSync(join(FOLDER, "fonts/OFL.txt"), "utf8").match(/^Copyright \d/gm)).toHaveLength(2);
});

test("npm run new -- agency leaves a non-empty folder unchanged", async () => {
  const folder = join(FOLDER, "ours");
  mkdirSync(folder);
  writeFileSync(join(folder, "site.yaml"), "name: Ours\n");
  await expect(newAgency(folder)).rejects.toThrow("is not empty: nothing was written");
  expect(readFileSync(join(folder, "site.yaml"), "utf8")).toBe("name: Ours\n");
  rmSync(folder, { recursive: true });
});

describe.runIf(isThorough)("a second language written from right to left", () => {
  const [agency, site] = [".cache/translated-agency", ".cache/translated-site"];
  const built = (path: string) => readFileSync(join(site, "client", path), "utf8");
  const words = { title: "Man nahnu", lead: "Warsha fi Lidz, wa hadiqa waraha." };

  test("is added to the build, and shows the original texts where a translation is missing", {
    timeout: 900_000,
  }, () => {
    for (const folder of [agency, site]) rmSync(folder, { recursive: true, force: true });
    cpSync(FOLDER, agency, { recursive: true });
    cpSync(BUILD, join(site, "client"), { recursive: true });
    const settings = readFileSync(join(agency, "site.yaml"), "utf8");
    writeFileSync(join(agency, "site.yaml"), settings.replace(/^languages: .*$/m, "languages: [en, he]"));
    mkdirSync(join(agency, "he/pages"), { recursive: true });
    const yaml = Object.entries(words).map(([key, text]) => `${key}: ${JSON.stringify(text)}\n`);
    writeFileSync(join(agency, "he/pages/about.yaml"), yaml.join(""));
    buildAgency(agency, join(site, "client"), "he");
    const about = built("he/about/index.html");
    expect(about).toContain('<html lang="he" dir="rtl"');
    expect(about).toContain(words.title);
    const { url } = readContent(agency).site;
    expect(about).toContain(`<link rel="canonical" href="${url}/he/about"/>`);
    expect(about).toContain('hrefLang="en"');
    expect(about).toContain(`<link rel="alternate" hreflang="x-default" href="${url}/about"/>`);
    // Links stay in the language. Pictures come from the original site.
    expect(about).toContain('href="/he/contact"');
    expect(about).toMatch(/src="\/pictures\//);
    const services = built("he/services/index.html");
    expect(services).toContain(`<link rel="canonical" href="${url}/services"/>`);
    expect(services).toMatch(/<main [^>]*lang="en"/);
    // Lists mark untranslated titles with their language.
    expect(built("he/portfolio/index.html")).toContain('lang="he">in ');
    expect(built("he/sitemap.xml").match(/<loc>/g)).toHaveLength(1);
    expect(built("he.data").length).toBeGreaterThan(100);
    for (const folder of [agency, site]) rmSync(folder, { recursive: true });
  });
});
