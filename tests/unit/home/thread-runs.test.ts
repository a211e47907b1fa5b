import { describe, expect, test } from "vitest";
import {
  threadDyes,
  threadRuns,
  threadsOfRope,
} from "../../../app/pages/home/ornaments/threads/thread-runs.ts";

const DYES = ["a", "b", "c"];
const runs = (...names: string[]) => threadRuns(names.map((name) => ({ name })) as never, DYES);
const sides = (found: ReturnType<typeof runs>) =>
  Object.entries(found).map(([name, run]) => `${name} ${run?.side} ${run?.dyes.join("")}`);

describe("the threads' way through the page", () => {
  test("begins at the services and changes its side and its order where the threads cross", () => {
    expect(sides(runs("featured", "services", "blog", "showcase", "results"))).toEqual([
      "services left abc",
      "blog right cba",
      "showcase right cba",
      "results left abc",
      "callToAction left abc",
    ]);
  });
  test("comes to the results at the left, whatever stands before them", () => {
    for (const names of [
      ["services", "results"],
      ["showcase", "services", "results"],
      ["services", "showcase", "results"],
      ["results", "services"],
      ["showcase", "results"],
    ]) {
      const { results } = runs(...names);
      if (results) expect(results.side, names.join()).toBe("left");
    }
    expect(runs("results", "services").results).toBeUndefined();
  });
  test("begins in the first section where the services are left out", () => {
    expect(sides(runs("blog", "showcase"))).toEqual([
      "blog left abc",
      "showcase left abc",
      "callToAction right cba",
    ]);
    expect(sides(runs())).toEqual(["callToAction left abc"]);
  });
  test("knows the dye that a section stands in", () => {
    const found = threadRuns(
      [{ name: "services" }, { name: "results", dye: "b" }] as Parameters<typeof threadRuns>[0],
      DYES,
    );
    expect([found.services?.ground, found.results?.ground, found.callToAction?.ground]).toEqual([
      undefined,
      "b",
      undefined,
    ]);
  });
});

describe("the threads' dyes", () => {
  const services = ["a", "b", "c", "b"].map((color) => ({ color }));

  test("are one for each service, those of the headline first, in its order", () => {
    expect(threadDyes(services, ["c", "b"])).toEqual(["c", "b", "a", "b"]);
    expect(threadDyes(services, [])).toEqual(["a", "b", "c", "b"]);
  });
  test("leave out what the headline shows and no service has", () => {
    expect(threadDyes(services, ["x", "c"])).toEqual(["c", "a", "b", "b"]);
  });
});

describe("the threads of a rope", () => {
  const names = (dyes: string, ropes: number) =>
    Array.from({ length: ropes }, (_, rope) =>
      threadsOfRope([...dyes], rope, ropes)
        .map(({ dye, place }) => `${dye}${place}`)
        .join(" "),
    );

  test("are shared out, the innermost to the first, and keep their order", () => {
    expect(names("abcdefg", 3)).toEqual(["f6 g7", "d4 e5", "a1 b2 c3"]);
    expect(names("abcd", 3)).toEqual(["d4", "c3", "a1 b2"]);
  });
  test("stand in for more ropes than there are threads", () => {
    expect(names("a", 3)).toEqual(["a1", "a1", "a1"]);
    expect(names("ab", 3)).toEqual(["b2", "b2", "a1"]);
  });
});
