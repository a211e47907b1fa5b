import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { tellUnbriefed } from "../house/unbriefed.ts";

let root = "";
const file = (name: string) => join(root, "pictures", name);
const entry = { width: 1280, height: 960, widths: [640, 1280], color: "#112233" };

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "house-"));
  for (const folder of ["pictures", "art"]) mkdirSync(join(root, folder));
  for (const name of ["drawn.avif", "drawn-640.avif", "drawn-by-hand.avif", "photo.jpg"])
    writeFileSync(file(name), "");
  writeFileSync(join(root, "pictures.json"), JSON.stringify({ "/pictures/drawn.avif": entry }));
  writeFileSync(join(root, "art/drawn.json"), JSON.stringify({ "/pictures/drawn.avif": "1234" }));
});
afterEach(() => rmSync(root, { recursive: true }));

test("with every brief gone nothing is removed unless it is asked for", async () => {
  await tellUnbriefed(root, [], false);
  expect(existsSync(file("drawn.avif"))).toBe(true);
  expect(JSON.parse(readFileSync(join(root, "pictures.json"), "utf8"))).toHaveProperty([
    "/pictures/drawn.avif",
  ]);
});
test("and then only what the house drew", async () => {
  await tellUnbriefed(root, [], true);
  expect(
    ["drawn.avif", "drawn-640.avif", "drawn-by-hand.avif", "photo.jpg"].filter((name) =>
      existsSync(file(name)),
    ),
  ).toEqual(["drawn-by-hand.avif", "photo.jpg"]);
  expect(JSON.parse(readFileSync(join(root, "art/drawn.json"), "utf8"))).toEqual({});
});
