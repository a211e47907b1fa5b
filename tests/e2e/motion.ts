import type { Locator, Page } from "@playwright/test";

/** The longest animation allowed under reduced motion, in ms. */
const STILL_MS = 200;

/** Names of the running animations and transitions that last longer than 200 ms. */
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
        // The header turns solid in one step of a scroll timeline, which is no movement.
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        if (target?.matches("header") && !(animation.timeline instanceof DocumentTimeline)) return false;
        // Delays do not count.
        const lasts = effect?.getComputedTiming().activeDuration;
        return playState === "running" && !(typeof lasts === "number" && lasts <= most);
      })
      .map(nameOf);
  }, STILL_MS);
}

/**
 * Makes the page keep, for every view transition, the names of the animations that it runs.
 * @returns a function that gives them so far, one sorted list per transition.
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
            // The browser's own, which every transition has.
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
 * Notes how the page is scrolled by its own scripts from now on, and the positions that it passes through. A
 * busy machine may draw no frame of a smooth scroll, so its way is read from the call.
 * @returns a function that gives both so far; every position once.
 */
export async function recordScroll(page: Page): Promise<() => Promise<{ ways: string[]; passed: number[] }>> {
  await page.evaluate(async () => {
    // An event of an earlier scroll comes with the next frame.
    for (let frame = 0; frame < 2; frame++) await new Promise((done) => requestAnimationFrame(done));
    const ways: string[] = [];
    const passed = new Set<number>();
    Object.assign(window, { scrolled: { ways, passed } });
    const scroll = window.scrollTo.bind(window);
    window.scrollTo = ((to: ScrollToOptions) => {
      ways.push(to.behavior ?? "auto");
      scroll(to);
    }) as typeof window.scrollTo;
    addEventListener("scroll", () => passed.add(Math.round(scrollY)));
  });
  return () =>
    page.evaluate(() => {
      const { scrolled } = window as unknown as { scrolled: { ways: string[]; passed: Set<number> } };
      return { ways: scrolled.ways, passed: [...scrolled.passed] };
    });
}

/** Hides the page as another tab before it would, or shows it again. */
export function setHidden(page: Page, isHidden: boolean): Promise<void> {
  return page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, isHidden);
}

/** Waits for the end of a view transition, during which clicks do not reach the page. */
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

/** Scrolls at once, whatever the page's own way of scrolling. */
export function scrollToNow(page: Page, top: number): Promise<void> {
  return page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);
}

/** Waits for a number of frames; effects of an event are drawn by the second. */
export function frames(page: Page, count = 2): Promise<void> {
  return page.evaluate(async (most) => {
    for (let frame = 0; frame < most; frame++) await new Promise((done) => requestAnimationFrame(done));
  }, count);
}

/** Waits until an element's place in the window, and its own scrolling, have not changed for 200 ms. */
export function stillness(part: Locator): Promise<void> {
  return part.evaluate(async (element) => {
    const place = () => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height, element.scrollLeft, element.scrollTop].join(" ");
    };
    let since = performance.now();
    for (let last = place(); performance.now() - since < 200; ) {
      await new Promise((done) => requestAnimationFrame(done));
      if (place() === last) continue;
      last = place();
      since = performance.now();
    }
  });
}

/** Waits for the end of all animations in an element, also while the page's clock is stopped. */
export function atRest(part: Locator): Promise<void> {
  return part.evaluate(async (element) => {
    const animations = element.getAnimations({ subtree: true });
    await Promise.all(animations.map(({ finished }) => finished.catch(() => {})));
  });
}

/** Whether nothing lies over the middle of an element. */
export function isOnTop(part: Locator): Promise<boolean> {
  return part.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return found !== null && element.contains(found);
  });
}

/** A colour of the agency as a style computes it, by the name of its variable. */
export function colorOf(page: Page, name: string): Promise<string> {
  return page.evaluate((variable) => {
    const probe = document.body.appendChild(document.createElement("hr"));
    probe.style.outlineColor = `var(${variable})`;
    const { outlineColor } = getComputedStyle(probe);
    probe.remove();
    return outlineColor;
  }, name);
}
