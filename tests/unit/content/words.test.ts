import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { Problems } from "../../../app/content/files/read-files.server.ts";
import * as en from "../../../app/words/en.ts";
import { readWords } from "../../../app/words/read-words.server.ts";
import { temporaryFolder } from "../temporary-folder.ts";

/** Reads the interface texts of an agency with this words.yaml, and the problems of the file. */
function read(yaml: string | undefined) {
  const root = temporaryFolder();
  if (yaml !== undefined) writeFileSync(join(root, "words.yaml"), yaml);
  const problems = new Problems(root);
  const words = readWords({ root, problems, words: { name: "Ours" } }, "en");
  return { words, problems: problems.list.map((problem) => problem.replace(`${root}/`, "")) };
}

describe("interface texts", () => {
  test("are the product's texts by default", () => {
    expect(read(undefined)).toEqual({ words: en, problems: [] });
  });

  test("are replaced only where the agency's words.yaml names them", () => {
    const { words, problems } = read("contact:\n  send: Post it to {name}\n");
    expect(problems).toEqual([]);
    expect(words).toEqual({ ...en, contact: { ...en.contact, send: "Post it to Ours" } });
  });

  test.each([
    ["contact:\n  sned: Post it\n", "words.yaml: contact: there is no field 'sned' here"],
    ["contact:\n  send: ''\n", "words.yaml: contact.send: must not be empty"],
    ["contact:\n  copy: { phone: Copy it }\n", "words.yaml: contact.copy.phone: must hold [phone]"],
    ["newsletter: Hello\n", "words.yaml: newsletter: "],
  ])("are rejected with file, field and fix: %j", (yaml, problem) => {
    expect(read(yaml).problems).toEqual([expect.stringContaining(problem)]);
  });
});
