const loadCode = () => import("./count");

/**
 * Counts a view of a page, or a message sent from it, by code that only sites that count fetch. What cannot be
 * fetched is a view more or less.
 */
export function loadCount(event: "view" | "message", pathname: string): void {
  loadCode().then(
    ({ count }) => count(event, pathname),
    () => {},
  );
}
