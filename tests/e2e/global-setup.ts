import { temporaryDirectory } from "../message-path/fixture-site.ts";
import { startServer } from "../message-path/run-server.ts";

/** Starts the built site, which all workers share. Returns a function that stops it after the last test. */
export default async function setup(): Promise<() => Promise<void>> {
  const data = temporaryDirectory("e2e");
  const { AGENCY_DIR = "", BUILD_DIR = "" } = process.env;
  // Raise the rate limit, because the tests send more messages than a single visitor may.
  const settings = { AGENCY_DIR, BUILD_DIR, DATA_DIR: data.directory, RATE_LIMIT: "1000" };
  const site = await startServer(settings);
  process.env.SITE_ORIGIN = site.url;
  process.env.SITE_DATA_DIR = data.directory;
  return async () => {
    await site.stop();
    data.remove();
  };
}
