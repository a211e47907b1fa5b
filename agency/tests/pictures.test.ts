import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { builtAddress } from "../../app/content/pictures/pictures.server.ts";
import { namedAddresses } from "../../app/content/pictures/prepare.server.ts";

const agency = join(import.meta.dirname, "..");
type Measures = Record<string, { width: number; widths: number[] }>;
const measured: Measures = JSON.parse(readFileSync(join(agency, "pictures.json"), "utf8"));
/** Maximum bytes of a picture's largest file. Pictures shown large have a higher limit. */
const [BUDGET, LARGE_BUDGET] = [90_000, 110_000];
const LARGE = /^\/pictures\/(?:hero|contact|call-to-action|about)\//;

test("every drawn picture is used, and all of its files exist", () => {
  expect(Object.keys(measured).sort()).toEqual(namedAddresses(agency));
  const files = Object.entries(measured).flatMap(([address, { width, widths }]) =>
    widths.map((at) => builtAddress(address, at === width ? undefined : at)),
  );
  expect(files.filter((file) => !existsSync(join(agency, file)))).toEqual([]);
  const present = readdirSync(join(agency, "pictures"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.includes("."))
    .map((file) => `/pictures/${file}`);
  expect(present.sort()).toEqual(files.sort());
});

test("no picture file exceeds its maximum size", () => {
  for (const address of Object.keys(measured)) {
    const { size } = statSync(join(agency, address));
    expect.soft(size, address).toBeLessThanOrEqual(LARGE.test(address) ? LARGE_BUDGET : BUDGET);
  }
});
