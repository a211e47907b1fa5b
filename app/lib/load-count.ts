import type { count } from "./count";

const loadCode = () => import("./count");

/** As `count`, whose code is only loaded on sites that count. */
export function loadCount(event: Parameters<typeof count>[0], pathname: string): void {
  loadCode().then(
    ({ count }) => count(event, pathname),
    () => {},
  );
}
