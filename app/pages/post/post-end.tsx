import type { MouseEvent } from "react";
import { NETWORKS, shareAddress } from "../../lib/share-address";
import { Avatar } from "../../ui/avatar";
import { Icon } from "../../ui/icon";
import { inOriginal } from "../../ui/in-original";
import { SiteLink } from "../../ui/site-link";
import { post as words } from "../../words/en/post";
import type { PostPageData } from "./data.server";
import styles from "./post-end.module.css";

const ICONS = { Twitter: "twitter", Facebook: "facebook", LinkedIn: "linkedin" } as const;

/** The end of a post: its author, its tags and share links. */
export function PostEnd({ post }: { post: PostPageData }) {
  const { author, tags, share, title, lang } = post;
  return (
    <footer className={`${styles.root} ${author.picture ? styles.withPortrait : ""} no-print`}>
      {author.picture && (
        <div className={styles.portrait}>
          <Avatar name={author.name} picture={author.picture} sizes="42vw" />
        </div>
      )}
      <div className={styles.text}>
        <h2 className="display">{author.name}</h2>
        {author.role && <p className="text-lead font-bold">{author.role}</p>}
        {author.responsibility && <p className="text-lead">{author.responsibility}</p>}
        {tags.length > 0 && (
          <ul className={`${styles.tags} wrap`} aria-label={words.topics}>
            {tags.map((tag) => (
              <li key={tag} {...inOriginal(lang)}>
                {tag}
              </li>
            ))}
          </ul>
        )}
        <div className={`${styles.share} wrap row`}>
          <h3 className="font-bold">{words.share}</h3>
          <ShareLinks share={share} title={title} />
        </div>
      </div>
    </footer>
  );
}

const doNothing = (event: MouseEvent) => event.preventDefault();

/** Share links, inert unless the setting `shareLinks` is "live". */
function ShareLinks({ share, title }: Pick<PostPageData, "share" | "title">) {
  return (
    <ul className={`${styles.networks} wrap`} id="share">
      {NETWORKS.map((network) => {
        const face = (
          <>
            <Icon name={ICONS[network]} />
            {network}
          </>
        );
        return (
          <li key={network}>
            {share.mode === "live" ? (
              <SiteLink to={shareAddress(network, share.url, title)} className="row link-underline">
                {face}
              </SiteLink>
            ) : (
              // biome-ignore lint/a11y/useValidAnchor: the layout is that of live share links.
              <a href="#share" className="row link-underline" onClick={doNothing}>
                {face}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
