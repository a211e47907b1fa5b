import { useRouteLoaderData } from "react-router";
import type { SiteFacts } from "../content/read/site-facts.server";
import { Prefetch } from "../ui/prefetch";
import { VisitWoven } from "./visit";

/** What every page has once it has nothing else to do: pages are fetched ahead, the visit's cloth grows. */
export function Idle({ page }: { page: string }) {
  const site = useRouteLoaderData<() => SiteFacts>("root");
  return (
    <>
      <Prefetch key={page} />
      {site?.visit && <VisitWoven name={site.name} fontSize={site.wordmark.fontSize} words={site.visit} />}
    </>
  );
}
