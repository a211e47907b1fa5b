import { expect, it } from "vitest";
import { commissions } from "../house/brief.ts";
import { addressesOf, fingerprint, plan, type Work } from "../house/plan.ts";

const root = new URL("../..", import.meta.url).pathname;

function padma(): Work {
  const work = plan(commissions(root).ready).find(({ path }) => path === "web-1/cover");
  if (!work) throw new Error("web-1 has no cover");
  return work;
}

it("gives every picture its address and size", () => {
  expect(padma()).toMatchObject({ address: "/pictures/web-1/cover.avif", width: 1280, height: 960 });
});

it("gives a picture's detail an address beside it", () => {
  const work = padma();
  const address = "/pictures/web-1/cover.avif";
  expect(addressesOf(work)).toEqual([address]);
  const picture = { ...work.picture, detail: [0, 0, 240] as [number, number, number] };
  expect(addressesOf({ address, picture })).toEqual([address, "/pictures/web-1/cover-detail.avif"]);
});

it("draws again when a word or a source changes, not when the words for the writer of the scene do", () => {
  const work = padma();
  const change = (picture: Partial<Work["picture"]>) =>
    fingerprint({ ...work, picture: { ...work.picture, ...picture } }, ["a"]);
  expect(change({})).toBe(fingerprint(work, ["a"]));
  expect(change({ shows: "The same picture in other words." })).toBe(change({}));
  expect(change({ words: ["other"] })).not.toBe(change({}));
  expect(fingerprint(work, ["b"])).not.toBe(change({}));
});
