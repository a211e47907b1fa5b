import "./app.css";
import { site } from "virtual:site";
import displayFont from "agency/fonts/display.woff2?url";
import languagesFont from "agency/fonts/languages.woff2?url";
import textFont from "agency/fonts/text.woff2?url";
import { lazy, type ReactNode, Suspense } from "react";
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, useLocation } from "react-router";
import type { Route } from "./+types/root";
import { PageFailure } from "./layout/page-failure";
import { StaticFallback } from "./layout/recovery/static-fallback";
import { Shell } from "./layout/shell";
import { pageMeta } from "./seo/page-meta";

/** Fonts used above the fold, preloaded because a late font would shift the layout. */
const FONTS = [displayFont, textFont, languagesFont].filter(Boolean);

/** The values of `layout` in site.yaml, as stylesheets select them: "hero-cover cards-framed". */
const layoutNames =
  site.layout &&
  Object.entries(site.layout)
    .map((choice) => choice.join("-"))
    .join(" ");

const isMissing = (error: unknown) => isRouteErrorResponse(error) && error.status === 404;

/** The meta data of a missing page. Every other page exports its own meta data. */
export const meta: Route.MetaFunction = ({ error }) => (isMissing(error) ? pageMeta(site.missing.meta) : []);

/** The HTML document. */
export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <html lang={site.language} dir={site.dir} data-layout={layoutNames}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Links />
        {FONTS.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        <Meta />
        <meta name="generator" content="Vitrine" />
        <meta name="theme-color" content={site.browserBar} />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      </head>
      <body>
        <div id="root">
          <StaticFallback id="root" pathname={pathname}>
            {children}
          </StaticFallback>
        </div>
        {/* layout/boot defers these scripts. Rendered at build only, because the CSP blocks inline scripts. */}
        {import.meta.env.SSR && <Scripts />}
      </body>
    </html>
  );
}

export default function App() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}

/** The not-found page, which loads on demand. If loading fails, it shows an error. */
const NotFound = lazy(async () => {
  try {
    return { default: (await import("./sections/not-found")).NotFound };
  } catch (error) {
    return { default: () => <PageFailure error={error} /> };
  }
});

/** Replaces a page that does not exist or failed to load. Header and footer stay. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isMissing(error))
    return (
      <Shell>
        <PageFailure error={error} />
      </Shell>
    );
  return (
    <Shell accent={site.missing.accent}>
      <Suspense>
        <NotFound />
      </Suspense>
    </Shell>
  );
}
