import { Worker } from "node:worker_threads";
import type { WatchdogData } from "./watchdog.ts";

/**
 * Kills this process when one turn of its event loop takes too much processor time.
 * @param line text to print before the process ends
 * @param limit processor time for one turn, in ms
 * @returns a function that stops watching
 */
export function watchEventLoop(line: string, limit = 60_000): () => void {
  const turns = new Int32Array(new SharedArrayBuffer(4));
  const timer = setInterval(() => Atomics.add(turns, 0, 1), 500);
  timer.unref();
  const workerData: WatchdogData = { turns, line, limit };
  const worker = new Worker(new URL("./watchdog.ts", import.meta.url), { workerData, execArgv: [] });
  worker.unref();
  return () => {
    clearInterval(timer);
    void worker.terminate();
  };
}
