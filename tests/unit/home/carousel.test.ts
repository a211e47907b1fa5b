import { describe, expect, test } from "vitest";
import {
  type CarouselEvent,
  carousel,
  FIRST_SLIDE,
  INTERVAL,
  isOn,
  isRotating,
  LOCK,
  swipe,
} from "../../../app/pages/home/hero/carousel.ts";

const SLIDES = 7;
const run = (...events: CarouselEvent[]) =>
  events.reduce((state, event) => carousel(SLIDES, state, event), FIRST_SLIDE);
const step = (by: 1 | -1, now: number): CarouselEvent => ({ type: "step", by, now });
const go = (to: number, now: number): CarouselEvent => ({ type: "go", to, now });

describe("the hero carousel", () => {
  test("interval and lock are 5000 ms and 500 ms", () => {
    expect([INTERVAL, LOCK]).toEqual([5000, 500]);
  });
  test("starts at the first slide, with nothing to cover", () => {
    expect(run()).toMatchObject({ index: 0, previous: null });
  });
  test("the first change is never locked, whatever the clock says", () => {
    expect(run(step(1, 0)).index).toBe(1);
  });
  test("wraps round at both ends", () => {
    expect(run(step(-1, 0)).index).toBe(SLIDES - 1);
    expect(run(go(SLIDES - 1, 0), step(1, LOCK)).index).toBe(0);
  });
  test("takes no change for 500 ms after one, and the next one from then on", () => {
    expect(run(step(1, 1000), step(1, 1499)).index).toBe(1);
    expect(run(step(1, 1000), go(5, 1499)).index).toBe(1);
    expect(run(step(1, 1000), step(1, 1500)).index).toBe(2);
  });
  test("a change that was not taken does not prolong the lock", () => {
    expect(run(step(1, 1000), step(1, 1400), step(1, 1500)).index).toBe(2);
  });
  test("the slide that stands is no change, and locks nothing", () => {
    expect(run(go(0, 0))).toBe(FIRST_SLIDE);
    expect(run(go(0, 0), step(1, 10)).index).toBe(1);
  });
  test("a slide that does not exist is not gone to", () => {
    expect(run(go(SLIDES, 0))).toBe(FIRST_SLIDE);
    expect(run(go(-1, 0))).toBe(FIRST_SLIDE);
  });
  test("remembers the slide that is being covered", () => {
    expect(run(go(3, 0), go(6, 600))).toMatchObject({ index: 6, previous: 3, changedAt: 600 });
  });
});

describe("rotation", () => {
  const calm = { isHeld: false, isHidden: false, wantsStill: false };
  test("goes by itself, until pointer or focus hold it or the page is hidden", () => {
    expect(isRotating("auto", calm)).toBe(true);
    expect(isRotating("auto", { ...calm, isHeld: true })).toBe(false);
    expect(isRotating("auto", { ...calm, isHidden: true })).toBe(false);
  });
  test("does not go by itself under reduced motion", () => {
    expect(isRotating("auto", { ...calm, wantsStill: true })).toBe(false);
    expect(isOn("auto", { wantsStill: true })).toBe(false);
  });
  test("what the visitor stopped stays stopped", () => {
    expect(isRotating("stopped", calm)).toBe(false);
    expect(isOn("stopped", calm)).toBe(false);
  });
  test("what the visitor started runs even under the focus, but not on a hidden page", () => {
    const held = { isHeld: true, isHidden: false, wantsStill: true };
    expect(isRotating("running", held)).toBe(true);
    expect(isOn("running", held)).toBe(true);
    expect(isRotating("running", { ...held, isHidden: true })).toBe(false);
  });
});

describe("swipe", () => {
  const from = { x: 200, y: 100 };
  test("to the left is the next slide, to the right the one before", () => {
    expect(swipe(from, { x: 150, y: 110 })).toBe(1);
    expect(swipe(from, { x: 250, y: 90 })).toBe(-1);
  });
  test("a short or mostly vertical movement is none", () => {
    expect(swipe(from, { x: 170, y: 100 })).toBe(0);
    expect(swipe(from, { x: 150, y: 200 })).toBe(0);
  });
});
