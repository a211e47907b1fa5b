/** Bare warp in the shape of a page, shown when the next page's data takes longer than a blink. */
export function PageSkeleton() {
  return (
    <div className="page-skeleton" role="status">
      <span className="sr-only">Loading</span>
      <div className="page-skeleton-hero" />
      <div className="measure section-space grid gap-3">
        <div className="bare-warp h-8" />
        <div className="bare-warp h-40" />
      </div>
    </div>
  );
}
