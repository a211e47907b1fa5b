import "./page-skeleton.css";

/** Bare warp in the shape of a page, shown when the next page's data takes longer than a blink. */
export function PageSkeleton() {
  return (
    <div className="page-skeleton" role="status">
      <span className="sr-only">Loading</span>
      <div className="page-skeleton-hero" />
      <div className="page-skeleton-body measure section-space">
        <div className="bare-warp" />
        <div className="bare-warp" />
      </div>
    </div>
  );
}
