import { site } from "virtual:site";
import { Fragment, type ReactNode, useEffect } from "react";
import { useLocation, useMatches, useNavigation } from "react-router";
import { fillIn } from "../lib/fill-in";
import { loadCount } from "../lib/load-count";
import { pageType } from "../lib/page-type";
import { postalAddress } from "../lib/postal-address";
import { PREFIX, withoutPrefix } from "../lib/prefix";
import { whenIdle } from "../lib/when-idle";
import { HeaderAccent } from "../ui/header-accent";
import { inOriginal } from "../ui/in-original";
import { PageSkeleton } from "../ui/page-skeleton";
import { languages } from "../words/en/languages";
import { layout } from "../words/en/layout";
import { Footer } from "./footer";
import { Header } from "./header";
import lateSheet from "./late.css?url";
import { MissingFiles } from "./missing-files";
import { StaticFallback } from "./recovery/static-fallback";
import { RouteChange } from "./route-change";
import { SearchDialog } from "./search-dialog";
import styles from "./shell.module.css";

const countsViews = site.switches.counts === "on";

type Meta = { original?: string };
/** `list`: the data of a list page. Its first option has the meta data of the whole list. */
type PageData = { accent?: string; meta?: Meta; list?: { options: { meta: Meta }[] }; marksOriginal?: true };

/** Returns the page data from the current route's loader, or from its `handle` if it has no loader. */
function usePage(): PageData {
  const page = useMatches().at(-1);
  return (page?.loaderData ?? page?.handle ?? {}) as PageData;
}

type Props = { children: ReactNode; accent?: string };

/** The frame of every page: skip link, background, header, footer and search. @param accent overrides the page's own */
export function Shell({ children, accent }: Props) {
  const { pathname } = useLocation();
  const { accent: ownAccent = "neutral", meta, list, marksOriginal } = usePage();
  const lang = (meta ?? list?.options[0]?.meta)?.original;
  const { location: next } = useNavigation();
  const isLeaving = next !== undefined && withoutPrefix(next.pathname) !== pathname;
  // Sends a page view to the backend.
  useEffect(() => {
    if (countsViews) return whenIdle(() => loadCount("view", PREFIX + pathname));
  }, [pathname]);
  return (
    <HeaderAccent>
      <div data-accent={accent ?? ownAccent}>
        <a className={`${styles.skipLink} font-bold no-print`} href="#main">
          {layout.skip}
        </a>
        <div className={`${styles.background} no-print`} aria-hidden="true" />
        <Header />
        {import.meta.env.HAS_LANGUAGES && lang && (
          <aside className={`${styles.untranslated} font-bold`}>
            {fillIn(languages.untranslated, { language: site.originalName ?? "" })}
          </aside>
        )}
        <main
          id="main"
          tabIndex={-1}
          {...inOriginal(marksOriginal ? undefined : lang)}
          data-page-type={pageType(pathname)}
          aria-busy={isLeaving || undefined}
        >
          <StaticFallback id="main" pathname={pathname}>
            {children}
          </StaticFallback>
          {isLeaving && <PageSkeleton />}
        </main>
        {/* Styles for page transitions and print. */}
        <link rel="stylesheet" href={lateSheet} fetchPriority="low" />
        <Footer />
        <SearchDialog />
        <Imprint pathname={pathname} />
        <RouteChange />
        <MissingFiles />
      </div>
    </HeaderAccent>
  );
}

/** The sender and the page's address, shown at the end of pages printed without the footer. */
function Imprint({ pathname }: { pathname: string }) {
  const { email, phones, address } = site.contact;
  const postal = postalAddress(address, site);
  return (
    <div className="print-only" data-imprint>
      <p className="display">{site.name}</p>
      <address>
        {postal && (
          <>
            {postal}
            <br />
          </>
        )}
        {[...phones, email].map((each, at) => (
          <Fragment key={each}>
            {at > 0 && " · "}
            <span dir="ltr">{each}</span>
          </Fragment>
        ))}
      </address>
      {/* The prerendered page for unknown addresses does not know the visitor's address. */}
      <p dir="ltr" suppressHydrationWarning>
        {site.url + pathname.replace(/\/$/, "")}
      </p>
    </div>
  );
}
