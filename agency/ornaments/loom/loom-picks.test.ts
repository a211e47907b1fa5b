import { expect, test } from "vitest";
import { fromFragment } from "../../../app/lib/brief.ts";
import { briefAddress, choiceText, repeatOf } from "./loom-picks.ts";

const STACK = {
  services: [
    { id: "one", title: "One", color: "red" },
    { id: "two", title: "Two", color: "blue" },
  ],
  tools: [
    { name: "Plane", services: ["one"] },
    { name: "Saw", services: ["two"] },
    { name: "Drill", services: ["one", "two"] },
  ],
  play: undefined,
};
const NOTHING_RESTING = { services: [], tools: [] };
const WORDS = { services: "Services", tools: "Tools" };
const woven = (resting: { services: string[]; tools: string[] }) =>
  repeatOf(STACK, resting, (accent) => accent);

test("weaves four rows per service, in the service's colour", () => {
  const { ends, picks } = woven(NOTHING_RESTING);
  expect(ends).toBe(4);
  expect(picks.map(({ color }) => color)).toEqual([...Array(4).fill("red"), ...Array(4).fill("blue")]);
  // Threading 1 2 3 2: under the first treadle the first and the third shaft cover the weft.
  expect(picks[0]?.runs).toEqual([
    { x: 1, y: 0, length: 1 },
    { x: 3, y: 0, length: 1 },
  ]);
});
test("names the tools only if some of them are switched off", () => {
  expect(choiceText(STACK, NOTHING_RESTING, WORDS)).toEqual({ services: "Services: One, Two", tools: "" });
  expect(choiceText(STACK, { services: ["one"], tools: ["Saw"] }, WORDS)).toEqual({
    services: "Services: Two",
    tools: "Tools: Plane, Drill",
  });
});
test("writes the choice into the contact page's URL as a brief", () => {
  const address = briefAddress(STACK, { services: ["one"], tools: ["Saw"] }, WORDS);
  expect(address).toMatch(/^\/contact\?type=quote#brief/);
  expect(fromFragment(new URL(address, "https://a.example").hash)).toEqual({
    services: ["two"],
    other: "Tools: Plane, Drill",
  });
});
