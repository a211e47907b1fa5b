import { expect, test } from "vitest";
import { clothSvg } from "./cloth-svg.ts";

const CLOTH = {
  title: "Two & three",
  ends: 4,
  warp: "#000000",
  across: 2,
  down: 3,
  picks: [
    { color: "#ff0000", runs: [{ x: 1, length: 3 }] },
    { color: "#00ff00", runs: [] },
    { color: "#ff0000", runs: [{ x: 0, length: 2 }] },
  ],
};

test("draws one path per weft colour over the warp", () => {
  const svg = clothSvg(CLOTH);
  expect(svg).toContain('<rect width="4" height="3" fill="#000000"/>');
  expect(svg.match(/<path/g)).toHaveLength(1);
  expect(svg).toContain('<path fill="#ff0000" d="M1 0h3v1h-3zM0 2h2v1h-2z"/>');
});
test("repeats the pattern across and down, and escapes the title", () => {
  const svg = clothSvg(CLOTH);
  expect(svg).toContain('viewBox="0 0 8 9"');
  expect(svg).toContain("<title>Two &amp; three</title>");
});
