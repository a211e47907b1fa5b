import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { askServer, openControl } from "../../../server/control.ts";
import { StartError } from "../../../server/start-error.ts";

let dataDir = "";
const socket = () => path.join(dataDir, "control.sock");

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), "loomwright-control-"));
});

afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test("is taken, answers, and is given back", async () => {
  const control = await openControl(dataDir, async (task) => ({ done: task }));
  expect(await askServer(dataDir, { do: "list" })).toEqual({ done: { do: "list" } });
  await new Promise((resolve) => control.close(resolve));
  expect(existsSync(socket())).toBe(false);
  expect(await askServer(dataDir, {})).toBe(undefined);
});

test("a mistake of the one who asks comes back as its one line", async () => {
  const control = await openControl(dataDir, async () => {
    throw new StartError("Choose another one.");
  });
  await expect(askServer(dataDir, {})).rejects.toThrow(/^Choose another one\.$/);
  control.close();
});

test("whoever listens keeps the directory, also when it is too busy to say who it is", async () => {
  const busy = createServer();
  await new Promise<void>((resolve) => busy.listen(socket(), resolve));
  await expect(openControl(dataDir, async () => 1)).rejects.toThrow(
    /is in use by another server \(process unknown\): stop that one/,
  );
  expect(existsSync(socket())).toBe(true);
  busy.close();
});

test("of several that come at once exactly one gets it, and the socket is its own", async () => {
  const opened = await Promise.allSettled([1, 2, 3, 4].map((name) => openControl(dataDir, async () => name)));
  const won = opened.flatMap((one, index) => (one.status === "fulfilled" ? [index + 1] : []));
  expect(won).toHaveLength(1);
  expect(await askServer(dataDir, {})).toBe(won[0]);
  for (const one of opened) if (one.status === "fulfilled") one.value.close();
});
