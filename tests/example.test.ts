import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { readContent } from "../app/content/read/read-content.server.ts";

const FIRST = "agency";
const SECOND = "examples/fern-and-field";
/** Inside the checkout, since the built pages import the project's packages. It stays, and the browser's sweep reads it. */
const BUILD = ".cache/example";
/** A copy of the second agency that draws nothing itself, and its build. */
const PLAIN = ".cache/plain-agency";
const PLAIN_BUILD = ".cache/plain";
/** What can be read as text; pictures and fonts carry no words. */
const TEXT = /\.(?:html|js|css|json|xml|txt|md|webmanifest|svg|data)$/;

/** Runs one of the project's programs for an agency. */
function run(agency: string, build: string, ...args: string[]): string {
  return runIn("", agency, build, ...args);
}

/** The same for one of its languages. */
function runIn(language: string, agency: string, build: string, ...args: string[]): string {
  const settings = { AGENCY_DIR: agency, BUILD_DIR: `${build}/client`, SITE_LANGUAGE: language };
  const env = { ...process.env, ...settings, NODE_ENV: "production" };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: "utf8" });
  if (status !== 0) throw new Error(`${args.join(" ")} failed:\n${stdout}\n${stderr}`);
  return stdout;
}

/** The first agency's own words, taken from its content: whoever and whatever only it has. */
function traces(): string[] {
  const { site, pages, services, projects, posts } = readContent(FIRST, true);
  const { address, email, phones } = site.contact;
  const people = (pages.about.team?.members ?? []).map(({ name }) => name);
  const authors = projects.flatMap(({ caseStudy }) => caseStudy.testimonial?.author ?? []);
  const accents = services.flatMap(({ accentName }) => accentName?.local ?? []);
  return [
    ...[site.name, site.url, email, ...phones, address.street, address.area, address.city, address.country],
    ...[...people, ...authors, ...accents],
    ...projects.flatMap(({ title, client }) => [title, client ?? title]),
    ...services.map(({ link }) => link),
    ...posts.map(({ slug }) => slug),
  ];
}

describe("a second agency", () => {
  let files: string[] = [];
  beforeAll(() => {
    run(SECOND, BUILD, "app/content/check/main.server.ts");
    run(SECOND, BUILD, "node_modules/@react-router/dev/bin.cjs", "build");
    files = readdirSync(join(BUILD, "client"), { recursive: true, encoding: "utf8" });
  }, 900_000);

  test("has a page for every service, project and post", () => {
    const { services, projects, posts } = readContent(SECOND);
    const pages = [...services, ...projects].map(({ link }) => link.slice(1));
    for (const page of [...pages, ...posts.map(({ slug }) => `blog/${slug}`)])
      expect.soft(files, page).toContain(join(page, "index.html"));
    expect(services).toHaveLength(4);
    expect(projects).toHaveLength(6);
  });

  test("holds no trace of the first one", () => {
    const words = traces();
    expect(words.length).toBeGreaterThan(60);
    for (const file of files.filter((name) => TEXT.test(name))) {
      const text = readFileSync(join(BUILD, "client", file), "utf8").toLowerCase();
      const found = words.filter((word) => text.includes(word.toLowerCase()));
      expect.soft(found, file).toEqual([]);
    }
  });

  test("says telephone and hours as its site.yaml asks: in header and footer, on its clock, with a note", () => {
    const { phones, hoursNote = "" } = readContent(SECOND).site.contact;
    const html = readFileSync(join(BUILD, "client/about/index.html"), "utf8");
    const links = [...html.matchAll(/<(header|footer)[\s\S]*?<\/\1>/g)].map(([part]) =>
      part.includes("tel:"),
    );
    expect([phones.length, links]).toEqual([1, [true, true]]);
    const contact = readFileSync(join(BUILD, "client/contact/index.html"), "utf8");
    expect([contact.includes("09:00 to 17:00"), contact.includes(hoursNote)]).toEqual([true, true]);
  });

  test("carries nothing of a second language", () => {
    // React knows the attribute.
    for (const file of files.filter((name) => TEXT.test(name) && !name.includes("/react-")))
      expect
        .soft(readFileSync(join(BUILD, "client", file), "utf8"), file)
        .not.toMatch(
          /hreflang=|hrefLang|content-language|xmlns:xhtml|og:locale:alternate|is not translated yet/,
        );
  });

  test("says on its buttons what its words.yaml says", () => {
    const contact = readFileSync(join(BUILD, "client/contact/index.html"), "utf8");
    const found = [readContent(SECOND).words.contact.send, "Send Message"].map((text) =>
      contact.includes(text),
    );
    expect(found).toEqual([true, false]);
  });

  test("sends no picture with the camera's notes in it", () => {
    const pictures = files.filter((name) => name.startsWith("pictures") && name.includes("."));
    expect(pictures.length).toBeGreaterThan(100);
    for (const file of pictures)
      expect.soft(readFileSync(join(BUILD, "client", file)).includes("Fujifilm"), file).toBe(false);
  });
});

describe("an agency without ornaments", () => {
  test("builds, with plain icons and the edge that its theme.css names", { timeout: 900_000 }, () => {
    cpSync(SECOND, PLAIN, { recursive: true });
    rmSync(join(PLAIN, "ornaments"), { recursive: true });
    const theme = readFileSync(join(PLAIN, "theme.css"), "utf8");
    writeFileSync(
      join(PLAIN, "theme.css"),
      theme.replace(/@import ".\/ornaments.*";/, '@import "edges/wave.css";'),
    );
    run(PLAIN, PLAIN_BUILD, "node_modules/@react-router/dev/bin.cjs", "build");
    const folder = join(PLAIN_BUILD, "client");
    const home = readFileSync(join(folder, "index.html"), "utf8");
    expect(home).toMatch(/<svg [^>]*viewBox="0 0 24 24"[^>]* stroke-linejoin="round"/);
    const sheet = /<link rel="stylesheet" href="\/(assets\/root-[^"]+)"/.exec(home)?.[1] ?? "";
    const mask = /--edge-mask: (.*);/.exec(readFileSync("app/edges/wave.css", "utf8"))?.[1] ?? "no edge";
    expect(readFileSync(join(folder, sheet), "utf8")).toContain(mask);
  });
});

describe("a second language, from right to left", () => {
  const built = (path: string) => readFileSync(join(PLAIN_BUILD, "client", path), "utf8");
  const words = { title: "Man nahnu", lead: "Warsha fi Lidz, wa hadiqa waraha." };

  test("is added to the build: its words in the frame, the original where it has none", {
    timeout: 900_000,
  }, () => {
    const site = readFileSync(join(PLAIN, "site.yaml"), "utf8");
    writeFileSync(join(PLAIN, "site.yaml"), site.replace(/^languages: .*$/m, "languages: [en-GB, he]"));
    mkdirSync(join(PLAIN, "he/pages"), { recursive: true });
    const yaml = Object.entries(words).map(([key, text]) => `${key}: ${JSON.stringify(text)}\n`);
    writeFileSync(join(PLAIN, "he/pages/about.yaml"), yaml.join(""));
    runIn("he", PLAIN, PLAIN_BUILD, "node_modules/@react-router/dev/bin.cjs", "build");
    const about = built("he/about/index.html");
    expect(about).toContain('<html lang="he" dir="rtl">');
    expect(about).toContain(words.title);
    const { url } = readContent(PLAIN).site;
    expect(about).toContain(`<link rel="canonical" href="${url}/he/about"/>`);
    expect(about).toContain(`hrefLang="en-GB"`);
    expect(about).toContain(`<link rel="alternate" hreflang="x-default" href="${url}/about"/>`);
    // Its links stay in the language, its pictures are the original's.
    expect(about).toContain('href="/he/contact"');
    expect(about).toMatch(/src="\/pictures\//);
    const services = built("he/services/index.html");
    expect(services).toContain(`<link rel="canonical" href="${url}/services"/>`);
    expect(services).toMatch(/<main [^>]*lang="en-GB"/);
    expect(built("he/sitemap.xml").match(/<loc>/g)).toHaveLength(1);
    expect(built("he.data").length).toBeGreaterThan(100);
    rmSync(PLAIN, { recursive: true });
  });
});
