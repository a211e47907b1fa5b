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

startTransition(() => {
  window.__early?.stop();
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
