import { useEffect, useState } from "react";
import { useRouteLoaderData } from "react-router";
import type { SiteFacts } from "../../content/read/site-facts.server";

/**
 * Whether the spinner stands: on a client-side visit for `detailDelayMs` of site.yaml, never
 * on a page that was opened directly.
 */
export function useSpinner(isVisit: boolean): boolean {
  const site = useRouteLoaderData<SiteFacts>("root");
  const delay = site?.switches.detailDelayMs ?? 0;
  const [isLoading, setIsLoading] = useState(isVisit && delay > 0);
  // Talks to the browser's clock.
  useEffect(() => {
    const timer = setTimeout(() => setIsLoading(false), delay);
    return () => clearTimeout(timer);
  }, [delay]);
  return isLoading;
}
