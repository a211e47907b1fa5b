import type { PostCard as Post } from "../content/types/post/card.server";
import styles from "./mosaic.module.css";
import { PostCard } from "./post-card";

type Props = {
  posts: Post[];
  /** rounds: three cards in a row, then a full-width card, and so on. across: all full width. row: all in one row. */
  variant: "rounds" | "across" | "row";
  as?: "h2" | "h3";
};

/** Shows post cards in rows. The cards of an incomplete row share its width. */
export function Mosaic({ posts, variant, as = "h2" }: Props) {
  return (
    <ul className={`${styles.mosaic} wrap`}>
      {posts.map((post, index) => {
        const isLast = index === posts.length - 1;
        const isAlone = index % 4 === 3 || (index % 4 === 0 && isLast);
        // The last two posts share a row instead of having a row each.
        const isPair =
          variant === "rounds" && posts.length > 1 && posts.length % 4 === 1 && index > posts.length - 3;
        const isAcross = variant === "across" || (variant === "rounds" && isAlone);
        const isRight = variant === "across" ? index % 2 === 1 : index % 8 === 7;
        // Below 1024 px, one card spans the page, then two cards share a row, and so on.
        const isHalf = index % 3 === 2 || (index % 3 === 1 && !isLast);
        return (
          <li
            key={post.link}
            data-across={(isAcross && !isPair) || undefined}
            data-pair={isPair || undefined}
            data-half={isHalf || undefined}
          >
            <PostCard
              post={post}
              as={as}
              variant={isAcross ? "across" : "normal"}
              side={isRight ? "right" : "left"}
              sizes={`auto, (width >= 1024px) ${isAcross || isLast ? "50vw" : "34vw"}, ${isHalf ? "50vw" : "100vw"}`}
            />
          </li>
        );
      })}
    </ul>
  );
}
