import { SiteLink } from "../../../ui/site-link";
import type { PlainItem } from "./head.server";
import styles from "./plain-list.module.css";

type Props = { items: PlainItem[]; isOnPaper: boolean };

/** What a section says in a line each: for visitors without scripts, and on paper where its content is not there yet. */
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
