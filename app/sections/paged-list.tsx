import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import type { Paging } from "../content/read/paged-list.server";
import { bringIntoRow } from "../ui/bring-into-row";
import { Icon } from "../ui/icon";
import { SiteLink } from "../ui/site-link";
import { useHydrated } from "../ui/use-hydrated";
import { EarlyFilter } from "./early-filter";
import { ListPages } from "./list-pages";
import "./filter-bar.css";
import "./paged-list.css";

/** Where the list begins: who turns a page, or chooses a category, wants to see no first screen again. */
const LIST = "list";

type Props = {
  className: string;
  /** What the links above the list do. */
  legend: string;
  /** Stands for the list of a category that nobody knows. */
  empty: string;
  paging: Paging;
  children: ReactNode;
};

/**
 * A page of a long list between the links to its categories and those to its other pages. All of it are addresses
 * of their own, so none needs a script. The short list's `?category=…` leads to the category's page.
 */
export function PagedList({ className, legend, empty, paging, children }: Props) {
  const { path, chosen, categories } = paging;
  const { search } = useLocation();
  const isHydrated = useHydrated();
  const wanted = (isHydrated && new URLSearchParams(search).get("category")) || "all";
  if (categories.includes(wanted)) return <Navigate to={`${path}/category/${wanted}#${LIST}`} replace />;
  return (
    <div className={className} id={LIST}>
      <nav
        className="filters filter-links"
        aria-label={legend}
        data-path={path}
        data-categories={categories.join(" ")}
        onFocus={({ currentTarget, target }) => bringIntoRow(currentTarget, target)}
      >
        {paging.filters.map(({ id, title, color, count, to }) => (
          <SiteLink
            key={to}
            to={`${to}#${LIST}`}
            className="filter"
            current={id === chosen ? (paging.page === 1 ? "page" : "true") : undefined}
          >
            {color ? (
              <span className="weave weave-chip" data-dye={color} aria-hidden="true" />
            ) : (
              <Icon name="check" />
            )}
            {title}
            <span className="filter-count" aria-hidden="true">
              {count}
            </span>
          </SiteLink>
        ))}
      </nav>
      <EarlyFilter list="paged" />
      {wanted === "all" ? (
        <>
          {children}
          <ListPages paging={paging} hash={LIST} />
        </>
      ) : (
        <p className="text-lead font-bold no-entries">{empty}</p>
      )}
    </div>
  );
}
