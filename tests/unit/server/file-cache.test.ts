import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import type { SiteFile } from "../../../hosting/rules.ts";
import { createFileCache } from "../../../server/file-cache.ts";
import { temporaryFolder } from "../temporary-folder.ts";

function file(name: string, size: number): SiteFile {
  const full = path.join(temporaryFolder(), name);
  writeFileSync(full, Buffer.alloc(size, name));
  return { file: full, size, compressible: false, compressed: undefined, headers: {}, page: undefined };
}

test("a file is kept from its second request on, unless it is larger than the bound", async () => {
  const cache = createFileCache(1000);
  const [cached, large] = [file("a", 400), file("large", 1001)];
  for (const each of [cached, large]) expect(await cache(each)).toBe(undefined);
  const kept = await cache(cached);
  expect([kept?.length, await cache(large)]).toEqual([400, undefined]);
  rmSync(cached.file);
  expect(await cache(cached)).toBe(kept);
});

test("the longest unused leave when the bound is reached", async () => {
  const cache = createFileCache(1000);
  const [a, b, c] = [file("a", 400), file("b", 400), file("c", 400)];
  for (const cached of [a, b, c]) await cache(cached);
  const first = await cache(a);
  await cache(b);
  expect(await cache(a)).toBe(first); // used again: b is now the longest unused
  await cache(c);
  expect(await cache(a)).toBe(first);
  rmSync(b.file);
  await expect(cache(b)).rejects.toThrow("ENOENT");
  // What could not be read takes no room and is tried again.
  writeFileSync(b.file, Buffer.alloc(400));
  expect((await cache(b))?.length).toBe(400);
});
