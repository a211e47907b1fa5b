import { type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

/** Content is loaded when it is this near to the viewport (specification, section 9). */
const NEAR = "200px";

/** Fetches the code of a section; the browser keeps what it has fetched. */
export type Load<Code> = () => Promise<Code>;

/** Code that is there but perhaps not shown yet, so that showing it takes no time. */
const prepared = new Map<Load<unknown>, unknown>();
/** Sections that have been shown: a page that is visited again shows them at once. */
const shown = new Set<Load<unknown>>();

/** Fetches a section's code ahead of need. When that fails, the section asks again once it is near. */
export async function prepare(load: Load<unknown>): Promise<void> {
  try {
    prepared.set(load, await load());
  } catch (error) {
    console.warn(error instanceof Error ? error.message : error);
  }
}

type Props<Code> = {
  /** The box is `.lazy-<name>`; its style sheet gives it the final height at every width. */
  name: string;
  load: Load<Code>;
  children: (code: Code) => ReactNode;
};

/**
 * Content that loads once, when it is within 200 px of the viewport (specification, section 2 "Home"). Until
 * then its box holds the place: it has its final height from the style sheet, and is bare warp.
 */
export function LazySection<Code>({ name, load, children }: Props<Code>) {
  const box = useRef<HTMLDivElement>(null);
  const [isShown, setIsShown] = useState(() => shown.has(load));

  // Talks to the viewport and to the printer: both decide when the content is needed.
  useEffect(() => {
    const element = box.current;
    if (!element || isShown) return;
    const show = () => {
      if (!prepared.has(load)) return;
      shown.add(load);
      setIsShown(true);
    };
    // The observer stays until the content is shown: what did not come is asked for again on the way back.
    const observer = new IntersectionObserver(
      async ([entry]) => {
        if (!entry?.isIntersecting) return;
        if (!prepared.has(load)) await prepare(load);
        show();
      },
      { rootMargin: NEAR },
    );
    const print = () => flushSync(show);
    observer.observe(element);
    addEventListener("beforeprint", print);
    return () => {
      observer.disconnect();
      removeEventListener("beforeprint", print);
    };
  }, [load, isShown]);

  return (
    <div ref={box} className={`lazy lazy-${name}`} data-state={isShown ? "shown" : "waiting"}>
      {isShown && prepared.has(load) && children(prepared.get(load) as Code)}
    </div>
  );
}
