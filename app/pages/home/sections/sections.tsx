import { ornaments } from "agency/ornaments";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { HomeOutline } from "../../../ornaments";
import { LazySection } from "../../../ui/lazy-section";
import { PlainList } from "./plain-list";
import { boxClass, loadSection } from "./registry";
import { SectionHead } from "./section-head";
import styles from "./sections.module.css";
import type { SectionsData } from "./sections-data.server";
import { TextSection } from "./text-section";

const Divider = ornaments.sectionDivider;

/** The agency's sections in its order. A coloured section ends with a decorative edge. */
export function Sections({ sections, accents }: { sections: SectionsData; accents: string[] }) {
  const isOnPaper = usePrinting();
  const home: HomeOutline = { sections, accents };
  return sections.map((section, index) => {
    const above = sections[index - 1];
    const edge = above?.accent && (
      <div className={`${styles.edge} no-print`} data-accent={above.accent} aria-hidden="true" />
    );
    // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes.
    if (section.name === "text") return <TextSection key={`text-${index}`} {...section} edge={edge} />;
    const { name, accent, ground, look, head, plain } = section;
    const load = loadSection[name];
    const classes = [
      styles.section,
      accent ? styles.coloured : styles[ground ?? "plain"],
      accent && !above?.accent && styles.top,
      look === "side" && styles.beside,
    ];
    return (
      <section
        key={name}
        id={name}
        className={classes.filter(Boolean).join(" ")}
        data-accent={accent}
        data-count={plain.length}
      >
        {edge}
        {Divider && above && !above.accent && !accent && (
          <div className={styles.divider}>
            <Divider index={index} />
          </div>
        )}
        <SectionHead {...head} name={name} look={look} home={home} />
        {load && (
          <LazySection name={name} className={boxClass[name]} load={load}>
            {({ Section, Line, data, Drawn }) => {
              const content = <Section data={data} home={home} Drawn={Drawn} />;
              if (!Line) return content;
              return (
                <Line home={home} section={name}>
                  {content}
                </Line>
              );
            }}
          </LazySection>
        )}
        <PlainList items={plain} isOnPaper={isOnPaper} />
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
