import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { stringify } from "yaml";
import { numbersApart } from "../../../app/content/language/numbers.server.ts";
import { newTranslation, stampTranslations } from "../../../app/content/new/translation-file.server.ts";
import { readContent } from "../../../app/content/read-content.server.ts";
import { change, copyContent, readExample } from "./content-copy.ts";

/** Copies the agency's folder, and adds these files as a second language. */
function translated(files: Record<string, object>): string {
  const root = copyContent();
  change(root, "site.yaml", (site) => {
    site.languages = [site.languages[0], "nl"];
  });
  for (const [file, words] of Object.entries(files)) {
    mkdirSync(join(root, "nl", dirname(file)), { recursive: true });
    writeFileSync(join(root, "nl", file), stringify(words));
  }
  return root;
}

const original = readExample();
const about = { title: "Over ons", lead: "Wie wij zijn, en sinds wanneer." };

describe("a translation", () => {
  test("replaces texts, and takes everything else from the original", () => {
    const root = translated({ "pages/about.yaml": about, "site.yaml": { getStarted: { name: "Begin" } } });
    const { pages, site, untranslated } = readContent(root, false, "nl");
    expect(pages.about).toMatchObject({ ...about, accent: original.pages.about.accent });
    expect(site.getStarted).toEqual({ ...original.site.getStarted, name: "Begin" });
    expect(site).toMatchObject({ language: "nl", locale: "nl-NL", dir: "ltr", prefix: "/nl" });
    expect(site.url).toBe(`${original.site.url}/nl`);
    expect(untranslated.has("/about")).toBe(false);
    expect(untranslated).toContain("/services");
    expect(untranslated).toContain(original.projects[0]?.link);
  });

  test.each([
    [{ ...about, accent: "neutral" }, "nl/pages/about.yaml: accent: is no word"],
    [{ ...about, titel: "x" }, "nl/pages/about.yaml: titel: the original has no such field"],
    [{ ...about, title: 3 }, "nl/pages/about.yaml: title: must be a text"],
    [{ ...about, stats: { list: [{}] } }, "nl/pages/about.yaml: stats.list: has 1 entries, the original"],
    [{ ...about, title: "T".repeat(61) }, "nl/pages/about.yaml: title: must be at most 60 characters"],
  ])("is rejected with file, field and fix: %j", (words, problem) => {
    expect(() => readContent(translated({ "pages/about.yaml": words }), false, "nl")).toThrow(problem);
  });

  test("is reported while it is missing, incomplete, unmarked or older than its original", () => {
    const root = translated({ "pages/about.yaml": about });
    const notices = () => readContent(root, false, "nl").translation?.notices() ?? [];
    const of = () => notices().filter((notice) => notice.startsWith("nl/pages/about.yaml"));
    expect(notices()[0]).toMatch(/^nl: not translated: .*pages\/services\.yaml/);
    expect(of()).toContainEqual(expect.stringContaining("not all translated: meta"));
    expect(of()).toContainEqual(expect.stringContaining("says no state of the original"));
    expect(stampTranslations(root, "nl")).toEqual(["nl/pages/about.yaml"]);
    expect(of()).not.toContainEqual(expect.stringContaining("state of the original"));
    change(root, "pages/about.yaml", (page) => {
      page.lead = "Another sentence than before.";
    });
    expect(of()).toContainEqual(expect.stringContaining("the original has changed since"));
    stampTranslations(root, "nl", "pages/about");
    expect(of()).not.toContainEqual(expect.stringContaining("has changed since"));
  });

  test("starts as a file with the original text above each empty field", () => {
    const root = translated({});
    const { id, title } = original.services[0] ?? { id: "", title: "" };
    const file = newTranslation(root, "nl", `services/${id}`);
    const written = readFileSync(join(root, file), "utf8");
    expect(written).toContain(`# ${title}\ntitle: ""`);
    expect(written).not.toMatch(/^(?:id|color|icon|imageUrl):/m);
    expect(() => readContent(root, false, "nl")).toThrow(`${file}: title: must not be empty`);
    expect(() => newTranslation(root, "nl", `services/${id}`)).toThrow("exists already");
    expect(() => newTranslation(root, "sv", "pages/about")).toThrow("one of the languages of site.yaml: nl");
  });
});

test.each([
  ["1,240 cones in 6 weeks", "ছয় সপ্তাহে ১,২৪০টি কোন"],
  ["120,000 taka", "১ লাখ ২০ হাজার টাকা"],
  ["4 million letters", "৪০ লাখ চিঠি"],
  ["Four ghats, 2.6 times", "৪টি ঘাট, ২.৬ গুণ"],
  ["100 m of rope", "১০০ মিটার দড়ি"],
])("finds the same numbers in '%s' and '%s'", (one, other) => {
  expect(numbersApart(one, other)).toBeUndefined();
});
test.each([
  ["1,240 cones", "১,২৪টি কোন", "the original has 1240; the translation has 124"],
  ["No number", "৭টি", "the translation has 7"],
])("finds different numbers in '%s' and '%s'", (one, other, apart) => {
  expect(numbersApart(one, other)).toContain(apart);
});
