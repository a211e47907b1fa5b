import { type ComponentType, useEffect, useState } from "react";
import type { BriefProps } from "./brief";
import styles from "./page.module.css";

const loadBrief = () => import("./brief");

/** What could not be fetched is asked for again after this many ms. */
const RETRY = 5000;

/** Where the brief stands: its code comes with the first request for a quote, its height is kept free. */
export function BriefPlace(props: BriefProps) {
  const [code, setCode] = useState<{ Brief: ComponentType<BriefProps> }>();
  // Fetches code; without it the form works as ever.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const load = () =>
      loadBrief().then(
        ({ Brief }) => {
          if (!isGone) setCode({ Brief });
        },
        () => {
          if (!isGone) timer = setTimeout(load, RETRY);
        },
      );
    void load();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, []);
  return <div className={styles.brief}>{code && <code.Brief {...props} />}</div>;
}
