import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import { readContent } from "../../../app/content/read-content.server.ts";
import { fillLegalText } from "../../../app/content/types/legal/legal-text.server.ts";
import { loadEnvironmentFile, readTextFile } from "../../../server/text-file.ts";
import { copyContent, readExample } from "../content/content-copy.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { problemsOf } from "./foreign-content.ts";

const { posts, legal, projects } = readExample();
const FILES = [
  ...["site.yaml", "words.yaml", "pages/home.yaml", `projects/${projects[0]?.id}.yaml`, "theme.css"],
  ...["patterns.css", "mark.svg", "pictures.json", `posts/${posts[0]?.slug}.md`, `legal${legal[0]?.path}.md`],
];
const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, "utf16le");
const READ: [name: string, encode: (text: string) => string | Buffer][] = [
  ["a byte order mark", (text) => `\uFEFF${text}`],
  ["CRLF", (text) => text.replaceAll("\n", "\r\n")],
  ["CR", (text) => text.replaceAll("\n", "\r")],
  ["a byte order mark and CRLF", (text) => `\uFEFF${text.replaceAll("\n", "\r\n")}`],
];
const REFUSED: [name: string, encode: (text: string) => Buffer][] = [
  ["UTF-16", utf16],
  ["UTF-16 with the high byte first", (text) => utf16(text).swap16()],
  ["UTF-16 without a mark", (text) => Buffer.from(text, "utf16le")],
  ["Windows-1252", (text) => Buffer.from(text.replace(/[a-z](?=[^a-z]*$)/, "é"), "latin1")],
];

function save(root: string, file: string, encode: (text: string) => string | Buffer): void {
  const path = join(root, file);
  writeFileSync(path, encode(readFileSync(path, "utf8")));
}

describe("a file of the agency's folder", () => {
  test.each(READ)("is read correctly with %s", (_name, encode) => {
    const root = copyContent();
    const before = readContent(root);
    for (const file of FILES) save(root, file, encode);
    const after = readContent(root);
    for (const part of ["site", "pages", "projects", "posts", "legal", "theme", "mark", "words"] as const)
      expect.soft(after[part], part).toEqual(before[part]);
  });
  test.each(REFUSED.flatMap(([name, encode]) => FILES.map((file) => ({ name, file, encode }))))(
    "is rejected in the encoding $name, with the file's name: $file",
    ({ file, encode }) => {
      const root = copyContent();
      save(root, file, encode);
      expect(problemsOf(root)).toContainEqual(
        expect.stringMatching(`^${file}: is not UTF-8.*: save it as UTF-8$`),
      );
    },
  );
  test("is rejected if it is not UTF-8, even if only the build reads it", () => {
    const root = copyContent();
    writeFileSync(join(root, "extra.css"), utf16("a { color: red }"));
    expect(problemsOf(root).join()).toMatch(/^extra\.css: is not UTF-8/);
  });
});

test("resolves a conditional block with trailing spaces, and rejects an unclosed block", () => {
  const source = "a\n:::when counts=on \nb\n::: \nc\n";
  expect(fillLegalText(source, { counts: "off" }, { email: "", phone: "" }, 12)).toBe("a\nc\n");
  const root = copyContent();
  save(root, `legal${legal[0]?.path}.md`, (text) => `${text}\n:::when counts=on\nWords.\n`);
  expect(problemsOf(root).join()).toMatch(
    /':::when counts=on' would be shown: a conditional part starts with/,
  );
});

describe(".env", () => {
  afterEach(() => vi.unstubAllEnvs());
  const load = (content: string | Buffer) => {
    const file = join(temporaryFolder(), ".env");
    writeFileSync(file, content);
    for (const name of ["WORLD_A", "WORLD_B"]) vi.stubEnv(name, undefined);
    loadEnvironmentFile(file);
    return [process.env.WORLD_A, process.env.WORLD_B];
  };
  test.each(READ)("is read correctly with %s", (_name, encode) => {
    expect(load(encode('# Ours\nWORLD_A=one # first\nWORLD_B="a#b"\n'))).toEqual(["one", "a#b"]);
  });
  test("does not override the environment", () => {
    vi.stubEnv("WORLD_C", "kept");
    load("WORLD_C=other\n");
    expect(process.env.WORLD_C).toBe("kept");
  });
  test.each(["WORLD_A=one#two", "WORLD_A=#one", "export WORLD_A = one#two\n"])(
    "is rejected if it contains %s, with the setting's name",
    (line) => {
      expect(() => load(line)).toThrow(/\.env: WORLD_A would lose what follows its '#': put it in quotation/);
    },
  );
  test.each(REFUSED)("is rejected in the encoding %s, with the file's name", (_name, encode) => {
    expect(() => load(encode("WORLD_A=one\n"))).toThrow(/\.env: is not UTF-8/);
  });
});

test("names an unreadable file", () => {
  expect(() => readTextFile(temporaryFolder())).toThrow(/unit-\S+: cannot be read \(/);
});

test("keeps LF line endings in the repository", () => {
  expect(existsSync(".gitattributes") && readFileSync(".gitattributes", "utf8")).toContain(
    "* text=auto eol=lf",
  );
});
