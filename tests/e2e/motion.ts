import type { Locator, Page } from "@playwright/test";

/** The longest animation allowed under reduced motion, in ms. */
const STILL_MS = 200;

/** Returns the names of running animations and transitions that last longer than 200 ms. */
export function longAnimations(page: Page): Promise<string[]> {
  return page.evaluate((most) => {
    const nameOf = (animation: Animation) => {
      if (animation instanceof CSSAnimation) return animation.animationName;
      return animation instanceof CSSTransition ? `transition of ${animation.transitionProperty}` : "script";
    };
    return document
      .getAnimations()
      .filter((animation) => {
        const { playState, effect } = animation;
        // The header turns solid in one step of a scroll timeline, which is not a movement.
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        if (target?.matches("header") && !(animation.timeline instanceof DocumentTimeline)) return false;
        // Measure the duration without the delay.
        const lasts = effect?.getComputedTiming().activeDuration;
        return playState === "running" && !(typeof lasts === "number" && lasts <= most);
      })
      .map(nameOf);
  }, STILL_MS);
}

/**
 * Records the names of the animations in every view transition. Returns a function that returns the names so far, as
 * one sorted list per transition.
 */
export async function recordTransitions(page: Page): Promise<() => Promise<string[][]>> {
  await page.evaluate(() => {
    const seen: string[][] = [];
    Object.assign(window, { seenTransitions: seen });
    const original = document.startViewTransition.bind(document);
    document.startViewTransition = (...args) => {
      const transition = original(...args);
      transition.ready
        .then(() => {
          const running = document
            .getAnimations()
            .filter(
              ({ effect }) =>
                effect instanceof KeyframeEffect && effect.pseudoElement?.includes("view-transition"),
            )
            .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : ""))
            // Ignore the browser's default animations, which every view transition has.
            .filter((name) => !name.startsWith("-ua-"));
          seen.push([...new Set(running)].sort());
        })
        .catch(() => {});
      return transition;
    };
  });
  return () => page.evaluate(() => (window as unknown as { seenTransitions: string[][] }).seenTransitions);
}

/**
 * Records the `behavior` of every `scrollTo` call from now on, and all scroll positions. Both are needed, because a
 * busy machine may draw no frame of a smooth scroll. Returns a function that returns both so far, without repeated
 * positions.
 */
export async function recordScroll(
  page: Page,
): Promise<() => Promise<{ behaviors: string[]; passed: number[] }>> {
  await page.evaluate(async () => {
    // Wait for the scroll event of an earlier scroll, which fires in the next frame.
    for (let frame = 0; frame < 2; frame++) await new Promise((done) => requestAnimationFrame(done));
    const behaviors: string[] = [];
    const passed = new Set<number>();
    Object.assign(window, { scrolled: { behaviors, passed } });
    const scroll = window.scrollTo.bind(window);
    window.scrollTo = ((to: ScrollToOptions) => {
      behaviors.push(to.behavior ?? "auto");
      scroll(to);
    }) as typeof window.scrollTo;
    addEventListener("scroll", () => passed.add(Math.round(scrollY)));
  });
  return () =>
    page.evaluate(() => {
      const { scrolled } = window as unknown as { scrolled: { behaviors: string[]; passed: Set<number> } };
      return { behaviors: scrolled.behaviors, passed: [...scrolled.passed] };
    });
}

/** Hides the page as if another tab were in front, or shows it again. */
export function setHidden(page: Page, isHidden: boolean): Promise<void> {
  return page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, isHidden);
}

/** Waits until a view transition has ended, because clicks do not reach the page during the transition. */
export async function noTransition(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ effect }) =>
          !(effect instanceof KeyframeEffect && effect.pseudoElement?.includes("view-transition")),
      ),
  );
}

/** Scrolls without animation, even on a page with smooth scrolling. */
export function scrollToNow(page: Page, top: number): Promise<void> {
  return page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);
}

/** Waits for a number of frames. The effects of an event are drawn within two frames. */
export function frames(page: Page, count = 2): Promise<void> {
  return page.evaluate(async (most) => {
    for (let frame = 0; frame < most; frame++) await new Promise((done) => requestAnimationFrame(done));
  }, count);
}

/** Waits until an element's box and its own scroll position have not changed for 200 ms. */
export function stillness(locator: Locator): Promise<void> {
  return locator.evaluate(async (element) => {
    const position = () => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height, element.scrollLeft, element.scrollTop].join(" ");
    };
    let since = performance.now();
    for (let last = position(); performance.now() - since < 200; ) {
      await new Promise((done) => requestAnimationFrame(done));
      if (position() === last) continue;
      last = position();
      since = performance.now();
    }
  });
}

/** Waits until all animations in an element have ended, even while the page's clock is stopped. */
export function atRest(locator: Locator): Promise<void> {
  return locator.evaluate(async (element) => {
    const animations = element.getAnimations({ subtree: true });
    await Promise.all(animations.map(({ finished }) => finished.catch(() => {})));
  });
}

/** Returns whether nothing covers the middle of an element. */
export function isOnTop(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return found !== null && element.contains(found);
  });
}

/** Returns the computed colour of a CSS variable. */
export function colorOf(page: Page, name: string): Promise<string> {
  return page.evaluate((variable) => {
    const probe = document.body.appendChild(document.createElement("hr"));
    probe.style.outlineColor = `var(${variable})`;
    const { outlineColor } = getComputedStyle(probe);
    probe.remove();
    return outlineColor;
  }, name);
}
