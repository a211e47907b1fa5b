import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { draft, draftNames, raised, shadedSatin } from "../weave/drafts.ts";
import { png } from "../weave/png.ts";
import { mulberry32, seedOf } from "../weave/random.ts";
import { rgb, strands, tile } from "../weave/strands.ts";

describe("drafts", () => {
  it.each(draftNames)("%s repeats and lifts some shafts, never all or none", (name) => {
    const of = draft(name);
    const [ends, picks] = [of.threading.length, of.treadling.length];
    for (let y = 0; y < picks; y++) {
      const row = Array.from({ length: ends }, (_, x) => raised(of, x, y));
      expect(row).toContain(true);
      expect(row).toContain(false);
      expect(row).toEqual(Array.from({ length: ends }, (_, x) => raised(of, x - ends, y + picks)));
    }
  });

  it("weaves plain cloth over one, under one", () => {
    const plain = draft("plain");
    expect([0, 1, 2, 3].map((x) => raised(plain, x, 0))).toEqual([true, false, true, false]);
    expect([0, 1, 2, 3].map((x) => raised(plain, x, 1))).toEqual([false, true, false, true]);
  });
});

describe("shaded satin", () => {
  it("lifts as many warps in eight as the tone asks for", () => {
    for (let level = 0; level <= 8; level++) {
      const lifted = Array.from({ length: 64 }, (_, i) => shadedSatin(i % 8, Math.floor(i / 8), level / 8));
      expect(lifted.filter(Boolean)).toHaveLength(level * 8);
    }
  });
});

describe("strands", () => {
  const cloth = {
    columns: 4,
    rows: 3,
    cell: 5,
    raised: (x: number, y: number) => (x + y) % 2 === 0,
    warp: () => rgb("#102030"),
    weft: () => rgb("#f0e0d0"),
  };

  it("draws the same cloth from the same seed", () => {
    expect(strands(cloth).data).toEqual(strands(cloth).data);
    expect(strands({ ...cloth, grain: 0.1, seed: 1 }).data).not.toEqual(
      strands({ ...cloth, grain: 0.1, seed: 2 }).data,
    );
  });

  it("packs pixels that a decoder reads back", async () => {
    const pixels = tile(draft("rosepath"), "#1f2f86", "#5c74d6", 4, 0.3);
    const { data, info } = await sharp(png(pixels)).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, info.channels]).toEqual([32, 32, 3]);
    expect(new Uint8Array(data)).toEqual(pixels.data);
  });

  it("refuses what is not a colour", () => {
    expect(() => rgb("indigo")).toThrow("'indigo' is not a colour");
  });
});

it("gives a subject its own numbers, always the same", () => {
  expect(mulberry32(seedOf("web-1", "cover"))()).toBe(mulberry32(seedOf("web-1", "cover"))());
  expect(seedOf("web-1", "cover")).not.toBe(seedOf("web-2", "cover"));
});
