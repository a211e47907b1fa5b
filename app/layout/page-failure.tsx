import { useEffect, useState } from "react";
import { isRouteErrorResponse } from "react-router";
import { statusOf, whenBack } from "../lib/connection";
import { Button } from "../ui/button";
import { SiteLink } from "../ui/site-link";
import styles from "./page-failure.module.css";

/** How browsers word that a module could not be fetched ("dynamically imported module", "Importing a module"). */
const NO_MODULE = /import\w* (?:a )?module/i;

/** Loads the page at the present address anew, if it can be reached. @returns false if it cannot. */
async function reloadIfReachable(): Promise<boolean> {
  const status = await statusOf(location.href);
  const isReachable = status > 0 && status < 500;
  if (isReachable) location.reload();
  return isReachable;
}

/**
 * Stands in the place of a page that could not be fetched, or that failed. It is loaded anew when the connection
 * comes back, when the visitor says so, and at once where only its module is gone: then the site has been built
 * anew since the visitor came.
 */
export function PageFailure({ error }: { error: unknown }) {
  const [isTrying, setIsTrying] = useState(false);
  const [hasTried, setHasTried] = useState(false);
  const isMissingModule = error instanceof TypeError && NO_MODULE.test(error.message);
  // Talks to the connection.
  useEffect(() => {
    if (isMissingModule) void reloadIfReachable();
    return whenBack(reloadIfReachable);
  }, [isMissingModule]);
  const retry = async () => {
    setIsTrying(true);
    if (await reloadIfReachable()) return;
    setIsTrying(false);
    setHasTried(true);
  };
  return (
    <div className={`measure ${styles.root}`}>
      <title>This page did not load</title>
      <h1 className="display text-h2">This page did not load</h1>
      <p className="text-lead">
        {isRouteErrorResponse(error)
          ? "Load the page again, or start from the home page."
          : "The connection may be down. The page comes by itself when it is back."}
      </p>
      <Button look="ink" pending={isTrying} onClick={() => void retry()}>
        Retry
      </Button>
      <p className="mt-3" role="status">
        {hasTried && !isTrying && "It cannot be reached yet."}
      </p>
      <p className="mt-3">
        <SiteLink className="link-underline" to="/">
          Return Home
        </SiteLink>
      </p>
    </div>
  );
}
