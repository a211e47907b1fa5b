import type { HomeOutline } from "../../../ornaments";
import { LazySection } from "../../../ui/lazy-section";
import { PlainList } from "./plain-list";
import { boxClass, loadSection } from "./registry";
import { SectionHead } from "./section-head";
import styles from "./sections.module.css";
import type { SectionsData } from "./sections-data.server";
import { usePrinting } from "./use-printing";

/** The sections that the agency lists, in its order. A coloured one changes into what follows by its edge. */
export function Sections({ sections, accents }: { sections: SectionsData; accents: string[] }) {
  const isOnPaper = usePrinting();
  const home: HomeOutline = { sections, accents };
  return sections.map(({ name, accent, ground, look, head, plain }, index) => {
    const above = sections[index - 1];
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
        className={classes.filter(Boolean).join(" ")}
        data-accent={accent}
        data-count={plain.length}
      >
        {above?.accent && (
          <div className={`accent-edge ${styles.edge}`} data-accent={above.accent} aria-hidden="true" />
        )}
        <SectionHead {...head} name={name} look={look} home={home} />
        {load && (
          <LazySection name={name} className={boxClass[name]} load={load}>
            {({ Section, Line, data }) => {
              const content = <Section data={data} home={home} />;
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
