import type { PostCard as Post } from "../content/types/post/card.server";
import card from "../ui/card.module.css";
import { inOriginal } from "../ui/in-original";
import { OriginalLanguage } from "../ui/original-language";
import { Picture } from "../ui/picture";
import { SiteLink } from "../ui/site-link";
import styles from "./post-card.module.css";

type Props = {
  post: Post;
  sizes: string;
  as?: "h2" | "h3";
  /** large: the list's first post. across: a full-width card with its summary. */
  variant?: "normal" | "across" | "large";
  side?: "left" | "right";
  eager?: boolean;
};

/** A post in a list. The whole card is a link. */
export function PostCard(props: Props) {
  const { post, sizes, as: Heading = "h2", variant = "normal", side = "left", eager = false } = props;
  const { link, title, category, accent, excerpt, date, readTime, picture, coverCrop, lang } = post;
  const crop = variant === "normal" ? coverCrop : undefined;
  return (
    <article
      className={`${styles.patch} ${variant === "large" ? "" : card.frame}`}
      data-variant={variant}
      data-side={side}
      data-accent={accent}
    >
      <div className={styles.picture}>
        <Picture picture={picture} narrow={crop} sizes={sizes} shape="fill" eager={eager} decorative />
      </div>
      <div className={styles.text}>
        <p className={`${styles.category} row font-bold`}>{category}</p>
        <Heading className={`display ${styles.title}`} {...inOriginal(lang)}>
          <SiteLink to={link} className={card.link}>
            {title}
          </SiteLink>
          <OriginalLanguage lang={lang} />
        </Heading>
        <p className={styles.excerpt} {...inOriginal(lang)}>
          {excerpt}
        </p>
        <p className={`${styles.facts} wrap text-soft`}>
          <span>{date}</span>
          <span>{readTime}</span>
        </p>
      </div>
    </article>
  );
}
