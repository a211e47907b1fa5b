import { defineConfig } from "@playwright/test";
import { ensureBrowser } from "./scripts/browser.ts";
import { agencyFolder } from "./server/folders.ts";

/** Quiet and offline, whatever Chromium or Chrome it is; without a sandbox, because root has none. */
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // The headless shell would fit letters to pixels, which a browser with a window does not.
  "--font-render-hinting=none",
];

// The workers read this file again and need not look for the browser again.
process.env.CHROMIUM_PATH ||= ensureBrowser();

/** The browser tests: one server for all of them (tests/e2e/support/global-setup.ts), one Chromium for each worker. */
export default defineConfig({
  testDir: ".",
  // An agency's ornaments bring their own.
  testMatch: ["tests/e2e/**/*.test.ts", `${agencyFolder()}/ornaments/**/*.e2e.ts`],
  // The benchmark's worktree of the last release has tests, too.
  testIgnore: "**/.cache/**",
  outputDir: "test-results/e2e",
  globalSetup: "./tests/e2e/support/global-setup.ts",
  fullyParallel: true,
  // Browser tests wait more than they compute: a third worker uses what two leave of two processors.
  workers: 3,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [["list"]],
  use: {
    // Motion costs a fifth of the processor time. Tests about motion use "no-preference".
    reducedMotion: "reduce",
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: FLAGS },
    screenshot: "only-on-failure",
  },
});
