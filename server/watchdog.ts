import { writeSync } from "node:fs";
import { workerData } from "node:worker_threads";

/** Interval of the checks, in ms. */
const INTERVAL = 1_000;

export type WatchdogData = {
  /** Counts the turns of the event loop. */
  turns: Int32Array;
  /** Text to print before the process is killed. */
  line: string;
  /** Processor time that a turn may take, in ms. */
  limit: number;
};

// This file runs in a worker, because a blocked event loop cannot watch itself.
const { turns, line, limit } = workerData as WatchdogData;
let seen = Atomics.load(turns, 0);
let start = processorTime();

setInterval(() => {
  const current = Atomics.load(turns, 0);
  if (current !== seen) {
    seen = current;
    start = processorTime();
  } else if (processorTime() - start > limit) {
    writeSync(2, `${line}\n`);
    process.kill(process.pid, "SIGKILL");
  }
}, INTERVAL);

/** Returns the processor time of this process, in ms. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
