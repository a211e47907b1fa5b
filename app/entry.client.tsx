import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

// The page's own element, checked as the specification's section 8 asks; the document itself is hydrated.
if (!document.getElementById("root")) throw new Error("Root element not found");

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
