/**
 * Runs a task at an interval and when woken, but never twice at the same time.
 * @param task must handle its errors
 * @param interval in ms
 */
export function repeat(task: () => Promise<void>, interval: number) {
  let running: Promise<void> | undefined;
  let isDue = false;
  let isEnding = false;
  const work = async () => {
    while (isDue && !isEnding) {
      isDue = false;
      await task();
    }
    running = undefined;
  };
  /** Runs the task now. If the task is already running, runs it once more afterwards. */
  const wake = () => {
    isDue = true;
    if (!isEnding) running ??= work();
  };
  const timer = setInterval(wake, interval);
  timer.unref();
  /** Waits for the running task and starts no other. */
  const stop = async () => {
    isEnding = true;
    clearInterval(timer);
    await running;
  };
  return { wake, stop };
}
