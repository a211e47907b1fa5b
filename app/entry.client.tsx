import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { recoverFromDeploys } from "./layout/gone-chunks";

// A document without the page's own element is not ours (a proxy's error page, say): said here, before React says less.
if (!document.getElementById("root")) throw new Error("Root element not found");

// A move that the next one cuts short rejects a promise that the router keeps to itself; it is no error.
// Nor is React's own promise of a style sheet that failed, whose reason is the link's event (gone-chunks.ts hears it).
addEventListener("unhandledrejection", (event) => {
  const isCutShort = event.reason instanceof DOMException && event.reason.name === "AbortError";
  if (isCutShort || event.reason instanceof Event) event.preventDefault();
});

recoverFromDeploys();

// The build marks sheets that routes share by an empty fragment. The router would take them for others than those
// that stand in the document, and put them in and out again before it shows a page. What the page's first sheet
// holds (layout/first-sheet.server.ts) no route needs any more.
const held = document.querySelector<HTMLLinkElement>("link[data-sheets]")?.dataset.sheets?.split(" ") ?? [];
for (const route of Object.values(window.__reactRouterManifest?.routes ?? {}))
  if (route?.css)
    route.css = route.css.map((href) => href.replace("#", "")).filter((href) => !held.includes(href));

startTransition(() => {
  window.__early?.stop();
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
