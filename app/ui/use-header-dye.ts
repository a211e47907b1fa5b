import { useLayoutEffect } from "react";

/**
 * Gives the header the dye of the hero below it, where that changes within the page (slides, filters).
 * @param dye its name; without one the header keeps the page's.
 */
export function useHeaderDye(dye: string | undefined): void {
  // Talks to the header, which stands outside the page.
  useLayoutEffect(() => {
    const header = document.querySelector<HTMLElement>("body header");
    if (!header || !dye) return;
    header.dataset.dye = dye;
    return () => {
      delete header.dataset.dye;
    };
  }, [dye]);
}
