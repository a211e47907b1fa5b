import { useLayoutEffect } from "react";

/** Gives the header a hero's accent that changes within the page; without an accent it keeps the page's own. */
export function useHeaderAccent(accent: string | undefined): void {
  // Updates the header, which is outside the page component.
  useLayoutEffect(() => {
    const header = document.querySelector<HTMLElement>("body header");
    if (!header || !accent) return;
    header.dataset.accent = accent;
    return () => {
      delete header.dataset.accent;
    };
  }, [accent]);
}
