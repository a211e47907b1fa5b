import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { createQueue, QueueFullError } from "../../../server/queue.ts";

test("runs tasks one after the other, also after one that failed", async () => {
  const inTurn = createQueue(10);
  const log: string[] = [];
  const task = (name: string, fails = false) =>
    inTurn(async () => {
      log.push(`${name} starts`);
      await wait(1);
      log.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  const results = await Promise.allSettled([task("a"), task("b", true), task("c")]);
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(log).toEqual(["a starts", "a ends", "b starts", "b ends", "c starts", "c ends"]);
});

test("refuses tasks beyond its limit and takes new ones when there is room again", async () => {
  const inTurn = createQueue(1);
  const first = inTurn(() => wait(1, "first"));
  await expect(inTurn(async () => "second")).rejects.toBeInstanceOf(QueueFullError);
  expect(await first).toBe("first");
  expect(await inTurn(async () => "third")).toBe("third");
});
