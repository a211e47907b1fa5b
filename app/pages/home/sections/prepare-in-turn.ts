import { whenIdle } from "../../../lib/when-idle";
import { prepare } from "../../../ui/lazy-section";
import { loadSection } from "./registry";

/** Delay in ms of featured work after services, so that the two never compete for bandwidth. */
const FEATURED_DELAY = 2000;

const fetchAhead = (name: string) => {
  const load = loadSection[name];
  if (load) void prepare(load);
};

/**
 * Fetches services when the browser is idle and featured work 2 s later. Other sections load when near the viewport,
 * because most visitors never reach them. @returns a function that cancels fetches not yet started
 */
export function prepareInTurn(): () => void {
  let callOff = whenIdle(() => {
    fetchAhead("services");
    const timer = setTimeout(() => fetchAhead("featured"), FEATURED_DELAY);
    callOff = () => clearTimeout(timer);
  });
  return () => callOff();
}
