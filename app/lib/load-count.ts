const loadCode = () => import("./count");

/** Counts a view of a page, or a message sent from it; only sites that count fetch the code. */
export function loadCount(event: "view" | "message", pathname: string): void {
  loadCode().then(
    ({ count }) => count(event, pathname),
    () => {},
  );
}
