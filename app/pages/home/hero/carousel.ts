/** A slide stands this many ms before the next one comes: time to read its caption. */
export const INTERVAL = 5000;
/** No other change is taken while one is running, for this many ms: two at once would tear. */
export const LOCK = 500;

/** What the visitor asked for: auto until the button is pressed, then stopped or running. */
type Wish = "auto" | "stopped" | "running";

export type Carousel = {
  index: number;
  /** The slide that is being covered; null until the first change. */
  previous: number | null;
  /** When the last change began, in ms of the page's clock. */
  changedAt: number;
  wish: Wish;
};

export type CarouselEvent =
  | { type: "go"; to: number; now: number }
  | { type: "step"; by: 1 | -1; now: number }
  | { type: "wish"; wish: Wish };

export const FIRST_SLIDE: Carousel = {
  index: 0,
  previous: null,
  changedAt: Number.NEGATIVE_INFINITY,
  wish: "auto",
};

/**
 * The next state of a carousel of `count` slides, which wraps round at both ends. A change within 500 ms of
 * the last one, or to the slide that stands, is not taken.
 */
export function carousel(count: number, state: Carousel, event: CarouselEvent): Carousel {
  if (event.type === "wish") return { ...state, wish: event.wish };
  const to = event.type === "go" ? event.to : (state.index + event.by + count) % count;
  const isLocked = event.now - state.changedAt < LOCK;
  if (isLocked || to === state.index || to < 0 || to >= count) return state;
  return { ...state, index: to, previous: state.index, changedAt: event.now };
}

/** What is around the carousel at the moment. */
export type Surroundings = {
  /** The pointer or the focus is in it. */
  isHeld: boolean;
  /** The page is in a background tab. */
  isHidden: boolean;
  /** The visitor wants less motion. */
  wantsStill: boolean;
};

/** Whether the rotation is switched on, which is what the pause button shows. */
export function isOn(wish: Wish, { wantsStill }: Pick<Surroundings, "wantsStill">): boolean {
  return wish === "running" || (wish === "auto" && !wantsStill);
}

/**
 * Whether slides change by themselves right now. Pointer and focus hold a rotation that started by itself;
 * one that the visitor started runs on, or the button would seem dead while it has the focus.
 */
export function isRotating(wish: Wish, around: Surroundings): boolean {
  if (around.isHidden || !isOn(wish, around)) return false;
  return wish === "running" || !around.isHeld;
}

/** The way in which a finger moved: 1 to the next slide, -1 to the one before, 0 when it was no swipe. */
export function swipe(from: { x: number; y: number }, to: { x: number; y: number }): 1 | -1 | 0 {
  const [x, y] = [to.x - from.x, to.y - from.y];
  if (Math.abs(x) < 40 || Math.abs(x) < Math.abs(y)) return 0;
  return x < 0 ? 1 : -1;
}
