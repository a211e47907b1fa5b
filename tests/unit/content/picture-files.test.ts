import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { beforeEach, describe, expect, test } from "vitest";
import { develop, widthsOf } from "../../../app/content/pictures/develop.server.ts";
import { withPrepared } from "../../../app/content/pictures/pictures.server.ts";
import { namedAddresses } from "../../../app/content/pictures/prepare.server.ts";
import { measure, PictureError, seriesWidths } from "../../../app/content/pictures/source.server.ts";
import { temporaryFolder } from "../temporary-folder.ts";

let folder = "";
beforeEach(() => {
  folder = temporaryFolder();
});

/** Writes a photograph of one colour, with a camera's EXIF data for orientation and place. */
async function photograph(width: number, height: number, orientation = 1): Promise<string> {
  const file = join(folder, "photo.jpg");
  await sharp({ create: { width, height, channels: 3, background: "#3366cc" } })
    .withExif({ IFD0: { Make: "Camera", Artist: "Somebody" }, IFD3: { GPSLatitudeRef: "N" } })
    .withMetadata({ orientation })
    .jpeg()
    .toFile(file);
  return file;
}

describe("a photograph of any size", () => {
  test.each([
    [300, [300]],
    [700, [480, 700]],
    [1280, [480, 640, 960, 1280]],
    [4000, [480, 640, 960, 1280, 1920]],
  ])("is scaled from %d px to the widths %j", (width, widths) => {
    expect(widthsOf(width)).toEqual(widths);
  });
  test("is turned upright, loses its EXIF data, and keeps its colour", async () => {
    const made = await develop(await photograph(1000, 500, 6), join(folder, "cache"));
    expect(made).toMatchObject({ width: 500, height: 1000, widths: [500] });
    const written = await sharp(join(made.folder, "500.avif")).metadata();
    expect(written).toMatchObject({ width: 500, height: 1000, format: "heif" });
    expect(written.exif).toBeUndefined();
    expect(made.color).toMatch(/^#3[0-9a-f]6[0-9a-f]c[0-9a-f]$/);
  });
  test("is converted once, even under another file name", async () => {
    const cache = join(folder, "cache");
    const first = await develop(await photograph(600, 400), cache);
    rmSync(join(first.folder, "480.avif"));
    const second = await develop(join(folder, "photo.jpg"), cache);
    expect(second).toEqual(first);
    expect(existsSync(join(second.folder, "480.avif"))).toBe(false);
  });
});

describe("a picture that cannot be shown", () => {
  test.each([
    ["missing.jpg", undefined, /missing: put it there/],
    ["mark.svg", "<svg/>", /export the picture as PNG/],
    ["notes.gif", "GIF89a", /'\.gif' is not a kind of picture/],
    ["broken.jpg", "no picture", /cannot be read as a picture/],
  ])("is rejected with the fix: %s", async (name, content, message) => {
    const file = join(folder, name);
    if (content !== undefined) writeFileSync(file, content);
    await expect(measure(file)).rejects.toThrow(PictureError);
    await expect(measure(file)).rejects.toThrow(message);
  });
  test("is rejected if it is too large", async () => {
    const file = join(folder, "wall.png");
    await sharp({ create: { width: 12_000, height: 9000, channels: 3, background: "#fff" } })
      .png()
      .toFile(file);
    await expect(measure(file)).rejects.toThrow(/12000 × 9000 px: export it at about 2,400 px/);
  });
});

describe("pictures named by an agency's files", () => {
  test("are found in YAML and Markdown, but not below tests/", () => {
    mkdirSync(join(folder, "projects"));
    mkdirSync(join(folder, "tests"));
    writeFileSync(join(folder, "projects/a.yaml"), "imageUrl: /pictures/a/cover.jpg\nb: [/pictures/b.png]");
    writeFileSync(join(folder, "post.md"), "![A lamp](/pictures/lamp.webp)");
    writeFileSync(join(folder, "tests/brief.yaml"), "x: /pictures/none.avif");
    const named = ["/pictures/a/cover.jpg", "/pictures/b.png", "/pictures/lamp.webp"];
    expect(namedAddresses(folder)).toEqual(named);
  });
  test("need no conversion if their smaller versions exist", () => {
    for (const name of ["cover.avif", "cover-640.avif", "cover-1280.avif", "cover-art.avif"])
      writeFileSync(join(folder, name), "");
    expect(seriesWidths(join(folder, "cover.avif"))).toEqual([640, 1280]);
    expect(seriesWidths(join(folder, "cover.jpg"))).toEqual([]);
  });
  test("are used beside the finished pictures of pictures.json, which keep their own sizes", () => {
    const finished = { width: 1280, height: 960, widths: [640, 1280], color: "#aa4966" };
    const photograph = { width: 2000, height: 1500, widths: [640, 2000], color: "#557c5d" };
    const prepared = {
      "/pictures/new.jpg": { ...photograph, folder: ".cache/pictures/new", sourceWidth: 2000 },
      "/pictures/drawn.avif": { ...photograph, sourceWidth: 2000 },
      "/pictures/broken.jpg": { problem: "is not a picture" },
    };
    expect(withPrepared({ "/pictures/drawn.avif": finished }, prepared)).toEqual({
      "/pictures/new.jpg": photograph,
      "/pictures/drawn.avif": finished,
    });
  });
});
