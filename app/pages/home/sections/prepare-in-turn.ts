import { whenIdle } from "../../../lib/when-idle";
import { prepare } from "../../../ui/lazy-section";
import { SECTION_CODE } from "./section-code";

/** Delay in ms of featured work after services, so that the two never compete for bandwidth. */
const FEATURED_DELAY = 2000;

/**
 * Fetches services when the browser is idle and featured work 2 s later. Other sections load when near the viewport,
 * because most visitors never reach them. @returns a function that cancels fetches not yet started
 */
export function prepareInTurn(): () => void {
  let cancel = whenIdle(() => {
    void prepare(SECTION_CODE.services.load);
    const timer = setTimeout(() => void prepare(SECTION_CODE.featured.load), FEATURED_DELAY);
    cancel = () => clearTimeout(timer);
  });
  return () => cancel();
}
