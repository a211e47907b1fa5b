/** Tracks the requests that use the database, so that the database is closed only after the last of them. */
export function createRequestTracker() {
  const all = new Set<Promise<unknown>>();
  return {
    /** Tracks a promise until it settles. Returns a promise with the same result. */
    track: <T>(promise: Promise<T>): Promise<T> => {
      all.add(promise);
      return promise.finally(() => all.delete(promise));
    },
    /** Resolves when all tracked requests have ended, including requests that start while waiting. */
    finished: async (): Promise<void> => {
      while (all.size > 0) await Promise.allSettled(all);
    },
  };
}

export type RequestTracker = ReturnType<typeof createRequestTracker>;
