import { inOriginal } from "../../../ui/in-original";
import { SiteLink } from "../../../ui/site-link";
import styles from "./plain-list.module.css";
import type { PlainItem } from "./section-data.server";

type Props = { items: PlainItem[]; isPrinting: boolean };

/** A section's content as a plain list, for visitors without scripts and for printing before the content has loaded. */
export function PlainList({ items, isPrinting }: Props) {
  const list = (
    <ul className={`${styles.root} measure`}>
      {items.map(({ title, text, link, lang }) => (
        <li key={title}>
          {link ? (
            <SiteLink to={link} className="link-underline" {...inOriginal(lang)}>
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
  return isPrinting ? list : <noscript>{list}</noscript>;
}
