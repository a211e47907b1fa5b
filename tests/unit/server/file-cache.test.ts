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

test("caches a file from its second request on, unless the file exceeds the limit", async () => {
  const cache = createFileCache(1000);
  const [cached, large] = [file("a", 400), file("large", 1001)];
  for (const each of [cached, large]) expect(await cache(each)).toBe(undefined);
  const first = await cache(cached);
  expect([first?.length, await cache(large)]).toEqual([400, undefined]);
  rmSync(cached.file);
  expect(await cache(cached)).toBe(first);
});

test("removes the least recently used files if the limit is reached", async () => {
  const cache = createFileCache(1000);
  const [a, b, c] = [file("a", 400), file("b", 400), file("c", 400)];
  for (const cached of [a, b, c]) await cache(cached);
  const first = await cache(a);
  await cache(b);
  expect(await cache(a)).toBe(first); // a is used again, so b is now the least recently used
  await cache(c);
  expect(await cache(a)).toBe(first);
  rmSync(b.file);
  await expect(cache(b)).rejects.toThrow("ENOENT");
  // An unreadable file takes no space, and is read again.
  writeFileSync(b.file, Buffer.alloc(400));
  expect((await cache(b))?.length).toBe(400);
});
