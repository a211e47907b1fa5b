import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

// A document without this element is not ours, for example a proxy's error page.
if (!document.getElementById("root")) throw new Error("Root element not found");

// The router leaves the promise of a navigation rejected when the next one cuts it short; that is no error.
addEventListener("unhandledrejection", (event) => {
  if (event.reason instanceof DOMException && event.reason.name === "AbortError") event.preventDefault();
});

startTransition(() => {
  window.__early?.stop();
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
