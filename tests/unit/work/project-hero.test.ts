import { expect, test } from "vitest";
import { factsOf } from "../../../app/pages/project/data.server.ts";

/** The facts of a project's head as pairs of name and value. */
function factsWith(scope: string | undefined): unknown[][] {
  const facts = factsOf({ client: "Mill Ltd", year: 2024, scope, technologies: ["Looms", "PLC"] });
  return facts.map(({ name, value }) => [name, value]);
}

test("a project's head states its scope after client and year", () => {
  expect(factsWith("Two months, three people; a network")).toEqual([
    ["Client", "Mill Ltd"],
    ["Year", 2024],
    ["Scope", "Two months, three people; a network"],
    ["Technologies", "Looms, PLC"],
  ]);
});

test("a project without a scope has no empty fact", () => {
  expect(factsWith(undefined).map(([name]) => name)).toEqual(["Client", "Year", "Technologies"]);
});
