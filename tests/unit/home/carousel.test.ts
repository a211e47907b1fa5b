import { expect, test } from "vitest";
import {
  type CarouselEvent,
  carousel,
  FIRST_SLIDE,
  INTERVAL,
  LOCK,
} from "../../../app/pages/home/hero/carousel.ts";

const SLIDES = 7;
const run = (...events: CarouselEvent[]) =>
  events.reduce((state, event) => carousel(SLIDES, state, event), FIRST_SLIDE);
const step = (by: 1 | -1, now: number): CarouselEvent => ({ type: "step", by, now });
const go = (to: number, now: number): CarouselEvent => ({ type: "go", to, now });

test("interval and lock are 5000 ms and 500 ms", () => {
  expect([INTERVAL, LOCK]).toEqual([5000, 500]);
});

test.each<[what: string, events: CarouselEvent[], index: number]>([
  ["starts at the first slide", [], 0],
  ["takes the first change whatever the clock says", [step(1, 0)], 1],
  ["wraps round at the beginning", [step(-1, 0)], SLIDES - 1],
  ["wraps round at the end", [go(SLIDES - 1, 0), step(1, LOCK)], 0],
  ["takes no step for 500 ms after a change", [step(1, 1000), step(1, 1499)], 1],
  ["takes no jump for 500 ms after a change", [step(1, 1000), go(5, 1499)], 1],
  ["takes the next change after 500 ms", [step(1, 1000), step(1, 1500)], 2],
  ["is not locked longer by a change that was not taken", [step(1, 1000), step(1, 1400), step(1, 1500)], 2],
  ["is not locked by a jump to the slide that stands", [go(0, 0), step(1, 10)], 1],
  ["knows no slide beyond the last", [go(SLIDES, 0)], 0],
  ["knows no slide before the first", [go(-1, 0)], 0],
])("the hero carousel %s", (_what, events, index) => {
  expect(run(...events).index).toBe(index);
});

test("remembers the slide that is being covered", () => {
  expect(run().previous).toBe(null);
  expect(run(go(3, 0), go(6, 600))).toMatchObject({ index: 6, previous: 3, changedAt: 600 });
});
