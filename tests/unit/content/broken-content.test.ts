import { appendFileSync, cpSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { ContentError } from "../../../app/content/files/read-files.server.ts";
import { readContent } from "../../../app/content/read-content.server.ts";
import { change, copyContent, EXAMPLE, readExample } from "./content-copy.ts";

const { projects, services, posts, legal } = readExample();
const [project = "", other = ""] = projects.map(({ id }) => `projects/${id}.yaml`);
const [service = ""] = services.map(({ id }) => `services/${id}.yaml`);
const [legalText = ""] = legal.map(({ path }) => `legal${path}.md`);
const [SITE, HOME, ABOUT, SEARCH] = ["site.yaml", "pages/home.yaml", "pages/about.yaml", "pages/search.yaml"];
const [post = ""] = posts.map(({ slug }) => `posts/${slug}.md`);
const { imageUrl = "", title = "" } = projects[0] ?? {};

let root = "";
beforeEach(() => {
  root = copyContent();
});

/** Returns the problems that the content check finds. Throws if it finds none. */
function problems(): string {
  try {
    readContent(root);
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
  throw new Error("The broken content was accepted");
}

/** Sets fields of a YAML file by path, such as "contact.hours.0". The value undefined deletes the field. */
function set(file: string, fields: Record<string, unknown>): void {
  change(root, file, (data) => {
    for (const [path, value] of Object.entries(fields)) {
      const keys = path.split(".");
      const last = keys.pop() ?? "";
      const parent = keys.reduce((part, key) => part[key], data);
      if (value === undefined) delete parent[last];
      else parent[last] = value;
    }
  });
}

const PUCE = { title: "Words", lines: ["A line."], accent: "puce" };
const accentFault = /: color: theme\.css defines no accent 'puce': use one of \w+, \w+/;

describe("the content check", { timeout: 30_000 }, () => {
  test("names a pattern whose accent does not exist", () => {
    appendFileSync(join(root, "patterns.css"), '[data-accent="puce"] { --pattern-rows: 8; }');
    expect(problems()).toMatch(/patterns\.css: \[data-accent="puce"\]: theme\.css defines no accent 'puce'/);
  });
  test("names an accent without a pattern", () => {
    appendFileSync(join(root, "theme.css"), '[data-accent="puce"] { --field: #000000; }');
    expect(problems()).toContain(
      'patterns.css: [data-accent="puce"]: is missing: write the accent\'s pattern',
    );
  });
  test("rejects an unknown layout or size, and lists the valid values", () => {
    set("site.yaml", { layout: { hero: "poster" } });
    const theme = ":root { --corner: round; --display-weight: bold; --headline-most: 6rem; }";
    appendFileSync(join(root, "theme.css"), theme);
    const found = problems();
    expect.soft(found).toMatch(/site\.yaml: layout\.hero: .*cover/);
    expect.soft(found).toContain("theme.css: --corner: must be a length, like 12px");
    expect.soft(found).toContain("theme.css: --display-weight: must be a weight, like 500");
    expect.soft(found).not.toContain("--headline-most");
  });
  test("explains that an unquoted comma inside braces cuts off text", () => {
    set(service, { "page.features.0": { title: "Bread", description: "Flour", "butter and jam": null } });
    expect(problems()).toContain("a text with a comma inside { } needs quotation marks: 'butter and jam'");
  });
  test("allows a team member without a portrait, but no portrait without an alternative text", () => {
    const names = [...new Set(posts.map(({ author }) => author))];
    const members = names.map((name) => ({ name, role: "Bookkeeping", responsibility: "Writes invoices." }));
    const team = { title: "People", text: "All of them.", members };
    set("pages/about.yaml", { team });
    expect(readContent(root, true).pages.about.team?.members).toMatchObject(members);
    set("pages/about.yaml", { "team.members.0.image": imageUrl });
    expect(problems()).toContain("needs 'image' and 'alt' together");
    set("pages/contact.yaml", { reader: { name: "Nobody Known", text: "reads every message." } });
    set("pages/about.yaml", { team });
    expect(problems()).toContain("reader.name: 'Nobody Known' is not in the team of pages/about.yaml");
  });
  test("names a price without a currency", () => {
    set("site.yaml", { money: undefined });
    set(service, { price: { from: 900, covers: "a first page" } });
    set(project, { budget: [18000, 24000] });
    expect(problems()).toContain(`${service}: price: has no currency: add \`money\` to site.yaml`);
    expect(problems()).toContain(`${project}: budget: has no currency`);
    set("site.yaml", { money: { currency: "EURO" } });
    expect(problems()).toContain("money.currency: must be a currency's code, like 'EUR' or 'USD'");
  });

  test.each<[file: string, fields: Record<string, unknown>, says: string | RegExp]>([
    // Projects
    [project, { relatedProjects: ["nowhere-9"] }, "relatedProjects[0]: there is no project 'nowhere-9'"],
    [project, { title: `${title} 漢` }, "title: no font of theme.css draws '漢' (U+6F22)"],
    [project, { imageUrl: "/pictures/lost.avif" }, "imageUrl: the picture '/pictures/lost.avif' is missing"],
    [project, { imageUrl: imageUrl.replace(/.(?=\.\w+$)/, "") }, /missing \(did you mean '\/\S+'\?\): put/],
    [project, { imageUrl: "https://cdn.example/a.jpg" }, "security policy blocks pictures of 'cdn.example'"],
    [project, { budget: [24000, 18000] }, "budget: must start with the smaller number"],
    [service, { price: { from: 900 } }, "price.covers: is missing. The end of the text"],
    [project, { alt: undefined }, "alt: is missing. What the picture shows, for people who cannot see it"],
    [project, { alt: "Cover" }, "alt: must describe what the picture shows"],
    [other, { id: project.slice("projects/".length, -".yaml".length) }, "projects: id: "],
    [project, { serviceCategory: "gardening" }, `no service 'gardening': use one of ${services[0]?.id}`],
    [project, { description: "Lorem ipsum dolor" }, "description: still contains a placeholder"],
    [project, { description: "Made in {town}." }, "'{town}' is not a word of site.yaml: use one of {name}"],
    [project, { "caseStudy.results": ["better"] }, "results[0]: must read 'figure: what it measures'"],
    [HOME, { "slides.1.link": "/", "slides.0.link": "/" }, "slides: link: '/' is used twice"],
    [HOME, { sections: [{ text: PUCE }] }, "sections[0].text.accent: theme.css defines no accent"],
    [project, { year: 2097 }, "year: 2097 is in the future"],
    [project, { facts: ["3 lamps"], description: "4 lamps." }, /'4 lamps', but the facts of '\S+' say '3/],
    [project, { facts: ["7 lighthouses"] }, "facts: '7 lighthouses' is nowhere in the project"],
    // Services
    [service, { "page.callToAction": undefined }, "page.callToAction: is missing. The end of the page"],
    [service, { points: "one, two" }, "points: must be a list: each entry on a line of its own"],
    [service, { title: "A".repeat(43) }, "title: must be at most 40 characters, and has 43"],
    [service, { color: "puce" }, accentFault],
    [service, { icon: "unicorn" }, "icon: 'unicorn' is not known here: use one of right, left"],
    [service, { order: services[1]?.order }, `services: order: '${services[1]?.order}' is used twice`],
    // Other files
    ["site.yaml", { "getStarted.path": "/contacts" }, "getStarted.path: '/contacts' leads to no page"],
    [SITE, { "contact.timeZone": "Europe/Londn" }, "not a time zone (did you mean 'Europe/London'?): use"],
    ["site.yaml", { "contact.hours.0": { day: "Mon", opens: "09:00" } }, "needs both 'opens' and 'closes'"],
    [
      "site.yaml",
      { "contact.hours.0.break": { from: "08:00", to: "09:00" } },
      "contact.hours[0].break: must lie between 'opens' and 'closes'",
    ],
    ["site.yaml", { "contact.hours.0.closes": "08:00" }, "contact.hours[0]: must close later than it opens"],
    ["site.yaml", { languages: ["sv"] }, "'sv' has no texts for notices yet: use one of en, bn, de, es, fr"],
    ["site.yaml", { "contact.phones": [] }, "contact.showPhone: needs a number in 'phones' to show"],
    ["site.yaml", { locale: "sv-SE" }, "locale: must be a locale of the first of 'languages'"],
    ["site.yaml", { colour: "red" }, "site.yaml: there is no field 'colour' here: use name, url, "],
    [post, { date: "some time in spring" }, "date: is not a date: write it like"],
    [legalText, { highlights: ["Nowhere"] }, "highlights[0]: the text has no heading '## Nowhere'"],
    [SEARCH, { tries: { gone: ["tea"] } }, "tries.gone: there is no service 'gone': use one of "],
    [project, { imageUrl: undefined }, ": imageUrl: is missing. The cover picture, at least 640 px wide"],
    ["pages/search.yaml", { alsoTyped: { "Wet ink": ["dry"] } }, "alsoTyped.Wet ink: is nowhere on the site"],
    [ABOUT, { "team.members.0.image": undefined }, "team.members[0]: needs 'image' and 'alt' together"],
  ])("names field and fix in %s with %j", (file, fields, says) => {
    set(file, fields);
    const text = problems();
    // Problems with duplicates name the folder and not a single file.
    const isOfFolder = "id" in fields || "order" in fields;
    expect(text).toContain(isOfFolder ? "" : `${file}: `);
    expect(text).toMatch(says);
  });

  test("accepts a declared fact with any number separators", () => {
    const description = "Ein Ofen, 1.240 Grad heiß, 1,240 Grad, 12,5 Grad.";
    set(project, { facts: ["1240 Grad", "12.5 Grad"], description });
    expect(() => readContent(root)).not.toThrow();
  });

  test.each([
    ["\n  - [", /home\.yaml: is not valid YAML/],
    ["\nextra: one thing: the other\n", /is not valid YAML at line \d+: a text that holds ': ' needs/],
  ])("reports invalid YAML at the end of a file: %j", (added, says) => {
    appendFileSync(join(root, "pages/home.yaml"), added);
    expect(problems()).toMatch(says);
  });

  test.each([
    ["a line that begins too far in", /^ {2}email:/, "  ", "must begin as far in as those that belong"],
    ["a line within a group", /^ {4}city:/, "  ", "must begin as far in as those that belong"],
    ["a tab", /^ {2}timeZone:/, "\t", "use spaces, not tabs, at the start of a line"],
  ])(
    "reports %s in site.yaml in one sentence with the line, and reports no further problems",
    (_what, line, added, says) => {
      const lines = readFileSync(join(root, "site.yaml"), "utf8").split("\n");
      const at = lines.findIndex((each) => line.test(each));
      writeFileSync(join(root, "site.yaml"), lines.with(at, `${added}${lines[at]}`).join("\n"));
      const [count, problem = "", ...more] = problems().split("\n");
      expect([count, more]).toEqual(["The content has 1 error:", []]);
      expect(problem).toMatch(`site.yaml: is not valid YAML at line ${at + 1}: `);
      expect(problem).toContain(says);
    },
  );

  test("reports an invalid file once, and no problems in other files that follow from it", () => {
    set(service, { title: "" });
    expect(problems()).toMatch(/^The content has 1 error:/);
  });

  test("names links to the blog if there are no posts", () => {
    for (const { slug } of posts) rmSync(join(root, `posts/${slug}.md`));
    expect(problems()).toMatch(
      /site\.yaml: navigation\[\d\]\.path: leads to a blog without posts: remove this entry/,
    );
  });

  test("names a legal text that has the path of another page", () => {
    renameSync(join(root, legalText), join(root, "legal/about.md"));
    expect(problems()).toMatch("legal/about.md: its name is its address");
  });

  test("names a condition in a legal text if no switch has that name", () => {
    appendFileSync(join(root, legalText), "\n:::when visitors=on\nWords.\n:::\n");
    expect(problems()).toMatch(
      `${legalText}: text: ':::when visitors=' is not a switch: use one of newsletter`,
    );
  });

  test("names a script or event handler in mark.svg", () => {
    const parts = '<script>alert(1)</script><path d="M0 0h8v8z" onclick="alert(2)"/>';
    writeFileSync(join(root, "mark.svg"), `<svg viewBox="0 0 8 8">${parts}</svg>`);
    expect(problems()).toMatch("mark.svg: script: cannot be used in the mark");
  });

  test("names fonts without a licence, or with the licence of another font", () => {
    const fonts = join(root, "fonts");
    rmSync(fonts);
    cpSync(join(EXAMPLE, "fonts"), fonts, { recursive: true, filter: (file) => !file.endsWith(".txt") });
    const fault = /fonts: holds no licence that says '.+': put the font's own beside it/;
    expect(problems()).toMatch(fault);
    writeFileSync(join(fonts, "OFL.txt"), "Copyright 1999 The Other Font Project Authors");
    expect(problems()).toMatch(fault);
  });

  test("names an unclosed bracket with its line", () => {
    const file = join(root, legalText);
    const lines = readFileSync(file, "utf8").split("\n");
    lines.splice(1, 0, "highlights: [One, Two");
    writeFileSync(file, lines.filter((line, at) => at < 2 || !line.startsWith("highlights:")).join("\n"));
    expect(problems()).toContain(`${legalText}: is not valid YAML at line 2: a quotation mark or bracket`);
  });

  test("lists all problems at once", () => {
    set(project, { year: "soon" });
    set(other, { client: "" });
    const text = problems();
    expect(text).toMatch(`${project}: year: `);
    expect(text).toMatch(`${other}: client: `);
  });
});
