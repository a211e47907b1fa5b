import type { PostCard } from "../../content/read/cards.server";
import { Quilt } from "../../sections/quilt";
import styles from "./related-posts.module.css";

/** Up to three other posts of the same category. */
export function RelatedPosts({ title, posts }: { title: string; posts: PostCard[] }) {
  return (
    <section className={styles.related} aria-labelledby="related">
      <h2 id="related" className="measure display text-h2">
        {title}
      </h2>
      <Quilt posts={posts} look="row" as="h3" />
    </section>
  );
}
