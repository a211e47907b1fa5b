import { SiteLink } from "../../ui/site-link";
import type { OpeningData } from "./home-data.server";

/** What a section says, for visitors without scripts: its pictures and its ways of showing things are left out. */
export function PlainList({ items }: { items: OpeningData["plain"]["services"] }) {
  return (
    <noscript>
      <ul className="plain-list measure">
        {items.map(({ title, text, link }) => (
          <li key={title}>
            {link ? <SiteLink to={link}>{title}</SiteLink> : <b>{title}</b>}
            {text && <p>{text}</p>}
          </li>
        ))}
      </ul>
    </noscript>
  );
}
