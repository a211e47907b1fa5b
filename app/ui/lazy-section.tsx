import { type ReactNode, startTransition, useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { retrySheets } from "../lib/retry-sheets";
import { home as words } from "../words/en/home";
import { Button } from "./button";
import styles from "./lazy-section.module.css";

/** Content is loaded when it is this near the viewport. */
const NEAR = "200px";

/** Fetches the code of a section; the browser keeps what it has fetched. */
export type Load<Code> = () => Promise<Code>;

/** Loaded code, perhaps not shown yet. */
const prepared = new Map<Load<unknown>, unknown>();
/** Sections whose code did not load at first. */
const failed = new Set<Load<unknown>>();
/** Sections that have been shown: a page that is visited again shows them at once. */
const shown = new Set<Load<unknown>>();

/** Fetches a section's code ahead of need. @returns whether it came; if not, the section asks again once it is near */
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
  /** Says which section it is, to tests. */
  name: string;
  /** Gives the box about the height that its content will have, so that what is below it hardly moves. */
  className: string | undefined;
  load: Load<Code>;
  children: (code: Code) => ReactNode;
};

/** Content that loads once, near the viewport; after a failure when the connection or the visitor is back, or by a button. */
export function LazySection<Code>({ name, className, load, children }: Props<Code>) {
  const box = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"waiting" | "failed" | "shown">(() =>
    shown.has(load) ? "shown" : "waiting",
  );
  const isShown = state === "shown";

  const fetchAndShow = useCallback(async () => {
    const isThere = await prepare(load);
    if (isThere) shown.add(load);
    // Rendered piece by piece, so that scrolling goes on meanwhile.
    startTransition(() => setState(isThere ? "shown" : "failed"));
    return isThere;
  }, [load]);
  // Talks to the viewport, the connection and the printer: they decide when the content is needed.
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
      // Printing does not wait: what is not loaded now will be the next time.
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
    // The button goes away with its focus; the visitor goes on from the section.
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
          <Button look="ink" onClick={() => void retry()}>
            {words.retry}
          </Button>
        </div>
      )}
    </div>
  );
}
