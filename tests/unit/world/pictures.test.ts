import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { develop } from "../../../app/content/pictures/develop.server.ts";
import { preparePictures } from "../../../app/content/pictures/prepare.server.ts";
import { PictureError } from "../../../app/content/pictures/source.server.ts";
import { change, copyContent, readExample } from "../content/content-copy.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { problemsOf } from "./world.ts";

const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "#888",
      noise: { type: "gaussian", mean: 128, sigma: 40 },
    },
  });

/** Inserts the chunk that makes a PNG animated. */
function animated(png: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from("acTL"), Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(8);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([png.subarray(0, 33), length, body, sum, png.subarray(33)]);
}

/** Pictures that cannot be shown, by file name. */
const BROKEN: Record<string, { make: (file: string) => Promise<unknown> | unknown; says: RegExp }> = {
  "cut.jpg": {
    make: async (file) => writeFileSync(file, (await noise(900, 600).jpeg().toBuffer()).subarray(0, 40_000)),
    says: /cannot be read as a picture \(.+\): export it again/,
  },
  "cut.png": {
    make: async (file) => writeFileSync(file, (await noise(900, 600).png().toBuffer()).subarray(0, 40_000)),
    says: /cannot be read as a picture/,
  },
  "cut.webp": {
    make: async (file) => writeFileSync(file, (await noise(900, 600).webp().toBuffer()).subarray(0, 20_000)),
    says: /cannot be read as a picture/,
  },
  "cut.avif": {
    make: async (file) =>
      writeFileSync(file, (await noise(900, 600).avif({ effort: 0 }).toBuffer()).subarray(0, 3000)),
    says: /cannot be read as a picture/,
  },
  "moving.webp": {
    make: (file) => copyFileSync(resolve("tests/unit/world/moving.webp"), file),
    says: /is an animation/,
  },
  "moving.png": {
    make: async (file) => writeFileSync(file, animated(await noise(900, 600).png().toBuffer())),
    says: /is an animation/,
  },
  "wide.png": {
    make: (file) =>
      sharp({ create: { width: 20_000, height: 6000, channels: 3, background: "#fff" } })
        .png()
        .toFile(file),
    says: /has 20000 × 6000 px: export it at about/,
  },
  "drawing.jpg": {
    make: (file) => writeFileSync(file, '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"/>'),
    says: /is not what its name says, but svg/,
  },
  "moving.jpg": {
    make: async (file) => writeFileSync(file, await noise(9, 6).gif().toBuffer()),
    says: /is not what its name says, but gif/,
  },
  "notes.jpg": { make: (file) => writeFileSync(file, "Words."), says: /cannot be read as a picture/ },
  "empty.jpg": { make: (file) => writeFileSync(file, ""), says: /cannot be read as a picture/ },
  "folder.jpg": { make: (file) => mkdirSync(file), says: /is a folder/ },
};

let folder = "";
beforeEach(() => {
  folder = temporaryFolder();
});

describe("a picture that cannot be shown", () => {
  test.each(Object.entries(BROKEN))(
    "is rejected in one line with the fix, and leaves no files: %s",
    async (name, { make, says }) => {
      const file = join(folder, name);
      await make(file);
      const cache = join(folder, "cache");
      const error = await develop(file, cache).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(PictureError);
      expect(String(error)).toMatch(says);
      expect(String(error)).not.toContain("\n");
      expect(existsSync(cache) ? readdirSync(cache) : []).toEqual([]);
    },
  );

  test("is reported with file and field, together with all other problems", async () => {
    const root = copyContent();
    const [{ id = "" } = {}, { id: other = "" } = {}] = readExample().projects;
    rmSync(join(root, "pictures"));
    mkdirSync(join(root, "pictures"));
    for (const [name, { make }] of Object.entries(BROKEN)) await make(join(root, "pictures", name));
    const names = Object.keys(BROKEN);
    change(root, `projects/${id}.yaml`, (project) => {
      project.imageUrl = `/pictures/${names[0]}`;
      project.caseStudy.plates = [];
      project.caseStudy.galleryImages = names.slice(1).map((name) => ({
        src: `/pictures/${name}`,
        alt: "What is seen in it, at length",
      }));
    });
    change(root, `projects/${other}.yaml`, (project) => {
      project.year = 2097;
    });
    vi.spyOn(console, "log").mockReturnValue();
    await preparePictures(root);
    vi.mocked(console.log).mockRestore();
    const problems = problemsOf(root);
    expect(problems.join("\n")).toContain(`projects/${other}.yaml: year: 2097`);
    for (const [at, name] of names.entries()) {
      const field = at === 0 ? "imageUrl" : `caseStudy.galleryImages[${at - 1}].src`;
      const found = problems.filter((problem) => problem.includes(`'/pictures/${name}'`));
      expect.soft(found.join("\n")).toMatch(BROKEN[name]?.says ?? "");
      expect
        .soft(
          found.some((problem) => problem.startsWith(`projects/${id}.yaml: ${field}: `)),
          name,
        )
        .toBe(true);
    }
  });
});

test("converts two copies of one photograph at the same time", async () => {
  const files = ["a.jpg", "b.jpg"].map((name) => join(folder, name));
  for (const file of files)
    writeFileSync(
      file,
      await sharp({ create: { width: 500, height: 300, channels: 3, background: "#36c" } })
        .jpeg()
        .toBuffer(),
    );
  const cache = join(folder, "cache");
  const [one, two] = await Promise.all(files.map((file) => develop(file, cache)));
  expect(one).toEqual(two);
  expect(readdirSync(cache)).toHaveLength(1);
});
