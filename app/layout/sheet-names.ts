import type { UNSAFE_AssetsManifest as AssetsManifest } from "react-router";

/**
 * Takes away the empty fragment by which the build marks sheets that routes share. The router needs it for its own
 * `<Links>` alone (style-sheets.tsx stands in for it); it would take a marked sheet for another one than that which
 * stands in the document, and put it in and out again before it shows a page.
 * @param manifest what the build knows of the routes; changed in place
 * @param held sheets that no route needs any more
 */
export function setSheetNames({ routes }: Pick<AssetsManifest, "routes">, held: string[] = []): void {
  for (const route of Object.values(routes))
    if (route?.css)
      route.css = route.css.map((href) => href.replace(/#$/, "")).filter((href) => !held.includes(href));
}
