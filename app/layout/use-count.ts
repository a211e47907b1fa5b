import { useEffect } from "react";
import { loadCount } from "../lib/load-count";
import { whenIdle } from "../lib/when-idle";

/** Counts each page that is shown, once the browser is idle; nothing is loaded where the agency counts nothing. */
export function useCount(isOn: boolean, pathname: string): void {
  // Talks to the backend.
  useEffect(() => {
    if (isOn) return whenIdle(() => loadCount("view", pathname));
  }, [isOn, pathname]);
}
