import { Icon } from "../../ui/icon";
import { Picture } from "../../ui/picture";
import { SiteLink } from "../../ui/site-link";
import type { Neighbour } from "./data.server";
import styles from "./neighbours.module.css";

type Props = { newer: Neighbour | undefined; older: Neighbour | undefined; all: string };

/** The posts before and after this one, each its picture and a field of its own dye; at either end, a cloth and the list itself. */
export function Neighbours({ newer, older, all }: Props) {
  return (
    <nav className={styles.root} aria-label="More posts">
      <NeighbourLink post={newer} way="Newer post" all={all} icon="left" />
      <NeighbourLink post={older} way="Older post" all={all} icon="right" />
    </nav>
  );
}

type LinkProps = { post: Neighbour | undefined; way: string; all: string; icon: "left" | "right" };

function NeighbourLink({ post, way, all, icon }: LinkProps) {
  return (
    <div data-dye={post?.color ?? "neutral"}>
      <SiteLink to={post ? `/blog/${post.slug}` : "/blog"} className={styles.link}>
        {post ? (
          <span className={styles.picture}>
            <Picture picture={post.picture} sizes="50vw" shape="fill" decorative />
          </span>
        ) : (
          <span className={`${styles.picture} weave weave-coarse`} aria-hidden="true" />
        )}
        <span className={styles.words}>
          <span className={styles.way}>
            <Icon name={icon} />
            {post ? way : "The list"}
          </span>
          <span className={`${styles.title} display`}>{post?.title ?? all}</span>
        </span>
      </SiteLink>
    </div>
  );
}
