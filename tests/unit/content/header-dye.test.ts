import { expect, test } from "vitest";
import { headerDye } from "../../../scripts/header-dye.ts";

/** The selectors of a rule after a visit, or two. */
function visited(selectors: string[], prop: string): string[] {
  const rule = { selectors, nodes: [{ type: "decl", prop }] };
  headerDye().Rule(rule);
  headerDye().Rule(rule);
  return rule.selectors;
}

test("what a dye says of words and buttons holds for the header above a hero in that dye", () => {
  expect(visited([":root", '[data-dye="leaf"]'], "--on-field")).toEqual([
    ":root",
    '[data-dye="leaf"]',
    '.header:has(~ main > :is(.dipped, .hero)[data-dye="leaf"])',
  ]);
});

test("what no header needs stays as it is", () => {
  expect(visited(['[data-dye="leaf"]'], "--draft")).toEqual(['[data-dye="leaf"]']);
  expect(visited([".card [data-dye]"], "--on-field")).toEqual([".card [data-dye]"]);
});
