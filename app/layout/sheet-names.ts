import type { UNSAFE_AssetsManifest as AssetsManifest } from "react-router";

/**
 * Takes away the empty fragment by which the build marks sheets that routes share. The router needs it for its own
 * `<Links>` alone (style-sheets.tsx stands in for it), and would take a marked sheet for another one than that which
 * stands in the document.
 * @param manifest what the build knows of the routes; changed in place
 */
export function unmarkSheets({ routes }: Pick<AssetsManifest, "routes">): void {
  for (const route of Object.values(routes))
    if (route?.css) route.css = route.css.map((href) => href.replace(/#$/, ""));
}
