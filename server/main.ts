import path from "node:path";
import { countedPaths, readSiteFiles } from "../hosting/rules.ts";
import { type AgencyTask, runTask } from "./agency-task.ts";
import type { Backend } from "./backend.ts";
import { noteDataDir, openControl } from "./control.ts";
import { COUNTS_PER_MINUTE } from "./count-pages.ts";
import { waitForDisk } from "./disk.ts";
import { keepEarlierAssets } from "./earlier-assets.ts";
import { logAsJson } from "./log.ts";
import { createRateLimit } from "./rate-limit.ts";
import { createSiteServer, listen } from "./serve.ts";
import { failStart, readSettings } from "./settings.ts";
import { shareRateLimit } from "./shared-rate-limit.ts";

const REPEATED_MS = 1000;

/** Serves the built site and the backend until a signal stops the process. */
async function main(root: string): Promise<void> {
  const { config, site } = readSettings(root);
  const logRequest = config.logsJson ? logAsJson() : undefined;

  let backendIsOpen: (opened: Backend) => void = () => {};
  const backend = new Promise<Backend>((resolve) => {
    backendIsOpen = resolve;
  });
  // Lock the data directory only for the embedded database, which only one process may open.
  const isEmbedded = config.databaseUrl === undefined;
  const database = backend.then((opened) => opened.database);
  const answer = async (task: AgencyTask) => runTask(await database, task);
  const control = isEmbedded ? await openControl(config.dataDir, answer) : undefined;
  if (isEmbedded) noteDataDir(config.dataDir);
  const earlierAssets = keepEarlierAssets(config.dataDir, config.buildDir);
  const policy = { ...site, backendOrigin: config.backendOrigin };
  const files = readSiteFiles(config.buildDir, policy, earlierAssets);
  const local = createRateLimit(config.rateLimit);
  const secret = config.databaseUrl?.href;
  const rateLimit = secret ? shareRateLimit(local, { perMinute: config.rateLimit, secret, database }) : local;
  const { publicKey, trustProxy } = config;
  const countLimit = site.countsVisits ? createRateLimit(COUNTS_PER_MINUTE) : undefined;
  const { storesSubscribers, language } = site;
  const rest = { backend, publicKey, rateLimit, storesSubscribers, countLimit, trustProxy, language };
  const { server, stop: stopServing } = createSiteServer(files, rest, logRequest);
  // Listen before opening the database, so that a port in use is reported at once and pages are served meanwhile.
  const address = await listen(server, config);

  let stoppedAt: number | undefined;
  let isOpening = false;
  const stop = async () => {
    if (stoppedAt !== undefined) {
      // npm passes Ctrl-C on, so the signal arrives twice. A signal after REPEATED_MS ends the process at once.
      if (performance.now() - stoppedAt > REPEATED_MS) process.exit(1);
      return;
    }
    stoppedAt = performance.now();
    setTimeout(() => process.exit(1), 20_000).unref(); // in case the database no longer responds
    await stopServing();
    control?.close();
    if (isOpening) await (await backend).close();
    process.exit(0);
  };
  process.on("SIGINT", stop).on("SIGTERM", stop);

  if (isEmbedded) await waitForDisk(config.dataDir);
  isOpening = true;
  const { openBackend } = await import("./backend.ts"); // loading it takes longer than all the rest
  backendIsOpen(await openBackend(config, site, countedPaths(files, site.countsVisits)));
  console.log(`${site.name} is ready at ${address}`);
}

main(path.resolve(import.meta.dirname, "..")).catch(failStart);
