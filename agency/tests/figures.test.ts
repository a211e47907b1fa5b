import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { textsOf } from "../../app/content/check/walk-content.server.ts";
import { Problems } from "../../app/content/files/read-files.server.ts";
import { readContent } from "../../app/content/read-content.server.ts";
import type { Content } from "../../app/content/schema/content.server.ts";
import { checkFacts } from "../../app/content/types/project/check-facts.server.ts";
import { splitResult } from "../../app/lib/split-result.ts";
import { withDigits, wrongFigure, wrongResult } from "./numbers.ts";

const ROOT = join(import.meta.dirname, "..");
const content = readContent(ROOT, true);
const { projects, pages } = content;
const readYaml = (file: string) => parse(readFileSync(join(ROOT, file), "utf8"));

const wordsInPictures: Record<string, string[]> = readYaml("tests/words-in-pictures.yaml");

/** Returns content with numbers as digits, and with the words in each project's pictures in its description. */
function counted(source: Content): Content {
  const projects = source.projects.map((project) => ({
    ...project,
    description: `${project.description} ${wordsInPictures[project.id]?.join("; ")}`,
  }));
  return JSON.parse(JSON.stringify({ ...source, projects }), (_key, value) =>
    typeof value === "string" ? withDigits(value) : value,
  );
}

function wrongFacts(source: Content): string {
  const problems = new Problems("agency");
  const content = counted(source);
  checkFacts(content, problems, textsOf(content));
  return problems.list.join("\n");
}

describe("a project's declared facts", () => {
  test("are the same in digits, in words and in pictures", () => {
    expect(wrongFacts(content)).toBe("");
  });
  test("are reported if a number in words differs from them", () => {
    const withTwelve = (text: string) => text.replace("eleven vessels", "twelve vessels");
    const wrong = projects.map((project) => ({ ...project, description: withTwelve(project.description) }));
    const found = wrongFacts({ ...content, projects: wrong });
    expect(found).toMatch(/brand-1\.yaml: description: says '12 vessels'/);
  });
  test("may be spelled out in English", () => {
    expect(withDigits("Sixty-four of forty, one Fortyish")).toBe("64 of 40, 1 Fortyish");
  });
});

describe("the stated change between two numbers", () => {
  test.each([
    ["−28%", "9.2", "6.6"],
    ["+212%", "410", "1,279"],
    ["−12 min", "36", "24"],
    ["83", "52", "83"],
    ["31 points", "58", "89"],
    // These values are too far from the change between the numbers, so they must be another quantity.
    ["+12%", "34", "6"],
    ["60 kWh", "3.6", "1.9"],
  ])("is accepted: %s from %s to %s", (figure, from, to) => {
    expect(wrongFigure(figure, from, to)).toBeUndefined();
  });
  test.each([
    ["−37%", "9.2", "6.0", "comes to 34.8"],
    ["+28%", "9.2", "6.6", "goes the other way"],
    ["2.6×", "1,000", "2,900", "comes to 2.9"],
    ["−12 min", "36", "25", "comes to 11"],
  ])("is rejected: %s from %s to %s %s", (figure, from, to, message) => {
    expect(wrongFigure(figure, from, to)).toBe(message);
  });
  test.each([
    ["−39%", "A printed tin fell from about ৳38 to a mere ৳24", undefined],
    ["−39%", "A printed tin fell from ৳38 to ৳24, in June 2024", "comes to 36.8"],
    ["−37%", "The wait at the till fell from 6 min 40 s to 4 min 12 s", undefined],
    ["2,000", "Visitors came from 2023 to 2024, counted at the gate", undefined],
  ])("is compared with the two numbers in its text: %s, %s", (figure, text, wrong) => {
    expect(wrongResult({ figure, text })).toBe(wrong);
  });
  test("is correct in every result of this agency", () => {
    for (const { id, caseStudy } of projects)
      for (const result of caseStudy.results)
        expect.soft(wrongResult(splitResult(result)), id).toBeUndefined();
    for (const { figure, before, after } of pages.home.results.list)
      expect.soft(wrongFigure(figure, `${before.value}`, `${after.value}`), figure).toBeUndefined();
  });
});

describe("the years of a project", () => {
  const firstYears = Object.entries<string[]>(readYaml("tests/technology-years.yaml")).flatMap(
    ([year, names]) => names.map((name) => [name, Number(year)] as const),
  );
  /** Returns the first year of a technology, found by the longest known name that it starts with. */
  function firstYearOf(technology: string): number {
    const begins = ([name]: readonly [string, number]) =>
      technology.startsWith(name) && ["", " ", ","].includes(technology.charAt(name.length));
    return firstYears.filter(begins).toSorted(([a], [b]) => b.length - a.length)[0]?.[1] ?? 0;
  }
  test("are no earlier than its technologies, and the years in its results are not in the future", () => {
    expect(["Whisper", "Whisper large-v3", "Whisperer"].map(firstYearOf)).toEqual([2022, 2023, 0]);
    const thisYear = new Date().getFullYear();
    for (const { id, year = thisYear, technologies, caseStudy } of projects) {
      for (const technology of technologies)
        expect.soft(firstYearOf(technology), `${id}: ${technology}`).toBeLessThanOrEqual(year);
      const named = caseStudy.results.flatMap((result) => result.match(/\b20\d\d\b(?![%,.]\d)/g) ?? []);
      for (const measured of named) expect.soft(Number(measured), id).toBeLessThanOrEqual(thisYear);
    }
  });
});
