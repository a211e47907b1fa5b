import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readYamlText } from "../../../app/content/files/yaml-text.server.ts";
import { copyContent } from "../content/content-copy.ts";
import { problemsOf, replaceLine, writePost } from "./foreign-content.ts";

/** Unquoted values that YAML would cut, change or reject. */
const LOST = [
  ...["500 Main Street, Suite #200", "#1 Builders", "Tea\t# 2", "[Tea, Cake #2]", '"Tea" #2', "| # 2\n  Tea"],
  ...["Tea\n  # 1 in town", "Tea\n  and cake\n  # 1 in town", "Tea\n    # 1 in town", "#1 in\n  town"],
  ...[
    "!Acme and Sons",
    "! Acme",
    "!",
    "!!str Tea",
    "&Sons and more",
    "& Sons",
    "*Acme",
    "**Acme**",
    "* Acme",
  ],
  ...[
    "@acme",
    "`code`",
    "%5 off",
    ">5 people",
    "> 5 people",
    ">5",
    "|5 a",
    "|x",
    "- 5 degrees",
    "-",
    "? what",
  ],
  ...["[Acme] and Sons", "{name} is here", '"Acme" and Sons', "'n Acme", "Acme: Sons", ", Acme", "]x", "}x"],
  ...["012", "1e3", "0x1f", "0o14", "+5", ".5", ".inf", ".nan", "~", "Null", "NULL", "True", "FALSE"],
  ...[
    '"C:\\new"',
    '"C:\\temp\\1"',
    '"50\\% off"',
    "Tea\n---\nnext: 1",
    "Tea\n... and more",
    "Tea\nvalue: Cake",
    "Tea\n\tnext: 1",
  ],
];
/** Lines that YAML reads unchanged, with their values. */
const KEPT: [yaml: string, value: unknown][] = [
  ...["R&D", "C#", "5 * 3", "Tea!", "a@b.example", "50%", "12:30", "yes", "no", "on", "1_000", "-- Tea"].map(
    (text): [string, unknown] => [text, text],
  ),
  ...["2024-01-10", "http://x.example/#b", "x:y", "?what", ":x", "$5", "=", "... and more"].map(
    (text): [string, unknown] => [text, text],
  ),
  ['"Suite #200"', "Suite #200"],
  ["'!Acme'", "!Acme"],
  ["'Tea\n  # 1 in town'", "Tea # 1 in town"],
  ["|\n  # 1 in town\n  Tea", "# 1 in town\nTea\n"],
  ["Tea\n# A comment", "Tea"],
  ["# How to reach us\n  email: a", { email: "a" }],
  ["\n  # The first\n  - Tea\n  # The last\n  - Cake\n  # - Bread", ["Tea", "Cake"]],
  ["\n  - # The name\n    name: Tea", [{ name: "Tea" }]],
  ["1.50", 1.5],
  ["-3", -3],
  ["null", null],
  ["", null],
];

describe("a value in YAML", () => {
  test.each(LOST)("is rejected with its line if YAML would change the text: %s", (value) => {
    const { data, faults } = readYamlText(`first: 1\nvalue: ${value}\n`, 10);
    expect(data).toBeUndefined();
    expect(faults.join("\n")).toMatch(/line 1\d: .|at line 1\d: ./);
  });
  test.each(KEPT)("is read unchanged: %s", (value, expected) => {
    expect(readYamlText(`first: 1\nvalue: ${value}\n`)).toMatchObject({
      faults: [],
      data: { first: 1, value: expected },
    });
  });
  test.each(["012: Tea", "null: Tea", "~: Tea", "*Acme: Tea", "!Acme: Tea", "&a: Tea", "%a: Tea", ": Tea"])(
    "is rejected if its key is not a plain text: %s",
    (line) => {
      expect(readYamlText(`${line}\n`).faults).not.toEqual([]);
    },
  );
});

test("does not report a '#' in the first line of a two-line text as wrong indentation", () => {
  expect(readYamlText("value: Main Street #200\n  and the yard\n").faults).toEqual([
    expect.stringMatching(/^line 1: what follows '#' would be lost/),
  ]);
});

describe("the YAML check asks for quotation marks and names file and line", () => {
  test.each([
    ["site.yaml", "    street:", "    street: 500 Main Street, Suite #200"],
    ["site.yaml", "    city:", "    city: !Acme and Sons"],
    ["site.yaml", "    city:", "    city: 012"],
    ["site.yaml", "    city:", "    city: 12"],
    ["site.yaml", "    city:", "    city: true"],
    ["site.yaml", "    city:", "    city: {name}"],
    ["site.yaml", "    city:", "    city: [Tea, Cake]"],
    ["pages/about.yaml", "title:", "title: **Acme**"],
  ])("in %s: %s %s", (file, start, line) => {
    const root = copyContent();
    replaceLine(root, file, start, line);
    expect(problemsOf(root).join("\n")).toMatch(new RegExp(`^${file}: .*quotation marks`, "m"));
    expect(problemsOf(root).join("\n")).toMatch(/line \d+/);
  });
  test("in words.yaml", () => {
    const root = copyContent();
    writeFileSync(join(root, "words.yaml"), "pages:\n  about: &Sons and more\n");
    expect(problemsOf(root)).toEqual([
      "words.yaml: line 2: a text begins with '&': put it in quotation marks",
    ]);
  });
  test("in front matter, with the line of the file", () => {
    const root = copyContent();
    writePost(root, "acme", { title: "**Acme**" });
    expect(problemsOf(root)).toEqual([
      "posts/acme.md: line 3: a text begins with '*': put it in quotation marks",
    ]);
  });
  test("in a chart inside Markdown", () => {
    const root = copyContent();
    writePost(root, "acme", {}, '```figure\nfigure: "41 s"\ntext: To find page #2\n```');
    expect(problemsOf(root).join()).toMatch(/^posts\/acme\.md: .*block 'figure', line 2: what follows '#'/);
  });
});
