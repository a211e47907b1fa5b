import { setTimeout as wait } from "node:timers/promises";

/** Waits for a promise, at most `ms` milliseconds. @returns undefined if the promise has not settled by then */
export async function within<T>(ms: number, promise: Promise<T>): Promise<T | undefined> {
  const settled = new AbortController();
  const late = wait(ms, undefined, { signal: settled.signal, ref: false }).catch(() => undefined);
  try {
    return await Promise.race([promise, late]);
  } finally {
    settled.abort();
  }
}
