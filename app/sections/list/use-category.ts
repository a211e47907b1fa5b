import { useEffect } from "react";
import { type ShouldRevalidateFunction, useLocation, useNavigate } from "react-router";
import type { ListData } from "../../content/addresses/list-page.server";
import { withoutPrefix } from "../../lib/prefix";

/** Paths of lists whose data contains all entries. */
const complete = new Set<string>();

/** Decides whether a list route fetches data again. A list that has all entries fetches none for another category. */
export const shouldRevalidateList: ShouldRevalidateFunction = ({ currentUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate && !complete.has(`/${withoutPrefix(currentUrl.pathname).split("/")[1]}`);

/** Returns the category in a list's address: "branding" in "/portfolio/category/branding/page/2". */
export function categoryIn(pathname: string): string | undefined {
  return /\/category\/([^/]+)/.exec(pathname)?.[1];
}

/** Returns the list's `chosen` category (or undefined) and `choose`, which resolves once the entries are shown. */
export function useCategory({ path, isComplete }: ListData<unknown>) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  // shouldRevalidateList does not receive the page's data.
  useEffect(() => {
    if (isComplete) complete.add(path);
  }, [path, isComplete]);
  const chosen = categoryIn(pathname);
  const choose = async (to: string) => {
    // Use flushSync to render inside the view transition's callback. Otherwise the page would be scrolled.
    const change = () => navigate(to, { flushSync: true, state: { keepsPlace: true } });
    await painted();
    // A view transition freezes the page, so don't start one while data is fetched.
    await (isComplete ? reveal(change) : change());
  };
  return { chosen, choose };
}

/** Resolves when the pressed button is painted. */
function painted(): Promise<void> {
  return new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}

/** Changes the list in a view transition if the browser supports it (list-page.module.css). */
async function reveal(change: () => void | Promise<void>): Promise<void> {
  const root = document.documentElement;
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (isStill || !("startViewTransition" in document)) return change();
  root.dataset.filtering = "";
  const transition = document.startViewTransition(change);
  transition.finished.finally(() => delete root.dataset.filtering);
  await transition.updateCallbackDone;
}
