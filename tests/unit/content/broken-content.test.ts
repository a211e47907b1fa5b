import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readContent } from "../../../app/content/read-content.server.ts";
import { ContentError } from "../../../app/content/read-files.server.ts";

let root = "";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "content-"));
  cpSync("content", join(root, "content"), { recursive: true });
  symlinkSync(join(process.cwd(), "public"), join(root, "public"));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

function edit(file: string, change: (text: string) => string): void {
  const path = join(root, "content", file);
  const before = readFileSync(path, "utf8");
  const after = change(before);
  expect(after, `the edit of ${file} must change something`).not.toBe(before);
  writeFileSync(path, after);
}

/** The problems that reading finds; fails when there is none. */
function problems(): readonly string[] {
  try {
    readContent(root);
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
  throw new Error("The broken content was accepted");
}

describe("content that is wrong stops the build with file, field and fix", () => {
  test("the committed content is sound", () => {
    expect(() => readContent(root)).not.toThrow();
  });

  test.each<[string, string, (text: string) => string, RegExp]>([
    [
      "a related project that does not exist",
      "projects/web-1.yaml",
      (text) => text.replace(/relatedProjects:[\s\S]*$/, "relatedProjects: [web-2, web-3, nowhere-9]\n"),
      /content\/projects\/web-1\.yaml: relatedProjects\[2\]: there is no project 'nowhere-9'/,
    ],
    [
      "a missing picture",
      "projects/web-1.yaml",
      (text) => text.replace(/^imageUrl: .*$/m, "imageUrl: /pictures/web-1/lost.avif"),
      /content\/projects\/web-1\.yaml: imageUrl: the picture '\/pictures\/web-1\/lost\.avif' is not in/,
    ],
    [
      "a duplicate id",
      "projects/web-2.yaml",
      (text) => text.replace(/^id: .*$/m, "id: web-1"),
      /content\/projects: id: 'web-1' is used twice/,
    ],
    [
      "an unknown category",
      "projects/web-1.yaml",
      (text) => text.replace(/^serviceCategory: .*$/m, "serviceCategory: weaving"),
      /content\/projects\/web-1\.yaml: serviceCategory: Invalid option: expected one of "web-design"/,
    ],
    [
      "a leftover placeholder",
      "projects/web-1.yaml",
      (text) => text.replace(/^description: .*$/m, "description: Lorem ipsum dolor sit amet"),
      /content\/projects\/web-1\.yaml: description: still holds a placeholder/,
    ],
    [
      "an internal link to nowhere",
      "contact.yaml",
      (text) => text.replace("link: /portfolio", "link: /portfolios"),
      /content\/contact\.yaml: blocks\[1\]\.link: '\/portfolios' leads to no page/,
    ],
    [
      "five results instead of six",
      "projects/web-1.yaml",
      (text) => text.replace(/(results:\n)\s+- .*\n/, "$1"),
      /content\/projects\/web-1\.yaml: caseStudy\.results: /,
    ],
    [
      "a field that no schema knows",
      "site.yaml",
      (text) => `${text}\ncolour: red\n`,
      /content\/site\.yaml: Unrecognized key: "colour"/,
    ],
    [
      "YAML that cannot be read",
      "home.yaml",
      (text) => `${text}\n  - [`,
      /content\/home\.yaml: is not valid YAML/,
    ],
    [
      "a wrong slug for a project with a fixed address",
      "projects/ai-1.yaml",
      (text) => text.replace(/^link: .*$/m, "link: /portfolio/ai-1"),
      /content\/projects\/ai-1\.yaml: link: must be '\/portfolio\/synapse-logistics'/,
    ],
  ])("%s", (_what, file, change, message) => {
    edit(file, change);
    expect(problems().join("\n")).toMatch(message);
  });

  test("all errors are listed at once", () => {
    edit("projects/web-1.yaml", (text) => text.replace(/^year: .*$/m, "year: soon"));
    edit("projects/gd-1.yaml", (text) => text.replace(/^client: .*$/m, 'client: ""'));
    const text = problems().join("\n");
    expect(text).toMatch(/web-1\.yaml: year: /);
    expect(text).toMatch(/gd-1\.yaml: client: /);
  });
});
