/** Thrown instead of running a task when too many wait already. */
export class QueueFullError extends Error {
  override readonly name = "QueueFullError";
}

/**
 * Runs asynchronous tasks strictly one after the other.
 * @param limit how many may wait before further ones are refused with a QueueFullError
 */
export function createQueue(limit: number): <T>(task: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async (task) => {
    if (waiting >= limit) throw new QueueFullError(`${limit} tasks are waiting`);
    waiting += 1;
    const turn = last.then(task);
    last = turn.catch(() => {}); // a task's failure is its caller's; the next one runs all the same
    try {
      return await turn;
    } finally {
      waiting -= 1;
    }
  };
}
