import { site } from "virtual:site";
import { useLocation } from "react-router";
import { languages } from "../words/en/languages";
import styles from "./languages.module.css";

type Props = { position: "header" | "menu" | "footer" };

/** Links to the same page in the other languages, each named in its own language. Empty for a single language. */
export function Languages({ position }: Props) {
  const { pathname, search, hash } = useLocation();
  if (!site.languages) return null;
  const path = pathname.replace(/\/$/, "");
  const address = (prefix: string) => (prefix + path || "/") + search + hash;
  return (
    <ul className={`${styles.root} ${styles[position] ?? ""} no-print`} aria-label={languages.list}>
      {site.languages
        .filter(({ tag }) => tag !== site.language)
        .map(({ tag, name, prefix }) => (
          <li key={tag}>
            <a
              className="row font-bold hover-underline"
              href={address(prefix)}
              // Hydration keeps the prerendered href, which lacks the query, the hash and any unknown path.
              ref={(link) => link?.setAttribute("href", address(prefix))}
              lang={tag}
              dir="auto"
              hrefLang={tag}
              suppressHydrationWarning
              onClick={({ currentTarget }) => {
                currentTarget.hash = placeInText() || location.hash;
              }}
            >
              {name}
            </a>
          </li>
        ))}
    </ul>
  );
}

/** Returns the id of the heading that the visitor is reading in a long text. Translations use the same ids. */
function placeInText(): string {
  const headings = [...document.querySelectorAll("[data-text] :is(h2, h3)[id]")];
  return headings.findLast((each) => each.getBoundingClientRect().top < innerHeight / 4)?.id ?? "";
}
