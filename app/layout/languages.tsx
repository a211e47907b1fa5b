import { site } from "virtual:site";
import { useLocation } from "react-router";
import { useHydrated } from "../ui/use-hydrated";
import { layout } from "../words/en/layout";
import styles from "./languages.module.css";

type Props = { className?: string | undefined };

/** The same page in the site's other languages, each by its own name; nothing where there is one language. */
export function Languages({ className = "" }: Props) {
  const { pathname, search, hash } = useLocation();
  // Of the page that stands in for unknown addresses, only the browser knows the address.
  const isHydrated = useHydrated();
  if (!site.languages) return null;
  const path = pathname.replace(/\/$/, "");
  const place = isHydrated ? search + hash : "";
  return (
    <ul className={`${styles.root} ${className} no-print`} aria-label={layout.languages}>
      {site.languages
        .filter(({ tag }) => tag !== site.language)
        .map(({ tag, name, prefix }) => (
          <li key={tag}>
            <a href={(prefix + path || "/") + place} lang={tag} hrefLang={tag} suppressHydrationWarning>
              {name}
            </a>
          </li>
        ))}
    </ul>
  );
}
