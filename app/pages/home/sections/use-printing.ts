import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** Whether the page is being printed. Talks to the printer, which waits for nobody. */
export function usePrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setIsPrinting(true));
    const end = () => setIsPrinting(false);
    const watch = new AbortController();
    addEventListener("beforeprint", begin, watch);
    addEventListener("afterprint", end, watch);
    return () => watch.abort();
  }, []);
  return isPrinting;
}
