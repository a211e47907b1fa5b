/** Tracks requests that use the database, so that the database closes after the last one. */
export function createRequestTracker() {
  const all = new Set<Promise<unknown>>();
  return {
    /** @returns the same promise, tracked until it settles */
    track: <T>(promise: Promise<T>): Promise<T> => {
      all.add(promise);
      return promise.finally(() => all.delete(promise));
    },
    /** Resolves when all tracked requests have ended, including those that start while waiting. */
    finished: async (): Promise<void> => {
      while (all.size > 0) await Promise.allSettled(all);
    },
  };
}

export type RequestTracker = ReturnType<typeof createRequestTracker>;
