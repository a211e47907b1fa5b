import type { PostCard as Post } from "../../content/read/cards.server";
import { isHalf, patchSizes } from "../../sections/patch-sizes";
import { PostCard } from "../../sections/post-card";
import styles from "./related-posts.module.css";

/** Up to three other posts of the same category. */
export function RelatedPosts({ title, posts }: { title: string; posts: Post[] }) {
  return (
    <section className={styles.root} aria-labelledby="related">
      <h2 id="related" className="measure display text-h2">
        {title}
      </h2>
      <ul className={`${styles.list} quilt quilt-row`}>
        {posts.map((post, index) => (
          <li key={post.slug}>
            <PostCard
              post={post}
              as="h3"
              isHalf={isHalf(index, posts.length)}
              sizes={patchSizes(index, posts.length, posts.length > 2 ? "34vw" : "50vw")}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
