import { defineConfig } from "@playwright/test";
import { ensureBrowser } from "./scripts/browser.ts";
import { agencyFolder } from "./server/folders.ts";

/** Flags that keep any Chromium or Chrome quiet and offline. The sandbox is off, because it does not start as root. */
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Otherwise the headless shell would round letter shapes to pixels, unlike a browser with a window.
  "--font-render-hinting=none",
];

// Workers read this file again. The variable saves them from looking for the browser again.
process.env.CHROMIUM_PATH ||= ensureBrowser();

/** The browser tests: one server for all of them (tests/e2e/global-setup.ts), one Chromium for each worker. */
export default defineConfig({
  testDir: ".",
  // An agency's ornaments have their own browser tests.
  testMatch: ["tests/e2e/**/*.test.ts", `${agencyFolder()}/ornaments/**/*.e2e.ts`],
  // Skip the tests in the benchmark's worktree of the last release.
  testIgnore: "**/.cache/**",
  outputDir: "test-results/e2e",
  globalSetup: "./tests/e2e/global-setup.ts",
  fullyParallel: true,
  // Browser tests mostly wait, so on two processors a third worker uses the time that two workers leave.
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
