/** Knows what still asks the database, which therefore closes last. */
export function createUnderWay() {
  const all = new Set<Promise<unknown>>();
  return {
    /** @returns the same promise, held until it ends */
    hold: <T>(promise: Promise<T>): Promise<T> => {
      all.add(promise);
      return promise.finally(() => all.delete(promise));
    },
    /** Resolves when nothing is under way, not even what began meanwhile. */
    ended: async (): Promise<void> => {
      while (all.size > 0) await Promise.allSettled(all);
    },
  };
}

export type UnderWay = ReturnType<typeof createUnderWay>;
