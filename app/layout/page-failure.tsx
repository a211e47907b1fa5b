import { useEffect } from "react";
import { isRouteErrorResponse } from "react-router";
import { Button } from "../ui/button";
import { SiteLink } from "../ui/site-link";
import { reloadPage } from "./missing-files";

/** Replaces a page that failed or whose data did not load. Reloads when the connection is back. */
export function PageFailure({ error }: { error: unknown }) {
  // Talks to the connection.
  useEffect(() => {
    addEventListener("online", reloadPage);
    return () => removeEventListener("online", reloadPage);
  }, []);
  return (
    <div className="measure section-space">
      <title>This page did not load</title>
      <h1 className="mt-4 display text-h2">This page did not load</h1>
      <p className="mt-3 text-lead">
        {isRouteErrorResponse(error)
          ? "Load the page again, or start from the home page."
          : "The connection may be down. The page comes by itself when it is back."}
      </p>
      <p className="mt-3">
        <Button look="ink" onClick={reloadPage}>
          Retry
        </Button>
      </p>
      <p className="mt-3">
        <SiteLink className="link-underline" to="/">
          Return Home
        </SiteLink>
      </p>
    </div>
  );
}
