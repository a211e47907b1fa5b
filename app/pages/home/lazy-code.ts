import { whenIdle } from "../../lib/when-idle";
import { prepare } from "../../ui/lazy-section";

/** The code of the lazy sections, one file each. */
export const code = {
  cloths: () => import("./service-cloths"),
  featured: () => import("./featured-grid"),
  blog: () => import("./blog-lead"),
  stack: () => import("./tie-up"),
  line: () => import("./clothesline"),
  results: () => import("./results-list"),
  reviews: () => import("./reviews"),
  swatches: () => import("./swatches"),
  journey: () => import("./journey"),
  looseEnd: () => import("./loose-end"),
};

/** Featured work is prepared this many ms after services (specification, section 9). */
export const FEATURED_DELAY = 2000;

/**
 * Fetches code ahead: services when the browser is idle, featured work 2 s later (specification, section 2
 * "Home"), and then the rest in another idle moment, so that a page that is printed is whole.
 * @returns a function that calls off what has not begun.
 */
export function prepareInTurn(): () => void {
  const { cloths, featured, ...others } = code;
  let callOff = whenIdle(() => {
    void prepare(cloths);
    const timer = setTimeout(() => {
      void prepare(featured);
      callOff = whenIdle(() => Object.values(others).forEach((load) => void prepare(load)));
    }, FEATURED_DELAY);
    callOff = () => clearTimeout(timer);
  });
  return () => callOff();
}
