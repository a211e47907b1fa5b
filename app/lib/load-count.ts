import type { count } from "./count";

const loadCode = () => import("./count");

/** See count; only sites that count fetch the code. */
export function loadCount(event: Parameters<typeof count>[0], pathname: string): void {
  loadCode().then(
    ({ count }) => count(event, pathname),
    () => {},
  );
}
