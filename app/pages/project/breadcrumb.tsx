import { SiteLink } from "../../ui/site-link";
import "./breadcrumb.css";

/** Home, Portfolio, and the project itself. */
export function Breadcrumb({ title }: { title: string }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="case-breadcrumb">
        <li>
          <SiteLink to="/">Home</SiteLink>
        </li>
        <li>
          <SiteLink to="/portfolio">Portfolio</SiteLink>
        </li>
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  );
}
