import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";

/**
 * Listens to the server: what is new is read anew, and the number of unread messages follows.
 * @param given the number when the page was read
 */
export function useNews(given: number): { unread: number; isLost: boolean } {
  const [unread, setUnread] = useState(given);
  const [isLost, setIsLost] = useState(false);
  const { revalidate } = useRevalidator();
  useEffect(() => setUnread(given), [given]);
  useEffect(() => {
    const source = new EventSource("/events");
    source.addEventListener("news", ({ data }) => {
      setUnread((JSON.parse(data) as { unread: number }).unread);
      void revalidate();
    });
    source.onopen = () => setIsLost(false);
    source.onerror = () => {
      setIsLost(true);
      // Closed for good: the session ended, or the desk was started anew. Reading says which.
      if (source.readyState === EventSource.CLOSED) void revalidate();
    };
    return () => source.close();
  }, [revalidate]);
  return { unread, isLost };
}
