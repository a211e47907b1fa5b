import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { callApi, keyHeader } from "./api";
import { saveCopies } from "./inbox/use-draft";

/** When the server is asked again after the browser gave up, in ms. */
const AGAIN = 3_000;

/**
 * Listens to the server: what is new is read anew, and the number of unread messages follows.
 * @param given the number when the page was read
 */
export function useLiveUpdates(given: number, personId: string): { unread: number; isLost: boolean } {
  const [unread, setUnread] = useState(given);
  const [isLost, setIsLost] = useState(false);
  const { revalidate } = useRevalidator();
  useEffect(() => setUnread(given), [given]);
  useEffect(() => {
    let source: EventSource;
    let timer: number | undefined;
    const listen = () => {
      source = new EventSource(`/events?key=${keyHeader()["x-desk-key"]}`);
      source.addEventListener("news", ({ data }) => {
        setUnread((JSON.parse(data) as { unread: number }).unread);
        void revalidate();
      });
      source.addEventListener("out", () => void callApi("/api/me").catch(() => {})); // which leaves the page
      source.onopen = () => {
        setIsLost(false);
        void saveCopies(personId);
      };
      source.onerror = () => {
        setIsLost(true);
        if (source.readyState !== EventSource.CLOSED) return; // the browser tries again
        // The session ended, on which asking leaves the page, or a proxy answers for a desk that starts anew.
        callApi("/api/me").catch(() => {});
        timer = window.setTimeout(listen, AGAIN);
      };
    };
    listen();
    const look = () => document.visibilityState === "visible" && void revalidate();
    document.addEventListener("visibilitychange", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      source.close();
      clearTimeout(timer);
    };
  }, [revalidate, personId]);
  return { unread, isLost };
}
