import { site } from "virtual:site";
import { ornaments } from "agency/ornaments";
import { type ComponentType, useEffect, useState } from "react";
import { whenIdle } from "../lib/when-idle";
import type { FooterVisitProps } from "../ornaments";

/** What the agency draws of the visit, fetched when the browser is idle. */
export function FooterVisit({ words }: Pick<FooterVisitProps, "words">) {
  const [Visit, setVisit] = useState<ComponentType<FooterVisitProps>>();
  // Waits for the browser.
  useEffect(
    () =>
      whenIdle(() => {
        void ornaments.footerVisit?.().then((code) => setVisit(() => code.default), console.warn);
      }),
    [],
  );
  return Visit && <Visit {...site.wordmark} words={words} />;
}
