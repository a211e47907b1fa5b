import { Avatar } from "../../ui/avatar";
import { post as words } from "../../words/en/post";
import type { PostPage } from "./data.server";
import styles from "./post-end.module.css";
import { ShareLinks } from "./share-links";

/** Below the text: who wrote it, what it is about, and the links to share it. */
export function PostEnd({ post }: { post: PostPage }) {
  const { author, tags, share, title, lang } = post;
  return (
    <footer className={`${styles.root} ${author.picture ? styles.withPortrait : ""} no-print`}>
      {author.picture && (
        <div className={styles.portrait}>
          <Avatar name={author.name} picture={author.picture} sizes="42vw" />
        </div>
      )}
      <div className={styles.words}>
        <h2 className="display">{author.name}</h2>
        {author.role && <p className="text-lead font-bold">{author.role}</p>}
        {author.responsibility && <p className="text-lead">{author.responsibility}</p>}
        {tags.length > 0 && (
          <ul className={styles.tags} aria-label={words.topics}>
            {tags.map((tag) => (
              <li key={tag} lang={lang}>
                {tag}
              </li>
            ))}
          </ul>
        )}
        <div className={`${styles.share} row`}>
          <h3 className="font-bold">{words.share}</h3>
          <ShareLinks share={share} title={title} />
        </div>
      </div>
    </footer>
  );
}
