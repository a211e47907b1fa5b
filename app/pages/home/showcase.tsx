import { bringIntoRow } from "../../ui/bring-into-row";
import { Picture } from "../../ui/picture";
import { SiteLink } from "../../ui/site-link";
import type { SectionData } from "./home-data.server";
import "./showcase.css";

/** Sheets that hang from a line across the page; where they do not all fit, the line is pulled along. */
export function Showcase({ showcase }: Pick<SectionData, "showcase">) {
  return (
    <ul className="showcase" onFocus={({ currentTarget, target }) => bringIntoRow(currentTarget, target)}>
      {showcase.map(({ title, link, picture }) => (
        <li key={title}>
          <SiteLink to={link}>
            <Picture picture={picture} sizes="(width >= 1024px) 40vw, 100vw" decorative />
            <span className="showcase-title">{title}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
