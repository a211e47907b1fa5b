import { startSite } from "./server.ts";

/** Starts the built site, which all workers share, and stops it after the last test. */
export default async function setup(): Promise<() => Promise<void>> {
  // The tests send more messages than one visitor may.
  const site = await startSite({ RATE_LIMIT: "1000" });
  process.env.SITE_ORIGIN = site.origin;
  process.env.SITE_DATA_DIR = site.dataDir;
  return site.stop;
}
