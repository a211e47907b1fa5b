import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from "react";

type Accent = string | undefined;

const Value = createContext<Accent>(undefined);
const Change = createContext<(accent: Accent) => void>(() => {});

/** Shares the header's accent between the header and the page. */
export function HeaderAccent({ children }: { children: ReactNode }) {
  const [accent, setAccent] = useState<Accent>();
  return (
    <Change value={setAccent}>
      <Value value={accent}>{children}</Value>
    </Change>
  );
}

/** Returns the accent that the page has set for the header; undefined if the header has the page's accent. */
export const useAccentOfHeader = () => useContext(Value);

/**
 * Sets the header's accent to that of a hero that changes within the page. Without an accent, the page's accent stays.
 */
export function useHeaderAccent(accent: Accent): void {
  const change = useContext(Change);
  // Updates the header, which is outside the page component.
  useLayoutEffect(() => {
    change(accent);
    return () => change(undefined);
  }, [accent, change]);
}
