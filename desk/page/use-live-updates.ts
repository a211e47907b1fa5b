import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { callApi, keyHeader } from "./api";
import { saveCopies } from "./inbox/use-draft";

/** The wait before connecting again after the browser gave up, in ms. */
const RETRY = 3_000;

/**
 * Reloads the page's data whenever the server reports a change. Returns the number of unread messages, which starts at
 * `loaded`, and whether the connection is lost.
 */
export function useLiveUpdates(loaded: number, personId: string): { unread: number; isLost: boolean } {
  const [unread, setUnread] = useState(loaded);
  const [isLost, setIsLost] = useState(false);
  const { revalidate } = useRevalidator();
  useEffect(() => setUnread(loaded), [loaded]);
  useEffect(() => {
    let source: EventSource;
    let timer: number | undefined;
    const listen = () => {
      source = new EventSource(`/events?key=${keyHeader()["x-desk-key"]}`);
      source.addEventListener("news", ({ data }) => {
        setUnread((JSON.parse(data) as { unread: number }).unread);
        void revalidate();
      });
      source.addEventListener("out", () => void callApi("/api/me").catch(() => {})); // opens the sign-in page
      source.onopen = () => {
        setIsLost(false);
        void saveCopies(personId);
      };
      source.onerror = () => {
        setIsLost(true);
        if (source.readyState !== EventSource.CLOSED) return; // the browser reconnects by itself
        // If the session has ended, this request opens the sign-in page. Otherwise the desk is restarting behind a
        // proxy: connect again later.
        callApi("/api/me").catch(() => {});
        timer = window.setTimeout(listen, RETRY);
      };
    };
    listen();
    const reloadIfVisible = () => document.visibilityState === "visible" && void revalidate();
    document.addEventListener("visibilitychange", reloadIfVisible);
    return () => {
      document.removeEventListener("visibilitychange", reloadIfVisible);
      source.close();
      clearTimeout(timer);
    };
  }, [revalidate, personId]);
  return { unread, isLost };
}
