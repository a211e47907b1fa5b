import { LazySection } from "../../../ui/lazy-section";
import { PlainList } from "./plain-list";
import { boxClass, loadSection } from "./registry";
import { SectionHead } from "./section-head";
import styles from "./sections.module.css";
import type { SectionsData } from "./sections-data.server";
import { usePrinting } from "./use-printing";

/** The sections that the agency lists, in its order. A dyed one changes into what follows by a satin edge. */
export function Sections({ sections }: { sections: SectionsData }) {
  const isOnPaper = usePrinting();
  return sections.map(({ name, dye, ground, look, head, plain, run }, index) => {
    const above = sections[index - 1];
    const load = loadSection[name];
    const classes = [
      styles.section,
      dye ? styles.dyed : styles[ground ?? "plain"],
      dye && !above?.dye && styles.top,
      look === "side" && styles.beside,
    ];
    return (
      <section
        key={name}
        className={classes.filter(Boolean).join(" ")}
        data-dye={dye}
        data-count={plain.length}
      >
        {above?.dye && (
          <div className={`satin-edge ${styles.edge}`} data-dye={above.dye} aria-hidden="true" />
        )}
        <SectionHead {...head} look={look} />
        {load && (
          <LazySection name={name} className={boxClass[name]} load={load}>
            {({ Section, Threaded, data }) => (
              <Threaded run={run}>
                <Section data={data} run={run} />
              </Threaded>
            )}
          </LazySection>
        )}
        <PlainList items={plain} isOnPaper={isOnPaper} />
      </section>
    );
  });
}
