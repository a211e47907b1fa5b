import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** Returns false in the prerendered page and during hydration, then true. For browser-only data such as the query. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
