import { expect, test } from "vitest";
import { filesServedForTests } from "../message-path/for-tests.ts";
import { builtFiles } from "./built-hosting.ts";
import { observatoryScore } from "./observatory.ts";

const files = builtFiles();
const url = filesServedForTests(files);

/** The paths of all files. Of the many pictures, only the covers are checked. */
const addresses = [...files.keys()].filter(
  (address) => !address.startsWith("/pictures/") || address.endsWith("/cover.avif"),
);

test.each(["br", "gzip", "identity"])(
  "sends every file of the build with the encoding %s",
  async (encoding) => {
    expect(addresses.length).toBeGreaterThan(100);
    for (const address of addresses) {
      const file = files.get(address);
      const answer = await fetch(url() + encodeURI(address), { headers: { "accept-encoding": encoding } });
      const length = (await answer.arrayBuffer()).byteLength;
      const expected = file?.compressible && encoding !== "identity" ? encoding : null;
      expect.soft(answer.headers.get("content-encoding"), address).toBe(expected);
      expect.soft(length, address).toBe(file?.size);
    }
  },
);

test("reaches MDN Observatory's maximum score for headers on every page", async () => {
  const pages = addresses.filter((address) => files.get(address)?.page);
  for (const address of pages) {
    const { headers } = await fetch(url() + encodeURI(address), { method: "HEAD" });
    expect.soft(observatoryScore(Object.fromEntries(headers)), address).toBe(130);
  }
});
