import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { useLocation, useMatches, useNavigation } from "react-router";
import type { SiteFacts } from "../content/read/site-facts.server";
import { pageKind } from "../lib/page-kind";
import { whenIdle } from "../lib/when-idle";
import { PageSkeleton } from "../ui/page-skeleton";
import { Footer } from "./footer";
import { Header } from "./header";
import { Imprint } from "./imprint";
import { RouteChange } from "./route-change";
import { SearchDialog } from "./search-dialog";
import styles from "./shell.module.css";
import { useCount } from "./use-count";

/** The dye that the current page's loader names, or the neutral one. */
function useDye(): string {
  const data = useMatches().at(-1)?.loaderData;
  return data && typeof data === "object" && "dye" in data ? String(data.dye) : "neutral";
}

const loadIdle = () => import("../visit/idle");

/** What a page does once it has nothing else to do: it fetches others ahead of their visit. */
function LazyIdle() {
  const [Idle, setIdle] = useState<ComponentType<{ page: string }>>();
  const { key } = useLocation();
  // Waits for the browser.
  useEffect(() => {
    return whenIdle(() => {
      // Without it every page is still fetched when it is visited.
      loadIdle().then((code) => setIdle(() => code.Idle), console.warn);
    });
  }, []);
  return Idle && <Idle page={key} />;
}

/** What every page stands in: skip link, background, header, the page, footer. */
export function Shell({ site, children }: { site: SiteFacts; children: ReactNode }) {
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  useCount(site.switches.counts === "on", pathname);
  const isLeaving = next !== undefined && next.pathname !== pathname;
  return (
    <div data-dye={useDye()}>
      <a className={styles.skipLink} href="#main">
        Skip to content
      </a>
      <div className={styles.background} aria-hidden="true" />
      <Header site={site} />
      <main id="main" tabIndex={-1} data-kind={pageKind(pathname)} aria-busy={isLeaving || undefined}>
        {children}
        {isLeaving && <PageSkeleton />}
      </main>
      <Footer site={site} />
      <SearchDialog search={site.search} />
      <LazyIdle />
      <Imprint site={site} pathname={pathname} />
      <RouteChange />
    </div>
  );
}
