import { site } from "virtual:site";
import { type ReactNode, useEffect } from "react";
import { useLocation, useMatches, useNavigation } from "react-router";
import { loadCount } from "../lib/load-count";
import { pageKind } from "../lib/page-kind";
import { whenIdle } from "../lib/when-idle";
import { PageSkeleton } from "../ui/page-skeleton";
import { layout } from "../words/en/layout";
import { Footer } from "./footer";
import { Header } from "./header";
import { Imprint } from "./imprint";
import lateSheet from "./late.css?url";
import { MissingFiles } from "./missing-files";
import { RouteChange } from "./route-change";
import { SearchDialog } from "./search-dialog";
import styles from "./shell.module.css";

const countsViews = site.switches.counts === "on";

/** The accent that the current page's loader names, or the neutral one. */
function useAccent(): string {
  const data = useMatches().at(-1)?.loaderData;
  return data && typeof data === "object" && "accent" in data ? String(data.accent) : "neutral";
}

/** What surrounds every page: skip link, background, header, footer, search. */
export function Shell({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const isLeaving = next !== undefined && next.pathname !== pathname;
  // Talks to the backend.
  useEffect(() => {
    if (countsViews) return whenIdle(() => loadCount("view", pathname));
  }, [pathname]);
  return (
    <div data-accent={useAccent()}>
      <a className={`${styles.skipLink} no-print`} href="#main">
        {layout.skip}
      </a>
      <div className={`${styles.background} no-print`} aria-hidden="true" />
      <Header />
      <main id="main" tabIndex={-1} data-kind={pageKind(pathname)} aria-busy={isLeaving || undefined}>
        {children}
        {isLeaving && <PageSkeleton />}
      </main>
      {/* Page changes and paper. */}
      <link rel="stylesheet" href={lateSheet} fetchPriority="low" />
      <Footer />
      <SearchDialog search={site.search} />
      <Imprint pathname={pathname} />
      <RouteChange />
      <MissingFiles />
    </div>
  );
}
