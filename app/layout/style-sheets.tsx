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
  // Writes into the document: sheets that were fetched ahead (ui/prefetch.tsx) apply from now on. One that came while
  // the move to its page was cut short by the next, React takes for put in and never puts in; so it is put in here.
  useInsertionEffect(() => {
    for (const href of sheets) {
      const link = document.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href="${href}"]`);
      if (!link)
        document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href }));
      else if (link.media === "not all") link.media = "all";
    }
  });
  return [...sheets].map((href) => <link key={href} rel="stylesheet" href={href} precedence="site" />);
}
