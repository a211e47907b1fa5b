import { describe, expect, test } from "vitest";
import { threadAccents, threadRun } from "./thread-runs.ts";

const ACCENTS = ["a", "b", "c"];
const runs = (...names: string[]) =>
  names.flatMap((name) => {
    const run = threadRun({ sections: names.map((each) => ({ name: each })), accents: ACCENTS }, name);
    return run ? [`${name} ${run.side} ${run.accents.join("")}`] : [];
  });

describe("the threads beside the sections", () => {
  test("start at the services, and change sides and order where they cross the page", () => {
    expect(runs("featured", "services", "blog", "showcase", "results")).toEqual([
      "services left abc",
      "blog right cba",
      "showcase right cba",
      "results left abc",
    ]);
  });
  test("start in the first section if the services are left out", () => {
    expect(runs("blog", "showcase")).toEqual(["blog left abc", "showcase left abc"]);
  });
});

describe("the threads' accents", () => {
  const services = ["a", "b", "c", "b"];

  test("begin with the heading's accents in their order, and have one for each service", () => {
    expect(threadAccents(services, ["c", "b"])).toEqual(["c", "b", "a", "b"]);
    expect(threadAccents(services, [])).toEqual(["a", "b", "c", "b"]);
  });
  test("leave out heading accents that no service has", () => {
    expect(threadAccents(services, ["x", "c"])).toEqual(["c", "a", "b", "b"]);
  });
});
