/** Tracks requests that use the database, so that it closes after them. */
export function createUnderWay() {
  const all = new Set<Promise<unknown>>();
  return {
    /** @returns the same promise, tracked until it settles */
    hold: <T>(promise: Promise<T>): Promise<T> => {
      all.add(promise);
      return promise.finally(() => all.delete(promise));
    },
    /** Resolves when nothing is tracked, including requests that began meanwhile. */
    ended: async (): Promise<void> => {
      while (all.size > 0) await Promise.allSettled(all);
    },
  };
}

export type UnderWay = ReturnType<typeof createUnderWay>;
