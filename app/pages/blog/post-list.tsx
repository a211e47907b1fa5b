import { useRef } from "react";
import { FilterBar } from "../../sections/filter-bar";
import { isHalf, patchSizes } from "../../sections/patch-sizes";
import { PostCard } from "../../sections/post-card";
import { ALL, readFromBeginning } from "../../sections/use-filter";
import { Button } from "../../ui/button";
import type { BlogPage } from "./data.server";
import { roundWidth } from "./round-width";
import "./blog.css";
import "./quilt.css";

type Props = Pick<BlogPage, "posts" | "filters" | "all" | "empty"> & {
  chosen: string;
  /** What the buttons show. */
  pressed: string;
  onChoose: (filter: string, afterwards: () => void) => void;
};

/** "1 post shown", "3 posts shown". */
function sayCount(count: number): string {
  return count === 1 ? "1 post shown" : `${count} posts shown`;
}

/**
 * The filter buttons and the posts; the prerendered page has all of them. The first post is large under All only,
 * where it is the newest of the blog and not of a category.
 */
export function PostList({ posts, filters, all, empty, chosen, pressed, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const shown = posts.filter(({ filter }) => chosen === ALL || filter === chosen);
  const [first] = shown;
  /** Under All the first post stands above the quilt. */
  const above = chosen === ALL ? 1 : 0;
  const quilted = shown.length - above;
  const pick = (filter: string) => onChoose(filter, () => readFromBeginning(list.current));
  const options = [
    { id: ALL, title: all, count: posts.length },
    ...filters.map((option) => ({
      ...option,
      count: posts.filter(({ filter }) => filter === option.id).length,
    })),
  ];
  return (
    <div className="posts" ref={list}>
      {filters.length > 0 && (
        <FilterBar
          legend="Filter posts"
          options={options}
          chosen={pressed}
          onChoose={pick}
          status={sayCount(shown.length)}
        />
      )}
      {shown.length === 0 && (
        <div className="no-posts measure section-space">
          <div className="bare-warp" aria-hidden="true" />
          <p className="text-lead font-bold">{empty}</p>
          {chosen !== ALL && (
            <Button look="ink" onClick={() => pick(ALL)}>
              {all}
            </Button>
          )}
        </div>
      )}
      <div className="quilt-whole">
        {first && chosen === ALL && (
          <div data-category={ALL}>
            <PostCard post={first} look="large" sizes="(width >= 1024px) 60vw, 100vw" eager />
          </div>
        )}
        {quilted > 0 && (
          <ul className={chosen === ALL ? "quilt quilt-round" : "quilt"}>
            {shown.map((post, index) => (
              // The first is here for a filter in the address, before React runs.
              <li key={post.slug} data-category={post.filter} hidden={chosen === ALL && post === first}>
                <PostCard
                  post={post}
                  isHalf={isHalf(index - above, quilted)}
                  sizes={patchSizes(
                    index - above,
                    quilted,
                    above ? roundWidth(index - above, quilted) : "50vw",
                  )}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
