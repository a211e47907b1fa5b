import type { PostCard as Post } from "../content/read/cards.server";
import { Picture } from "../ui/picture";
import { SiteLink } from "../ui/site-link";
import "./post-card.css";

type Props = {
  post: Post;
  /** The picture's `sizes`. */
  sizes: string;
  as?: "h2" | "h3";
  /** large: the list's first post. */
  look?: "normal" | "large";
  eager?: boolean;
  /** True where it shares its row below 1024 px: half a phone shows the picture's detail. */
  isHalf?: boolean;
};

/** A post in a list: a patch of cloth in its category's dye, sewn to its picture. The whole patch is the link. */
export function PostCard({
  post,
  sizes,
  as: Heading = "h2",
  look = "normal",
  eager = false,
  isHalf = false,
}: Props) {
  const { slug, title, category, color, excerpt, date, readTime, picture, detail } = post;
  const source = isHalf && detail && (
    <source media="(width < 768px)" srcSet={detail.srcSet ?? detail.src} sizes={sizes} />
  );
  return (
    <article className={`patch patch-${look}`} data-dye={color}>
      <div className="patch-picture">
        <Picture picture={picture} source={source} sizes={sizes} shape="fill" eager={eager} decorative />
        <span className="weave patch-seam" aria-hidden="true" />
      </div>
      <div className="patch-text">
        <p className="font-bold">{category}</p>
        <Heading className="patch-title display">
          <SiteLink to={`/blog/${slug}`} className="patch-link">
            {title}
          </SiteLink>
        </Heading>
        {look === "large" && <p className="text-lead patch-excerpt">{excerpt}</p>}
        <p className="patch-facts">
          <span>{date}</span>
          <span>{readTime}</span>
        </p>
      </div>
    </article>
  );
}
