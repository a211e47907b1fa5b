let hasBegun = false;

/** Whether the first page of the visit is on display: every later page is reached within the site. */
export const hasVisitBegun = () => hasBegun;

export function beginVisit(): void {
  hasBegun = true;
}
