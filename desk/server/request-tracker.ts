/** Tracks requests that use the database, so that it closes after them. */
export function createRequestTracker() {
  const all = new Set<Promise<unknown>>();
  return {
    /** @returns the same promise, tracked until it settles */
    track: <T>(promise: Promise<T>): Promise<T> => {
      all.add(promise);
      return promise.finally(() => all.delete(promise));
    },
    /** Resolves when nothing is tracked, including requests that began meanwhile. */
    finished: async (): Promise<void> => {
      while (all.size > 0) await Promise.allSettled(all);
    },
  };
}

export type RequestTracker = ReturnType<typeof createRequestTracker>;
