import { useLayoutEffect } from "react";

/** Gives the header the accent of the hero, where that changes within the page; without one it keeps the page's. */
export function useHeaderAccent(accent: string | undefined): void {
  // Talks to the header, which stands outside the page.
  useLayoutEffect(() => {
    const header = document.querySelector<HTMLElement>("body header");
    if (!header || !accent) return;
    header.dataset.accent = accent;
    return () => {
      delete header.dataset.accent;
    };
  }, [accent]);
}
