import { ornaments } from "agency/ornaments";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { HomeOutline } from "../../../ornaments";
import { LazySection } from "../../../ui/lazy-section";
import type { PageSections } from "./page-sections.server";
import { PlainList } from "./plain-list";
import { SECTION_CODE } from "./section-code";
import { SectionHeading } from "./section-heading";
import styles from "./sections.module.css";
import { TextSection } from "./text-section";

const Divider = ornaments.sectionDivider;

/** The agency's sections in its order. A coloured section ends with a decorative edge. */
export function Sections({ sections, accents }: { sections: PageSections; accents: string[] }) {
  const isPrinting = usePrinting();
  const home: HomeOutline = { sections, accents };
  return sections.map((section, index) => {
    const above = sections[index - 1];
    const edge = above?.accent && (
      <div className={`${styles.edge} no-print`} data-accent={above.accent} aria-hidden="true" />
    );
    // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes.
    if (section.name === "text") return <TextSection key={`text-${index}`} {...section} edge={edge} />;
    const { name, accent, background = "plain", heading, plainItems } = section;
    const { load, reservedHeight, Heading } = SECTION_CODE[name];
    const classes = [
      styles.section,
      accent ? styles.coloured : styles[background],
      accent && !above?.accent && styles.top,
      heading.layout === "side" && styles.beside,
    ];
    return (
      <section
        key={name}
        id={name}
        className={classes.filter(Boolean).join(" ")}
        data-accent={accent}
        data-count={plainItems.length}
      >
        {edge}
        {Divider && above && !above.accent && !accent && (
          <div className={styles.divider}>
            <Divider index={index} />
          </div>
        )}
        <SectionHeading heading={heading} home={home} Ornament={Heading} />
        <LazySection name={name} className={reservedHeight} load={load}>
          {(render) => render(home)}
        </LazySection>
        <PlainList items={plainItems} isPrinting={isPrinting} />
      </section>
    );
  });
}

/** Returns whether the page is being printed. Listens to print events. */
function usePrinting(): boolean {
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
