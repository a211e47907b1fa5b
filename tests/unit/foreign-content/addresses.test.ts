import { afterEach, expect, test, vi } from "vitest";
import { readContent } from "../../../app/content/read-content.server.ts";
import { organization } from "../../../app/content/site/things.server.ts";
import { numeralsOf } from "../../../app/lib/count-text.ts";
import { type Address, addressLines, postalAddress } from "../../../app/lib/postal-address.ts";
import { change, copyContent } from "../content/content-copy.ts";
import { problemsOf, writePost } from "./foreign-content.ts";

afterEach(() => vi.unstubAllEnvs());

const FULL_ADDRESS = {
  street: "Kiln 4",
  area: "Majorna",
  city: "Gothenburg",
  postcode: "414 57",
  country: "Sweden",
};
/** Postal addresses with every combination of fields. */
const CHOICES = Array.from(
  { length: 32 },
  (_, choice): Address =>
    Object.fromEntries(Object.entries(FULL_ADDRESS).filter((_field, at) => choice & (1 << at))),
);

test.each(CHOICES)("shows a postal address with the fields %j without gaps", (address) => {
  for (const locale of ["en-GB", "sv-SE"]) {
    const numerals = numeralsOf(locale);
    const text = postalAddress(address, numerals);
    const lines = addressLines(address, numerals).join(" ");
    for (const shown of [text, lines]) {
      expect.soft(shown).not.toMatch(/undefined|^[ ,]|[ ,]$|, ,|,,| {2}/);
      for (const [field, value] of Object.entries(address))
        expect.soft(shown.includes(value ?? ""), field).toBe(shown === text || field !== "country");
    }
  }
});

test("allows any or all fields of a postal address to be missing", () => {
  for (const address of [{}, { street: "Al Wasl Road", city: "Dubai", country: "United Arab Emirates" }]) {
    const root = copyContent();
    change(root, "site.yaml", (site) => {
      site.contact.address = address;
    });
    const missing = problemsOf(root).filter((problem) => !problem.includes("site.yaml has no value for"));
    expect(missing).toEqual([]);
  }
});

test("rejects text that refers to a missing field, in YAML and Markdown", () => {
  const root = copyContent();
  change(root, "site.yaml", (site) => {
    delete site.contact.address.postcode;
  });
  change(root, "pages/about.yaml", (page) => {
    page.lead = "We are at {postcode}.";
  });
  writePost(root, "where", {}, "We are at {postcode}, and `{postcode}` is code.");
  const lacking = "site.yaml has no value for '{postcode}': write it there, or another text here";
  expect(problemsOf(root)).toEqual([
    `pages/about.yaml: lead: ${lacking}`,
    `posts/where.md: text: ${lacking}`,
  ]);
});

test("writes only existing fields of a postal address into structured data", () => {
  const root = copyContent();
  change(root, "site.yaml", (site) => {
    site.contact.address = { city: "Dubai" };
  });
  vi.spyOn(console, "warn").mockReturnValue();
  const content = readContent(root, true);
  vi.mocked(console.warn).mockRestore();
  const { address } = organization(content, true);
  expect(JSON.parse(JSON.stringify(address))).toEqual({ "@type": "PostalAddress", addressLocality: "Dubai" });
  expect(content.site.contact.address).toEqual({ city: "Dubai" });
});
