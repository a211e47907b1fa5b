let hasBegun = false;

/** Returns whether the visit's first page has been shown. The visitor opens all later pages from within the site. */
export const hasVisitBegun = () => hasBegun;

export function beginVisit(): void {
  hasBegun = true;
}
