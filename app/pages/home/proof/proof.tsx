import { ArrowLink } from "../../../ui/button";
import type { HomePageData } from "../data.server";
import styles from "./proof.module.css";

/** Introduces the agency in one sentence, with its response time and a link to the interactive tech stack. */
export function Proof({ intro, text, play }: HomePageData["proof"]) {
  return (
    <section className={`${styles.root} measure`}>
      <p className="display">{intro}</p>
      <div className="wrap row">
        <p className="text-small">{text}</p>
        {play && <ArrowLink to="#techStack">{play}</ArrowLink>}
      </div>
    </section>
  );
}
