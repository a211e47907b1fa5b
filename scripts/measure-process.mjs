import { appendFileSync } from "node:fs";

// Loaded before a program by `--import`: when it ends, it writes down what it used, its threads included.
process.on("exit", () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const used = { user: userCPUTime / 1e6, system: systemCPUTime / 1e6, megabytes: maxRSS / 1024 };
  if (process.env.MEASURE_FILE) appendFileSync(process.env.MEASURE_FILE, `${JSON.stringify(used)}\n`);
});
