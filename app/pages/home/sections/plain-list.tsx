import { SiteLink } from "../../../ui/site-link";
import type { PlainItem } from "./head.server";
import styles from "./plain-list.module.css";

type Props = { items: PlainItem[]; isOnPaper: boolean };

/** A section's content as a plain list, for visitors without scripts and for printing before the content has loaded. */
export function PlainList({ items, isOnPaper }: Props) {
  const list = (
    <ul className={`${styles.root} measure`}>
      {items.map(({ title, text, link, lang }) => (
        <li key={title}>
          {link ? (
            <SiteLink to={link} className="link-underline" lang={lang}>
              {title}
            </SiteLink>
          ) : (
            <b>{title}</b>
          )}
          {text && <p>{text}</p>}
        </li>
      ))}
    </ul>
  );
  return isOnPaper ? list : <noscript>{list}</noscript>;
}
