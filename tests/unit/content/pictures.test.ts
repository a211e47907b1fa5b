import { expect, test } from "vitest";
import { picture, stockPhotoUrl } from "../../../app/content/pictures/pictures.server.ts";

const MEASURES = { width: 1280, height: 960, color: "#1f2f86" };
const MANIFEST = { "/pictures/barn/cover.avif": { ...MEASURES, widths: [640, 1280] } };
const STOCK = "images.unsplash.com";

test("gives a local picture its size, colour, alternative text and smaller files", () => {
  expect(picture(MANIFEST, null, "/pictures/barn/cover.avif", { alt: "A page" })).toEqual({
    src: "/pictures/barn/cover.avif",
    srcSet: "/pictures/barn/cover-640.avif 640w, /pictures/barn/cover.avif 1280w",
    ...MEASURES,
    alt: "A page",
  });
});

test("requests a stock photo by width, in quality 80 and with automatic format", () => {
  const url = new URL(stockPhotoUrl(`https://${STOCK}/photo-1`, 640));
  expect(Object.fromEntries(url.searchParams)).toEqual({ w: "640", q: "80", auto: "format" });
  expect(stockPhotoUrl(`https://${STOCK}/photo-1?w=10`, 640)).toBe(`https://${STOCK}/photo-1?w=10`);
  const { src, srcSet } = picture({}, STOCK, `https://${STOCK}/photo-1`, { alt: "A lamp" });
  expect(src).toContain("q=80");
  expect(srcSet?.split(", ")).toHaveLength(3);
});

test("leaves the URL of a picture on any other host unchanged", () => {
  const address = "https://cdn.example/lamp.jpg";
  expect(picture({}, STOCK, address, { alt: "A lamp" })).toMatchObject({ src: address, alt: "A lamp" });
  expect(picture({}, STOCK, address, { alt: "A lamp" })).not.toHaveProperty("srcSet");
  expect(picture({}, null, `https://${STOCK}/photo-1`, { alt: "" }).src).toBe(`https://${STOCK}/photo-1`);
});
