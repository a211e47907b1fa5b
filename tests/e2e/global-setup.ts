import { execFileSync } from "node:child_process";
import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { startSite } from "./server.ts";

/** Quiet and offline, whatever Chromium or Chrome it is; without a sandbox, because root has none. */
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

declare module "vitest" {
  export interface ProvidedContext {
    /** Address of the site, without a trailing slash. */
    origin: string;
    dataDir: string;
    /** Where the tests reach the one Chromium. */
    browserEndpoint: string;
  }
}

function browserPath(): string {
  const found = execFileSync(process.execPath, ["scripts/browser.mjs"], { encoding: "utf8" });
  return found.trim().split("\n").at(-1) ?? "";
}

/** Starts the built site and one Chromium; stops both after the last test. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const executablePath = browserPath();
  // The tests send more messages than one visitor may.
  const site = await startSite({ RATE_LIMIT: "1000" });
  const browser = await chromium.launchServer({ executablePath, args: FLAGS });
  project.provide("origin", site.origin);
  project.provide("dataDir", site.dataDir);
  project.provide("browserEndpoint", browser.wsEndpoint());
  return async () => {
    await browser.close();
    await site.stop();
  };
}
