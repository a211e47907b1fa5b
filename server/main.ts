import { existsSync } from "node:fs";
import path from "node:path";
import type { Backend } from "./backend.ts";
import { readConfig } from "./config.ts";
import { openControl } from "./control.ts";
import { prepareAssets } from "./encoding.ts";
import { lockDataDir } from "./lock.ts";
import { createRateLimit } from "./rate-limit.ts";
import { createSiteServer, listen } from "./serve.ts";
import { readSiteFiles } from "./site-files.ts";
import { readSiteSettings } from "./site-settings.ts";
import { failStart } from "./start-error.ts";

/** Serves the built site and the backend until it is told to stop. */
async function main(root: string): Promise<void> {
  const environmentFile = path.join(root, ".env");
  if (existsSync(environmentFile)) process.loadEnvFile(environmentFile);
  const config = readConfig(process.env, root);
  const site = readSiteSettings(config.contentDir);
  const files = readSiteFiles(config.buildDir, { ...site, backendOrigin: config.backendOrigin });

  let backendIsOpen: (opened: Backend) => void = () => {};
  const backend = new Promise<Backend>((resolve) => {
    backendIsOpen = resolve;
  });
  // Only the embedded database lives in the data directory, and only one process may open it.
  const isEmbedded = config.databaseUrl === undefined;
  if (isEmbedded) process.once("exit", await lockDataDir(config.dataDir));
  const database = backend.then((opened) => opened.database);
  const control = isEmbedded ? await openControl(config.dataDir, database) : undefined;
  const { server, stop: stopServing } = createSiteServer(files, {
    backend,
    publicKey: config.publicKey,
    rateLimit: createRateLimit(config.rateLimit),
    trustProxy: config.trustProxy,
  });
  // Before the database is opened: a taken port is said at once, and the pages do not wait.
  const address = await listen(server, config);

  const stop = async () => {
    const stopNow = () => process.exit(1);
    process.once("SIGINT", stopNow).once("SIGTERM", stopNow); // the second time
    setTimeout(stopNow, 20_000).unref(); // a database that does not answer any more
    await stopServing();
    control?.close();
    await (await backend).close();
    process.exit(0);
  };
  process.once("SIGINT", stop).once("SIGTERM", stop);

  const { openBackend } = await import("./backend.ts"); // takes longer to load than all the rest
  backendIsOpen(await openBackend(config, site.storesPhoneAndCompany));
  console.log(`${site.name} is ready at ${address}`);
  await prepareAssets(files);
}

main(path.resolve(import.meta.dirname, "..")).catch(failStart);
