import "./app.css";
import displayFont from "agency/fonts/display.woff2?url";
import textFont from "agency/fonts/text.woff2?url";
import { lazy, type ReactNode, Suspense } from "react";
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, useRouteLoaderData } from "react-router";
import type { Route } from "./+types/root";
import { siteFacts } from "./content/read/site-facts.server";
import { PageFailure } from "./layout/page-failure";
import { Shell } from "./layout/shell";
import { keptAhead } from "./lib/fetched-ahead";

export function loader() {
  return siteFacts();
}

/**
 * The agency's facts are the build's and never change between two pages. Asked for again, an address without
 * data would also fail the shell, before the page's own loader could lead elsewhere.
 */
export function shouldRevalidate(): boolean {
  return false;
}

/** A visit to a page that was fetched ahead (ui/prefetch.tsx) asks for nothing. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  ({ request }, next) => Promise.resolve(keptAhead(new URL(request.url).pathname) ?? next()),
];

/** The document. Style sheets stand before fonts: nothing may delay the first paint. */
export function Layout({ children }: { children: ReactNode }) {
  const site = useRouteLoaderData<typeof loader>("root");
  return (
    <html lang={site?.language ?? "en"}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Links />
        <link rel="preload" as="font" type="font/woff2" href={displayFont} crossOrigin="anonymous" />
        <link rel="preload" as="font" type="font/woff2" href={textFont} crossOrigin="anonymous" />
        <Meta />
        <meta name="theme-color" content={site?.browserBar} />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      </head>
      <body>
        <div id="root">{children}</div>
        {/* The build starts them later: layout/starter. */}
        <Scripts />
      </body>
    </html>
  );
}

export default function App({ loaderData }: Route.ComponentProps) {
  return (
    <Shell site={loaderData}>
      <Outlet />
    </Shell>
  );
}

/** Few visits need it; where it cannot be fetched, the page says that. */
const NotFound = lazy(async () => {
  try {
    return { default: (await import("./sections/not-found")).NotFound };
  } catch (error) {
    return { default: () => <PageFailure error={error} /> };
  }
});

/** Shown when a page fails in the browser, e.g. when its data cannot be fetched; the shell stays where it can. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const site = useRouteLoaderData<typeof loader>("root");
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  if (!site) {
    return (
      <main>
        <PageFailure error={error} />
      </main>
    );
  }
  return (
    <Shell site={site}>
      {isMissing ? (
        <>
          <title>{site.notFound.meta.title}</title>
          <Suspense>
            <NotFound site={site} />
          </Suspense>
        </>
      ) : (
        <PageFailure error={error} />
      )}
    </Shell>
  );
}
