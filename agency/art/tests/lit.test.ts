import { expect, it } from "vitest";
import { creel } from "../lit/creel.ts";
import { sweep } from "../lit/film/sweep.ts";
import { pack, unpack } from "../lit/parcel.ts";
import { thread } from "../lit/thread.ts";
import { figured, weave } from "../lit/weave.ts";

it("unpacks what was packed, lists of numbers included", () => {
  const value = {
    word: "indigo",
    list: Float32Array.of(1, 2.5),
    inside: [{ bytes: Uint8Array.of(7, 8, 9) }],
  };
  expect(unpack(pack(value))).toEqual(value);
});

it("sweeps a ring of the given thickness along a thread", () => {
  const geometry = sweep([thread([0, 0, 0, 10, 0, 0], { radius: 2, colour: "#c42e14", sides: 8 })]);
  const position = geometry.getAttribute("position");
  expect(position.count).toBe(18);
  for (let i = 0; i < position.count; i++) {
    expect(Math.hypot(position.getY(i), position.getZ(i))).toBeCloseTo(2);
  }
});

it("lets a pick over the cloth where the drawing has a colour, with tie-downs", () => {
  const data = Uint8Array.from({ length: 14 * 14 * 3 }, () => 255);
  const crossing = figured({ width: 14, height: 14, data }, ["#000000", "#ffffff"]);
  const over = Array.from({ length: 14 }, (_, end) => crossing(end, 3).over);
  expect(over.filter((up) => !up)).toHaveLength(2);
  expect(crossing(0, 0).colour).toBe(1);
});

it("weaves one thread for each end and each pick, level where nothing crosses", () => {
  const crossing = () => ({ over: true, colour: 0 });
  const strands = weave({ ends: 5, picks: 4, wefts: ["#ffffff"], warp: () => "#000000", crossing });
  expect(strands).toHaveLength(9);
  const heights = new Set(Array.from(strands[8]?.points ?? []).filter((_, i) => i % 3 === 1));
  expect(heights.size).toBe(1);
});

it("breaks one thread of a creel and keeps the others taut", () => {
  const { strands } = creel({
    columns: 3,
    rows: 2,
    left: 0,
    towards: [90, 0, 60],
    broken: [1, 0],
    brokenColour: "#ff0000",
    colour: () => "#eeeeee",
    wall: "#5a2a1b",
    rail: "#2a120a",
  });
  const red = strands.filter(({ colours }) => colours[0] === "#ff0000");
  expect(strands).toHaveLength(3 * 2 * 3);
  expect(red.at(-1)?.points).toHaveLength(46 * 3);
});
