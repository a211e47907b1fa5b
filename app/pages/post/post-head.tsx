import { PATHS } from "../../paths.ts";
import { FitHeading } from "../../ui/fit-heading";
import { Icon } from "../../ui/icon";
import { inOriginal } from "../../ui/in-original";
import { Picture } from "../../ui/picture";
import { SiteLink } from "../../ui/site-link";
import { post as words } from "../../words/en/post";
import type { PostPageData } from "./data.server";
import styles from "./post-head.module.css";

/** The top of a post: its title on the category's accent, then the picture, the facts and the excerpt. */
export function PostHead({ post }: { post: PostPageData }) {
  const { headline, category, excerpt, date, readTime, author, picture, back, lang } = post;
  return (
    <header className={styles.root}>
      <div className={styles.head}>
        <p className={`${styles.way} wrap font-bold`}>
          <SiteLink to={PATHS.blog} className="row touch hover-underline">
            <Icon name="left" />
            {back}
          </SiteLink>
          <SiteLink to={category.path} className="row touch hover-underline">
            {category.name}
          </SiteLink>
        </p>
        <FitHeading headline={headline} lang={lang} />
      </div>
      <div className={styles.intro}>
        <dl className={styles.facts}>
          <div>
            <dt>{words.facts.author}</dt>
            <dd>{author.name}</dd>
          </div>
          <div>
            <dt>{words.facts.date}</dt>
            <dd>{date}</dd>
          </div>
          <div>
            <dt>{words.facts.length}</dt>
            <dd>{readTime}</dd>
          </div>
        </dl>
        <div className={styles.picture} {...inOriginal(lang)}>
          <Picture picture={picture} sizes="(width >= 1024px) 75vw, 100vw" shape="fill" eager />
        </div>
      </div>
      <p className={`${styles.excerpt} font-bold`} {...inOriginal(lang)}>
        {excerpt}
      </p>
    </header>
  );
}
