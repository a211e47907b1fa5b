import { existsSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { expect, test } from "vitest";
import { openControl } from "../../../server/control.ts";
import { temporaryFolder } from "../temporary-folder.ts";

test("leaves the data directory to a process that listens but is too busy to respond", async () => {
  const dataDir = temporaryFolder();
  const socket = path.join(dataDir, "control.sock");
  const busy = createServer();
  await new Promise<void>((resolve) => busy.listen(socket, resolve));
  await expect(openControl(dataDir, async () => 1)).rejects.toThrow(
    /is in use by another server \(process unknown\): stop that one/,
  );
  expect(existsSync(socket)).toBe(true);
  busy.close();
});
