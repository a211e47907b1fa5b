import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { readContent } from "../app/content/read-content.server.ts";
import { buildAgency } from "./build-agency.ts";

const FIRST = "agency";
const SECOND = "examples/fern-and-field";
/**
 * The build folder is inside the checkout, because built pages import the project's packages. The e2e sweep uses it
 * later.
 */
const BUILD = ".cache/example/client";
/** Matches text files. Pictures and fonts contain no words. */
const TEXT = /\.(?:html|js|css|json|xml|txt|md|webmanifest|svg|data)$/;

/** Returns names and words that occur only in the first agency's content. */
function traces(): string[] {
  const { site, pages, services, projects, posts } = readContent(FIRST, true);
  const { address, email, phones } = site.contact;
  const people = (pages.about.team?.members ?? []).map(({ name }) => name);
  const authors = projects.flatMap(({ caseStudy }) => caseStudy.testimonial?.author ?? []);
  const accents = services.flatMap(({ accentName }) => accentName?.local ?? []);
  return [
    ...[site.name, site.url, email, ...phones],
    ...[address.street, address.area, address.city, address.country].map(String),
    ...[...people, ...authors, ...accents],
    ...projects.flatMap(({ title, client }) => [title, client ?? title]),
    ...services.map(({ link }) => link),
    ...posts.map(({ slug }) => slug),
  ];
}

describe("a second agency", () => {
  let files: string[] = [];
  beforeAll(() => {
    buildAgency(SECOND, BUILD);
    files = readdirSync(BUILD, { recursive: true, encoding: "utf8" });
  }, 900_000);

  test("has a page for every service, project and post", () => {
    const { services, projects, posts } = readContent(SECOND);
    const pages = [...services, ...projects].map(({ link }) => link.slice(1));
    for (const page of [...pages, ...posts.map(({ slug }) => `blog/${slug}`)])
      expect.soft(files, page).toContain(join(page, "index.html"));
    expect(services).toHaveLength(4);
    expect(projects).toHaveLength(6);
  });

  test("contains no words of the first agency", () => {
    const words = traces();
    expect(words.length).toBeGreaterThan(60);
    for (const file of files.filter((name) => TEXT.test(name))) {
      const text = readFileSync(join(BUILD, file), "utf8").toLowerCase();
      const found = words.filter((word) => text.includes(word.toLowerCase()));
      expect.soft(found, file).toEqual([]);
    }
  });

  test("shows telephone numbers and opening hours in the header and footer as site.yaml sets them", () => {
    const { phones, hoursNote = "" } = readContent(SECOND).site.contact;
    const html = readFileSync(join(BUILD, "about/index.html"), "utf8");
    const parts = [...html.matchAll(/<(header|footer)[\s\S]*?<\/\1>/g)];
    expect([phones.length, parts.map(([part]) => part.includes("tel:"))]).toEqual([1, [true, true]]);
    const contact = readFileSync(join(BUILD, "contact/index.html"), "utf8");
    expect([contact.includes("09:00 to 17:00"), contact.includes(hoursNote)]).toEqual([true, true]);
  });

  test("contains no texts and no code for a second language", () => {
    const traces =
      /hreflang=|hrefLang|content-language|xmlns:xhtml|og:locale:alternate|is not translated yet/;
    // Skip React, which contains the attribute's name.
    for (const file of files.filter((name) => TEXT.test(name) && !name.includes("/react-")))
      expect.soft(readFileSync(join(BUILD, file), "utf8"), file).not.toMatch(traces);
  });

  test("labels its buttons as words.yaml sets them", () => {
    const contact = readFileSync(join(BUILD, "contact/index.html"), "utf8");
    expect(contact).toContain(readContent(SECOND).words.contact.send);
    expect(contact).not.toContain("Send Message");
  });

  test("publishes no picture with EXIF data", () => {
    const pictures = files.filter((name) => name.startsWith("pictures") && name.includes("."));
    expect(pictures.length).toBeGreaterThan(100);
    for (const file of pictures)
      expect.soft(readFileSync(join(BUILD, file)).includes("Fujifilm"), file).toBe(false);
  });
});
