import { use, useInsertionEffect } from "react";
import { Links, UNSAFE_FrameworkContext, useMatches } from "react-router";

/**
 * The sheets of the parts that the page shows, as the build found them by the parts' imports. The router's `<Links>`
 * with one difference: with a `precedence` React writes them before any preload, waits for those of the next page
 * before it shows that page, and keeps what has come.
 */
export function StyleSheets() {
  if (import.meta.env.DEV) return <Links />;
  return <BuiltSheets />;
}

function BuiltSheets() {
  const framework = use(UNSAFE_FrameworkContext);
  const routes = useMatches().map(({ id }) => framework?.manifest.routes[id]);
  const sheets = new Set(routes.flatMap((route) => route?.css ?? []));
  // Writes into the document: sheets that were fetched ahead (ui/prefetch.tsx) apply from now on.
  useInsertionEffect(() => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[media="not all"]'))
      if (sheets.has(link.getAttribute("href") ?? "")) link.media = "all";
  });
  return [...sheets].map((href) => <link key={href} rel="stylesheet" href={href} precedence="site" />);
}
