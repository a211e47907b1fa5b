import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { whenIdle } from "../../../app/lib/when-idle.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("asks the browser for an idle moment within 2000 ms", () => {
  const request = vi.fn(() => 7);
  const cancel = vi.fn();
  vi.stubGlobal("requestIdleCallback", request);
  vi.stubGlobal("cancelIdleCallback", cancel);
  const task = vi.fn();
  whenIdle(task)();
  expect(request).toHaveBeenCalledWith(task, { timeout: 2000 });
  expect(cancel).toHaveBeenCalledWith(7);
});
test("waits 1000 ms where the browser cannot tell", () => {
  vi.stubGlobal("requestIdleCallback", undefined);
  const task = vi.fn();
  whenIdle(task);
  vi.advanceTimersByTime(999);
  expect(task).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(task).toHaveBeenCalledOnce();
});
test("can be called off", () => {
  vi.stubGlobal("requestIdleCallback", undefined);
  const task = vi.fn();
  whenIdle(task)();
  vi.advanceTimersByTime(5000);
  expect(task).not.toHaveBeenCalled();
});
