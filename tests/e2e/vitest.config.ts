import { resolve } from "node:path";
import { defineConfig } from "vitest/config";

/** The browser tests: one server and one Chromium for all of them (global-setup.ts). */
export default defineConfig({
  root: resolve(import.meta.dirname, "../.."),
  test: {
    include: ["tests/e2e/**/*.test.ts"],
    globalSetup: ["tests/e2e/global-setup.ts"],
    testTimeout: 90_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    expect: { poll: { timeout: 10_000, interval: 50 } },
  },
});
