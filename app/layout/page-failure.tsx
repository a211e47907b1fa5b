import { useEffect } from "react";
import { isRouteErrorResponse } from "react-router";
import { Button } from "../ui/button";
import { SiteLink } from "../ui/site-link";
import { layout } from "../words/en/layout";
import { reloadPage } from "./missing-files";

const { failure } = layout;

/** Replaces a page that failed or whose data did not load. Reloads once the connection returns. */
export function PageFailure({ error }: { error: unknown }) {
  // Listens to the connection.
  useEffect(() => {
    addEventListener("online", reloadPage);
    return () => removeEventListener("online", reloadPage);
  }, []);
  return (
    <div className="measure section-space">
      <title>{failure.title}</title>
      <h1 className="mt-4 display text-h2">{failure.title}</h1>
      <p className="mt-3 text-lead">{isRouteErrorResponse(error) ? failure.answer : failure.connection}</p>
      <p className="mt-3">
        <Button variant="ink" onClick={reloadPage}>
          {failure.retry}
        </Button>
      </p>
      <p className="mt-3">
        <SiteLink className="link-underline" to="/">
          {failure.home}
        </SiteLink>
      </p>
    </div>
  );
}
