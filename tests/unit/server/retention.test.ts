import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Database, Sql, Value } from "../../../server/database.ts";
import { keepRetention } from "../../../server/retention.ts";

const DAY = 86_400_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Returns a database that records its statements, and fails on request. */
function recorder() {
  const asked: string[] = [];
  const state = { fails: false };
  const sql: Sql = {
    run: async () => {},
    query: async <Row>(statement: string, parameters: readonly Value[] = []) => {
      asked.push(`${statement} ${parameters}`);
      if (state.fails) throw new Error("away");
      return [{ deleted: 0 }] as Row[];
    },
    execute: async () => ({ rows: [], count: 0 }),
  };
  const database: Database = {
    ...sql,
    transaction: (task) => task(sql),
    checkDisk: () => {},
    close: async () => {},
  };
  const deletions = () => asked.filter((statement) => statement.includes("delete_old_messages")).length;
  return { asked, state, database, deletions };
}

test("deletes old messages at the start, and then daily until it is stopped", async () => {
  const { asked, database, deletions } = recorder();
  const end = await keepRetention(database, 6);
  expect(asked[0]).toMatch(/retention_months[\s\S]* 6$/);
  expect(deletions()).toBe(1);
  await vi.advanceTimersByTimeAsync(DAY - 1000);
  expect(deletions()).toBe(1);
  await vi.advanceTimersByTimeAsync(3 * DAY);
  expect(deletions()).toBe(4);
  end();
  await vi.advanceTimersByTimeAsync(3 * DAY);
  expect(deletions()).toBe(4);
});

test("tries again on the next day if the database was unavailable", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const { state, database, deletions } = recorder();
  const end = await keepRetention(database, 12);
  state.fails = true;
  await vi.advanceTimersByTimeAsync(DAY);
  expect(log.mock.calls).toEqual([["Old messages could not be deleted; the next attempt is in a day: away"]]);
  state.fails = false;
  await vi.advanceTimersByTimeAsync(DAY);
  expect(deletions()).toBe(3);
  end();
});
