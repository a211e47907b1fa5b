import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { explain } from "../../../app/content/new/template.server.ts";
import { makeWhole, writeWhole } from "../../../app/content/new/write-whole.server.ts";
import { projectSchema } from "../../../app/content/types/project/schema.server.ts";
import { readTextFile } from "../../../server/text-file.ts";
import { temporaryFolder } from "../temporary-folder.ts";

test("leaves no folder behind if creating it fails", async () => {
  const folder = join(temporaryFolder(), "parent");
  const agency = join(folder, "ours");
  const failed = makeWhole(agency, async (unfinished) => {
    writeFileSync(join(unfinished, "site.yaml"), "name: Ours\n");
    throw new Error("disk full");
  });
  await expect(failed).rejects.toThrow("disk full");
  expect(readdirSync(folder)).toEqual([]);
  await makeWhole(agency, async (unfinished) => writeFileSync(join(unfinished, "site.yaml"), "name: Ours\n"));
  expect(readdirSync(folder)).toEqual(["ours"]);
  expect(readdirSync(agency)).toEqual(["site.yaml"]);
});

test("leaves a file unchanged if writing it fails", () => {
  const folder = temporaryFolder();
  const file = join(folder, "a/b.yaml");
  writeWhole(file, "one\n");
  expect(readFileSync(file, "utf8")).toBe("one\n");
  expect(readdirSync(join(folder, "a"))).toEqual(["b.yaml"]);
  // Writing fails, because a folder has the path of the file.
  expect(() => writeWhole(join(folder, "a"), "two\n")).toThrow();
  expect(existsSync(join(folder, ".a.unfinished"))).toBe(false);
});

test("explains the starter's files, whatever their line endings", () => {
  const starter = "examples/starter/projects/first-project.yaml";
  const file = join(temporaryFolder(), "project.yaml");
  writeFileSync(file, readFileSync(starter, "utf8").replaceAll("\n", "\r\n"));
  expect(explain(projectSchema, readTextFile(file))).toBe(explain(projectSchema, readTextFile(starter)));
});
