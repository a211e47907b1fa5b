import type { count } from "./count";

const loadCode = () => import("./count");

/** Loads and calls `count`, only on sites that count. */
export function loadCount(event: Parameters<typeof count>[0], pathname: string): void {
  loadCode().then(
    ({ count }) => count(event, pathname),
    () => {},
  );
}
