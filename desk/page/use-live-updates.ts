import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { callApi, keyHeader } from "./api";
import { saveCopies } from "./inbox/use-draft";

/** Time before the next connection after the browser stopped trying, in ms. */
const RETRY = 3_000;

/**
 * Listens to the server: reloads the page's data after each change, and counts the unread messages.
 * @param loaded the number of unread messages when the page was loaded
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
        // Either the session has ended, then this request opens the sign-in page, or the desk restarts behind a proxy.
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
