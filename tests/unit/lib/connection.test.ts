import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reloadOnce, statusOf, whenBack } from "../../../app/lib/connection.ts";

const events = new EventTarget();
const reload = vi.fn();
let kept: Record<string, string>;

beforeEach(() => {
  kept = {};
  vi.useFakeTimers();
  vi.stubGlobal("addEventListener", events.addEventListener.bind(events));
  vi.stubGlobal("removeEventListener", events.removeEventListener.bind(events));
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value;
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  reload.mockClear();
});

test("a status is the server's, and 0 without a way to it", async () => {
  vi.stubGlobal(
    "fetch",
    vi.fn().mockResolvedValueOnce({ status: 404 }).mockRejectedValueOnce(new TypeError()),
  );
  expect(await statusOf("/assets/gone.js")).toBe(404);
  expect(await statusOf("/assets/gone.js")).toBe(0);
});

test("a page is loaded anew once for each build", () => {
  expect([reloadOnce("one"), reloadOnce("one"), reloadOnce("two"), reloadOnce("one")]).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect(reload).toHaveBeenCalledTimes(2);
});

test("where nothing can be remembered it never is", () => {
  vi.stubGlobal("sessionStorage", {
    getItem: () => {
      throw new DOMException("Access is denied", "SecurityError");
    },
  });
  expect(reloadOnce("one")).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test("what failed is tried at once, after 1 s and after 4 s more, until it works", async () => {
  const attempt = vi.fn().mockResolvedValueOnce(false).mockResolvedValue(true);
  const leave = whenBack(attempt);
  events.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(0);
  expect(attempt).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(999);
  expect(attempt).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(attempt).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(attempt).toHaveBeenCalledTimes(2);
  leave();
  events.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(attempt).toHaveBeenCalledTimes(2);
});
