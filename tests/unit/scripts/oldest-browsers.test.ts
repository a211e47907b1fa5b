import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { OLDEST_BROWSERS } from "../../../scripts/oldest-browsers.ts";

test("the README states the oldest browsers", () => {
  const { chrome, edge, firefox, safari } = OLDEST_BROWSERS;
  expect(edge).toBe(chrome);
  expect(readFileSync("README.md", "utf8")).toContain(
    `Chrome and Edge ${chrome}, Firefox ${firefox}, Safari ${safari} and newer`,
  );
});
