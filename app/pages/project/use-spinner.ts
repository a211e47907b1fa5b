import { site } from "virtual:site";
import { useEffect, useState } from "react";
import { useHydrated } from "../../ui/use-hydrated";

/**
 * Whether the spinner stands: on a client-side visit for `detailDelayMs` of site.yaml, never
 * on a page that was opened directly.
 */
export function useSpinner(): boolean {
  const delay = site.switches.detailDelayMs;
  const isVisit = useHydrated();
  const [isLoading, setIsLoading] = useState(isVisit && delay > 0);
  // Talks to the browser's clock.
  useEffect(() => {
    const timer = setTimeout(() => setIsLoading(false), delay);
    return () => clearTimeout(timer);
  }, [delay]);
  return isLoading;
}
