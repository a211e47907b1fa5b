import { type ReactNode, startTransition, useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { retrySheets } from "../lib/retry-sheets";
import { home as words } from "../words/en/home";
import { Button } from "./button";
import styles from "./lazy-section.module.css";

/** Distance from the viewport at which content loads. */
const NEAR = "200px";

/** Fetches a section's code, which the browser caches. */
export type Load<Code> = () => Promise<Code>;

/** Loaded code, possibly not shown yet. */
const prepared = new Map<Load<unknown>, unknown>();
/** Sections whose code failed to load. */
const failed = new Set<Load<unknown>>();
/** Sections shown before. A revisited page shows them at once. */
const shown = new Set<Load<unknown>>();

/** Fetches a section's code early. @returns false on failure; the section tries again when it nears the viewport */
export async function prepare(load: Load<unknown>): Promise<boolean> {
  try {
    if (failed.has(load)) await retrySheets();
    if (!prepared.has(load)) prepared.set(load, await load());
    return true;
  } catch (error) {
    failed.add(load);
    console.warn(error instanceof Error ? error.message : error);
    return false;
  }
}

type Props<Code> = {
  /** Identifies the section in tests. */
  name: string;
  /** Reserves about the height of the content, to avoid layout shifts. */
  className: string | undefined;
  load: Load<Code>;
  children: (code: Code) => ReactNode;
};

/**
 * Content that loads when it nears the viewport. After a failure, it tries again when it nears the viewport again, when
 * the connection returns, or on a click on the button.
 */
export function LazySection<Code>({ name, className, load, children }: Props<Code>) {
  const box = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"waiting" | "failed" | "shown">(() =>
    shown.has(load) ? "shown" : "waiting",
  );
  const isShown = state === "shown";

  const fetchAndShow = useCallback(async () => {
    const isThere = await prepare(load);
    if (isThere) shown.add(load);
    // A transition keeps scrolling smooth while the content renders.
    startTransition(() => setState(isThere ? "shown" : "failed"));
    return isThere;
  }, [load]);
  // Listens to the viewport, the connection and the printer, each of which can make the content necessary.
  useEffect(() => {
    const element = box.current;
    if (!element || isShown) return;
    let isNear = false;
    const showIfNear = () => void (isNear && fetchAndShow());
    const observer = new IntersectionObserver(
      ([entry]) => {
        isNear = entry?.isIntersecting ?? false;
        showIfNear();
      },
      { rootMargin: NEAR },
    );
    const print = () => {
      // Printing does not wait for code. Code that is not loaded yet is fetched for the next print.
      if (!prepared.has(load)) return void prepare(load);
      shown.add(load);
      flushSync(() => setState("shown"));
    };
    const watch = new AbortController();
    observer.observe(element);
    addEventListener("online", showIfNear, watch);
    addEventListener("beforeprint", print, watch);
    return () => {
      observer.disconnect();
      watch.abort();
    };
  }, [load, isShown, fetchAndShow]);

  const retry = async () => {
    // The focused button disappears, so focus moves to the section.
    if (await fetchAndShow()) box.current?.focus({ preventScroll: true });
  };
  return (
    <div
      ref={box}
      className={`${className ?? ""} ${isShown ? "" : `${styles.waiting} no-print`}`.trim()}
      data-lazy={name}
      data-scripted
      data-state={state}
      tabIndex={state === "waiting" ? undefined : -1}
    >
      {isShown && prepared.has(load) && children(prepared.get(load) as Code)}
      {state === "failed" && (
        <div className={`${styles.failure} measure font-bold`} role="status">
          <p>{words.failed}</p>
          <Button variant="ink" onClick={() => void retry()}>
            {words.retry}
          </Button>
        </div>
      )}
    </div>
  );
}
