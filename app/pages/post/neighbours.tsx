import { Icon } from "../../ui/icon";
import { SiteLink } from "../../ui/site-link";
import type { Neighbour } from "./data.server";
import "./neighbours.css";

type Props = { newer: Neighbour | undefined; older: Neighbour | undefined; all: string };

/** The posts before and after this one, each a field of its own dye; at either end, the list itself. */
export function Neighbours({ newer, older, all }: Props) {
  return (
    <nav className="neighbours" aria-label="More posts">
      <NeighbourLink post={newer} way="Newer post" all={all} icon="left" />
      <NeighbourLink post={older} way="Older post" all={all} icon="right" />
    </nav>
  );
}

type LinkProps = { post: Neighbour | undefined; way: string; all: string; icon: "left" | "right" };

function NeighbourLink({ post, way, all, icon }: LinkProps) {
  return (
    <div data-dye={post?.color ?? "neutral"}>
      <SiteLink to={post ? `/blog/${post.slug}` : "/blog"} className="neighbour">
        <span className="neighbour-way">
          <Icon name={icon} />
          {post ? way : "The list"}
        </span>
        <span className="display neighbour-title">{post?.title ?? all}</span>
      </SiteLink>
    </div>
  );
}
