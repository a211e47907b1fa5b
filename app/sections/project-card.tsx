import type { ProjectCardData } from "../content/types/project/card.server";
import card from "../ui/card.module.css";
import { useCardMorph } from "../ui/cover-morph";
import { inOriginal } from "../ui/in-original";
import { OriginalLanguage } from "../ui/original-language";
import { Picture } from "../ui/picture";
import { SiteLink } from "../ui/site-link";
import styles from "./project-card.module.css";

type Props = {
  project: ProjectCardData;
  sizes: string;
  /** Crop of the cover, for phones, where a detail is clearer on a small card than the whole picture. */
  coverCrop: string | undefined;
  as: "h2" | "h3";
  /** band: full width on the project's accent, with description and result. band-right: cover on the right. */
  variant: "plain" | "band" | "band-right";
  /** The text that a plain card shows below its title if there is space. */
  secondaryText: "description" | "result" | undefined;
  /** Service and year, or only the year if all cards belong to one service. */
  label: "service" | "year";
  eager: boolean;
};

/** A project in a list: cover, title, service and year. The whole card is a link. */
export function ProjectCard({
  project,
  sizes,
  coverCrop,
  as: Heading,
  variant,
  secondaryText,
  label,
  eager,
}: Props) {
  const { title, description, link, accent, serviceTitle, year, picture, result, outcome, lang } = project;
  const isBand = variant !== "plain";
  const shown = secondaryText === "result" && !result ? "description" : secondaryText;
  const isYearAlone = label === "year" && year !== undefined;
  const morphs = useCardMorph(link);
  return (
    <article
      className={`${styles.card} ${isBand ? "" : card.frame}`}
      data-variant={variant}
      data-secondary-text={shown}
      data-accent={accent}
    >
      <div className={styles.cover} data-morph={morphs || undefined}>
        <Picture picture={picture} narrow={coverCrop} sizes={sizes} shape="fill" eager={eager} decorative />
      </div>
      <div className={styles.text}>
        <Heading className={`display ${styles.title}`} {...inOriginal(lang)}>
          <SiteLink to={link} className={card.link}>
            {title}
          </SiteLink>
          <OriginalLanguage lang={lang} />
        </Heading>
        <p className={styles.description} {...inOriginal(lang)}>
          {description}
        </p>
        {outcome && !isBand && secondaryText !== "result" && (
          <p className={`${styles.description} ${styles.short}`} {...inOriginal(lang)}>
            <b className="display text-h3">{outcome.figure}</b> {outcome.text}
          </p>
        )}
        <p className={`${styles.facts} font-bold`}>
          {!isYearAlone && <span>{serviceTitle}</span>}
          {year && <span className={styles.year}>{year}</span>}
        </p>
        {result && (isBand || secondaryText === "result") && (
          <div className={`${styles.result} mt-3`} {...inOriginal(lang)}>
            {result.figure && <p className={`display ${styles.figure}`}>{result.figure}</p>}
            <p>{result.text}</p>
          </div>
        )}
      </div>
    </article>
  );
}
