import { useState } from "react";
import { Picture } from "../../ui/picture";
import { SiteLink } from "../../ui/site-link";
import type { SectionData } from "./home-data.server";
import { useRealPointer } from "./use-real-pointer";
import "./featured.css";
import "./featured-stack.css";

const COLUMNS = 3;

/** The picture is as large as its tile ever gets, 1.5 of 3.5 parts, so that nothing is scaled while tiles move. */
const SIZES = "(width >= 1024px) 43vw, (width >= 768px) 67vw, 100vw";

/**
 * Nine projects in three by three; the tile that is pointed at or focused widens its row and its column, one
 * tile at a time. Below 1024 px one of three is large; below 768 px they stack.
 */
export function Featured({ featured }: Pick<SectionData, "featured">) {
  const [active, setActive] = useState<number | null>(null);
  const hasMoved = useRealPointer();
  const at = (index: number | null) => (index === null ? undefined : index + 1);
  return (
    <ul
      className="featured"
      data-column={at(active === null ? null : active % COLUMNS)}
      data-row={at(active === null ? null : Math.floor(active / COLUMNS))}
      onPointerMove={hasMoved}
      onPointerLeave={() => setActive(null)}
      onBlur={() => setActive(null)}
    >
      {featured.map(({ id, title, categoryTitle, color, link, picture, focus }, index) => (
        <li
          key={id}
          data-dye={color}
          data-focus={focus}
          data-active={index === active || undefined}
          onPointerEnter={(event) => event.pointerType === "mouse" && hasMoved(event) && setActive(index)}
          onFocus={() => setActive(index)}
        >
          <SiteLink to={link}>
            <span className="featured-picture">
              <Picture picture={picture} sizes={SIZES} shape="fill" decorative />
            </span>
            <span className="featured-plate">
              <h3 className="display">{title}</h3>
              <span>{categoryTitle}</span>
            </span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
