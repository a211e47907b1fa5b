let hasBegun = false;

/** Returns whether the first page of the visit is shown; the visitor reaches all later pages within the site. */
export const hasVisitBegun = () => hasBegun;

export function beginVisit(): void {
  hasBegun = true;
}
