import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { whenIdle } from "../../../app/lib/when-idle.ts";
import { prepareInTurn } from "../../../app/pages/home/sections/prepare-in-turn.ts";
import { SECTION_CODE } from "../../../app/pages/home/sections/section-code.ts";
import { prepare } from "../../../app/ui/lazy-section.tsx";

vi.mock("../../../app/ui/lazy-section.tsx", () => ({ prepare: vi.fn(async () => {}) }));

const IDLE = 1000;
const FEATURED_DELAY = 2000;
const prepared = () => vi.mocked(prepare).mock.calls.map(([load]) => load);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("requestIdleCallback", undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.mocked(prepare).mockClear();
});

test("prepares services in an idle moment and featured projects 2000 ms later, and then stops", () => {
  const { services, featured } = SECTION_CODE;
  prepareInTurn();
  vi.advanceTimersByTime(IDLE - 1);
  expect(prepared()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(prepared()).toEqual([services.load]);
  vi.advanceTimersByTime(FEATURED_DELAY - 1);
  expect(prepared()).toEqual([services.load]);
  vi.advanceTimersByTime(1);
  expect(prepared()).toEqual([services.load, featured.load]);
  vi.advanceTimersByTime(10 * IDLE);
  expect(prepared()).toEqual([services.load, featured.load]);
});
test("can be cancelled at every stage", () => {
  const cancel = prepareInTurn();
  vi.advanceTimersByTime(IDLE);
  cancel();
  vi.advanceTimersByTime(FEATURED_DELAY + IDLE);
  expect(prepared()).toEqual([SECTION_CODE.services.load]);
});
test("requests an idle callback from the browser within 2000 ms", () => {
  const [request, cancel, task] = [vi.fn(() => 7), vi.fn(), vi.fn()];
  vi.stubGlobal("requestIdleCallback", request);
  vi.stubGlobal("cancelIdleCallback", cancel);
  whenIdle(task)();
  expect(request).toHaveBeenCalledWith(task, { timeout: 2000 });
  expect(cancel).toHaveBeenCalledWith(7);
});
