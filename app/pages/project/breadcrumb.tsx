import { SiteLink } from "../../ui/site-link";
import { project as words } from "../../words/en/project";
import styles from "./breadcrumb.module.css";

/** Home, the list of projects by its name, and the project itself. */
export function Breadcrumb({ list, title }: { list: string; title: string }) {
  return (
    <nav className="no-print" aria-label={words.breadcrumb}>
      <ol className={`${styles.list} font-bold`}>
        <li>
          <SiteLink to="/" className="hover-underline">
            {words.home}
          </SiteLink>
        </li>
        <li>
          <SiteLink to="/portfolio" className="hover-underline">
            {list}
          </SiteLink>
        </li>
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  );
}
