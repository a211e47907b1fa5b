import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { plainNumber, stated, withDigits } from "../../app/content/check/numbers.server.ts";
import { wrongFigure } from "../../app/content/check/stated-change.server.ts";
import { firstYearOf } from "../../app/content/check/technology-years.server.ts";
import { voiceReport } from "../../app/content/check/voice.server.ts";
import { readContent } from "../../app/content/read/read-content.server.ts";
import { ContentError } from "../../app/content/read/read-files.server.ts";
import { copyContent } from "../../tests/unit/content/content-copy.ts";

let root = "";

beforeEach(() => {
  root = copyContent();
  cpSync("agency/art/projects", join(root, "art/projects"), { recursive: true });
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

function edit(file: string, change: (text: string) => string): void {
  const path = join(root, file);
  const before = readFileSync(path, "utf8");
  const after = change(before);
  expect(after, `the edit of ${file} must change something`).not.toBe(before);
  writeFileSync(path, after);
}

/** All problems in one text; empty when the content is sound. */
function problems(): string {
  try {
    readContent(root);
    return "";
  } catch (error) {
    if (error instanceof ContentError) return error.problems.join("\n");
    throw error;
  }
}

/** Gives a project six results of one text and facts of its own. */
const setResult = (figure: string, text: string) => (yaml: string) =>
  yaml.replace(/( {2}results:\n) {4}- .*\n/, `$1    - "${figure}: ${text}"\n`);
const setFacts = (facts: string) => (yaml: string) =>
  `${yaml.replace(/^facts:.*\n/m, "")}facts: [${facts}]\n`;

describe("a declared fact is one number wherever its project is spoken of", () => {
  const file = "projects/brand-1.yaml";
  test("the text says another", () => {
    edit(file, (text) => text.replace("eleven vessels", "twelve vessels"));
    expect(problems()).toMatch(
      /brand-1\.yaml: description: says '12 vessels'.*say '11 vessels'.*add '12 vessels'/,
    );
  });
  test("an alternative text says another", () => {
    edit(file, (text) => text.replace("alt: Woven navy label", "alt: Twelve vessels on a woven navy label"));
    expect(problems()).toMatch(/brand-1\.yaml: alt: says '12 vessels'/);
  });
  test("the words in a drawn picture say another", () => {
    edit("art/projects/brand-1.yaml", (text) => text.replace('"port side"', '"port side, 12 vessels"'));
    expect(problems()).toMatch(/art\/projects\/brand-1\.yaml: port-elevation\.words: says '12 vessels'/);
  });
  test("the home page says another", () => {
    edit("pages/home.yaml", (text) => text.replace("metrics: 11 vessels", "metrics: 12 vessels"));
    expect(problems()).toMatch(/pages\/home\.yaml: journey: says '12 vessels'/);
  });
  test("a post that links to it says another", () => {
    edit("posts/naming-a-ferry-company-after-a-river.md", (text) =>
      text.replace("owned eleven vessels", "owned ten vessels"),
    );
    expect(problems()).toMatch(/posts\/naming.*: body: says '10 vessels'/);
  });
  test("a second number that is declared, too, is another", () => {
    edit(file, (text) => text.replace("A ferry line with eleven vessels", "A ferry line with nine vessels"));
    expect(problems()).toContain("says '9 vessels'");
    edit(file, setFacts("11 vessels, 9 vessels"));
    expect(problems()).toBe("");
  });
  test("a fact that stands nowhere is said", () => {
    edit(file, setFacts("11 vessels, 7 lighthouses"));
    expect(problems()).toMatch(/brand-1\.yaml: facts: '7 lighthouses' stands nowhere/);
  });
  test("a fact without its thing is refused", () => {
    edit(file, setFacts('"11"'));
    expect(problems()).toMatch(/facts\[0\]: must read 'number thing'/);
  });
  test("nothing is declared, so nothing is compared: another language, and no picture house", () => {
    rmSync(join(root, "art"), { recursive: true });
    edit(file, (text) =>
      text
        .replace(/^facts:.*\n/m, "")
        .replace(/^description: .*$/m, "description: Zwölf Schiffe, 12 vessels, 13 Anleger."),
    );
    expect(problems()).toBe("");
  });
  test("thousands are read in any writing", () => {
    edit(file, (text) =>
      text.replace(/^description: .*$/m, "description: Ein Ofen, 1.240 Grad heiß, 1,240 Grad, 12,5 Grad."),
    );
    edit(file, setFacts('"1240 Grad", "12.5 Grad"'));
    expect(problems()).toBe("");
  });
});

describe("a figure is what its own sentence comes to", () => {
  test.each([
    ["−28%", "9.2", "6.6"],
    ["+212%", "410", "1,279"],
    ["2.6×", "1,000", "2,610"],
    ["−12 min", "36", "24"],
    ["83", "52", "83"],
    ["54 of 60", "19", "54"],
    ["31 points", "58", "89"],
    // Far from any change: another quantity.
    ["+12%", "34", "6"],
    ["60 kWh", "3.6", "1.9"],
    // A figure in another writing of numbers is left alone.
    ["−28,3 %", "9.2", "6.6"],
  ])("%s from %s to %s is right or something else", (figure, from, to) => {
    expect(wrongFigure(figure, stated(from), stated(to))).toBeUndefined();
  });
  test.each([
    ["−37%", "9.2", "6.0", "comes to 34.8"],
    ["+28%", "9.2", "6.6", "goes the other way"],
    ["2.6×", "1,000", "2,900", "comes to 2.9"],
    ["−12 min", "36", "25", "comes to 11"],
    ["83", "52", "82", "comes to 82"],
  ])("%s from %s to %s %s", (figure, from, to, message) => {
    expect(wrongFigure(figure, stated(from), stated(to))).toContain(message);
  });
  test("in a result", () => {
    edit("projects/gd-3.yaml", setResult("−39%", "A printed tin fell from about ৳38 to a mere ৳24"));
    expect(problems()).toBe("");
    edit("projects/gd-3.yaml", setResult("−39%", "A printed tin fell from ৳38 to ৳24, in June 2024"));
    expect(problems()).toMatch(
      /gd-3\.yaml: caseStudy\.results\[0\]: says '−39%', but from 38 to 24 comes to 36\.8/,
    );
  });
  test("but not in two units", () => {
    edit("projects/gd-3.yaml", setResult("−37%", "The wait at the till fell from 6 min 40 s to 4 min 12 s"));
    expect(problems()).toBe("");
  });
  test("but not between two dates", () => {
    edit("projects/gd-3.yaml", setResult("2,000", "Visitors came from 2023 to 2024, counted at the gate"));
    expect(problems()).toBe("");
  });
  test("on the home page, where it is also a result of its project", () => {
    edit("pages/home.yaml", (text) => text.replace('figure: "−28%"', 'figure: "−31%"'));
    expect(problems()).toMatch(/results\.list\[1\]\.figure: '−31%' is no result of 'quality-control-system'/);
    expect(problems()).toMatch(
      /results\.list\[1\]\.figure: says '−31%', but from 9\.2 to 6\.6 comes to 28\.3/,
    );
  });
});

describe("years", () => {
  test("a technology that is younger than its project", () => {
    edit("projects/gd-1.yaml", (text) => text.replace("Glyphs 3", "Gemma 3"));
    expect(problems()).toMatch(
      /gd-1\.yaml: technologies\[1\]: 'Gemma 3' came out in 2025, after the project of 2024/,
    );
  });
  test("the longest name decides, and an unknown one is left alone", () => {
    expect(firstYearOf("Whisper")).toBe(2022);
    expect(firstYearOf("Whisper large-v3")).toBe(2023);
    expect(firstYearOf("Whisperer")).toBeUndefined();
  });
  test("a result of the future", () => {
    edit("projects/gd-1.yaml", setResult("13 posters", "It will have printed 13 posters by June 2097"));
    expect(problems()).toMatch(/gd-1\.yaml: caseStudy\.results\[0\]: was measured in 2097, which lies ahead/);
  });
});

test("numbers: English numerals and separators", () => {
  expect(withDigits("Sixty-four of forty, one Fortyish")).toBe("64 of 40, 1 Fortyish");
  expect(["1,240", "1.240", "12.0", "12,5", "1’200’000"].map(plainNumber)).toEqual([
    "1240",
    "1240",
    "12.0",
    "12.5",
    "1200000",
  ]);
});

test("the voice is counted and never fails, with or without words to watch", () => {
  const count = (report: string[], line: string) =>
    Number(new RegExp(`${line}: (\\d+)`).exec(report.join("\n"))?.[1]);
  const marks = () => count(voiceReport(readContent(root), root), "marked '# aphorism'");
  const before = marks();
  edit("projects/web-1.yaml", (text) => text.replace("  solution: |\n", "  solution: | # aphorism\n"));
  expect(marks()).toBe(before + 1);
  expect(voiceReport(readContent(root), root).join("\n")).not.toContain("vessels: ");
  writeFileSync(join(root, "voice.yaml"), "watch: [{ name: vessels, words: [vessels] }]\n");
  expect(count(voiceReport(readContent(root), root), "vessels")).toBeGreaterThan(2);
});
