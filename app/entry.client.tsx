import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { tolerateMovedNodes } from "./layout/recovery/moved-nodes";
import { rememberFields } from "./layout/recovery/typed-fields";

if (!document.getElementById("root")) throw new Error("Root element not found");

// The router rejects the promise of an interrupted navigation, which is not an error.
addEventListener("unhandledrejection", (event) => {
  if (event.reason instanceof DOMException && event.reason.name === "AbortError") event.preventDefault();
});

tolerateMovedNodes();

startTransition(() => {
  window.__early?.stop();
  const restoreFields = rememberFields();
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
    {
      // React has rendered the page again because an extension or a translator had changed it.
      onRecoverableError: (error) => {
        console.warn(error);
        restoreFields();
      },
    },
  );
});
