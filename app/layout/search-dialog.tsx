import { site } from "virtual:site";
import { useEffect, useRef, useState } from "react";
import { useHref } from "react-router";
import { isSearchKey } from "../lib/search-key";
import { PATHS } from "../paths.ts";
import { openDialog, SEARCH_DIALOG } from "../ui/open-dialog";
import { layout } from "../words/en/layout";
import { CloseButton } from "./icon-button";
import styles from "./search-dialog.module.css";

type Code = typeof import("../search/panel");
const loadPanel = () => import("../search/panel");
const { search } = site;

/**
 * A modal dialog with a form to /search that works without scripts. The search code loads when the dialog first opens.
 */
export function SearchDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [code, setCode] = useState<Code | "failed">();
  // Listens to the keyboard and to the dialog, which the browser may open before hydration.
  useEffect(() => {
    const box = dialog.current;
    const load = () => {
      if (box?.open) loadPanel().then(setCode, () => setCode("failed"));
    };
    const openByKey = (event: KeyboardEvent) => {
      if (!isSearchKey(event)) return;
      event.preventDefault();
      openDialog(SEARCH_DIALOG);
    };
    load();
    const watch = new AbortController();
    // Safari before 26 sends no `toggle` event, but an opened dialog always receives the focus.
    for (const type of ["toggle", "focusin"]) box?.addEventListener(type, load, watch);
    addEventListener("keydown", openByKey, watch);
    if (box && !("closedBy" in HTMLDialogElement.prototype)) closeLikeClosedBy(box, watch.signal);
    return () => watch.abort();
  }, []);
  const hasCode = code !== undefined && code !== "failed";
  return (
    <dialog
      ref={dialog}
      id={SEARCH_DIALOG}
      className={styles.dialog}
      aria-label={search.name}
      data-accent={search.accent}
      closedby="any"
    >
      <div className={`${styles.top} row`}>
        <search className={styles.form}>
          <form action={useHref(PATHS.search)}>
            <label htmlFor="search-field">{search.label}</label>
            <input
              id="search-field"
              type="search"
              name="q"
              autoComplete="off"
              enterKeyHint="search"
              maxLength={120}
              placeholder={search.placeholder}
            />
            {/* Screen readers need a button; everyone else presses Enter. */}
            <button type="submit" className="sr-only" tabIndex={-1}>
              {search.name}
            </button>
          </form>
        </search>
        <CloseButton label={layout.closeSearch} />
      </div>
      {hasCode && dialog.current ? (
        <code.Panel dialog={dialog.current} facts={search} />
      ) : (
        <p className={styles.wait}>{code === "failed" ? search.failed : search.waiting}</p>
      )}
    </dialog>
  );
}

/**
 * Closes a dialog as `closedby="any"` does: on Escape, which Safari's search field keeps to itself, and on a click
 * outside.
 */
function closeLikeClosedBy(box: HTMLDialogElement, signal: AbortSignal): void {
  const closeByKey = ({ key, isComposing }: KeyboardEvent) => {
    if (key === "Escape" && !isComposing) box.close();
  };
  const closeByClick = ({ target, clientY }: MouseEvent) => {
    if (target === box && clientY > box.getBoundingClientRect().bottom) box.close();
  };
  box.addEventListener("keydown", closeByKey, { signal });
  box.addEventListener("click", closeByClick, { signal });
}
