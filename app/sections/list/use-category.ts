import { useEffect } from "react";
import { type ShouldRevalidateFunction, useLocation, useNavigate } from "react-router";
import type { ListData } from "../../content/read/list-page.server";
import { withoutPrefix } from "../../lib/prefix";

/** Paths of the lists whose data has all entries. */
const complete = new Set<string>();

/** For the routes of lists: a list that has all entries fetches nothing when its category changes. */
export const shouldRevalidateList: ShouldRevalidateFunction = ({ currentUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate && !complete.has(`/${withoutPrefix(currentUrl.pathname).split("/")[1]}`);

/** The category in an address of a list: "branding" in "/portfolio/category/branding/page/2". */
export function categoryIn(pathname: string): string | undefined {
  return /\/category\/([^/]+)/.exec(pathname)?.[1];
}

/** The `chosen` category of a list (none: undefined), and `choose`, which resolves once an address's entries are shown. */
export function useCategory({ path, isComplete }: ListData<unknown>) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  // For shouldRevalidateList, which does not get the page's data.
  useEffect(() => {
    if (isComplete) complete.add(path);
  }, [path, isComplete]);
  const chosen = categoryIn(pathname);
  const choose = async (to: string) => {
    // Rendered in the view transition's callback, or the page would be scrolled.
    const change = () => navigate(to, { flushSync: true, state: { keepsPlace: true } });
    await painted();
    // A view transition freezes the page: not while data is fetched.
    await (isComplete ? reveal(change) : change());
  };
  return { chosen, choose };
}

/** Resolves when the pressed button is painted. */
function painted(): Promise<void> {
  return new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}

/** Changes the list in a view transition (list-page.module.css), where the browser has them. */
async function reveal(change: () => void | Promise<void>): Promise<void> {
  const root = document.documentElement;
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (isStill || !("startViewTransition" in document)) return change();
  root.dataset.filtering = "";
  const transition = document.startViewTransition(change);
  transition.finished.finally(() => delete root.dataset.filtering);
  await transition.updateCallbackDone;
}
