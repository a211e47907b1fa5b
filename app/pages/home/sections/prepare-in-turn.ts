import { whenIdle } from "../../../lib/when-idle";
import { prepare } from "../../../ui/lazy-section";
import { loadSection } from "./registry";

/** Featured work is prepared this many ms after services, so that the two never compete. */
const FEATURED_DELAY = 2000;

const fetchAhead = (name: string) => {
  const load = loadSection[name];
  if (load) void prepare(load);
};

/**
 * Fetches services when the browser is idle and featured work 2 s later. The others wait until they are near: most
 * visitors never come there. @returns a function that calls off what has not begun
 */
export function prepareInTurn(): () => void {
  let callOff = whenIdle(() => {
    fetchAhead("services");
    const timer = setTimeout(() => fetchAhead("featured"), FEATURED_DELAY);
    callOff = () => clearTimeout(timer);
  });
  return () => callOff();
}
