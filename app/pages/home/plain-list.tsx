import { SiteLink } from "../../ui/site-link";
import type { OpeningData } from "./home-data.server";

type Props = { items: OpeningData["plain"]["services"]; isOnPaper: boolean };

/**
 * What a section says, without its pictures and its ways of showing things: for visitors without scripts, and on paper
 * where the section itself has not come yet.
 */
export function PlainList({ items, isOnPaper }: Props) {
  const list = (
    <ul className="plain-list measure">
      {items.map(({ title, text, link }) => (
        <li key={title}>
          {link ? <SiteLink to={link}>{title}</SiteLink> : <b>{title}</b>}
          {text && <p>{text}</p>}
        </li>
      ))}
    </ul>
  );
  return isOnPaper ? list : <noscript>{list}</noscript>;
}
