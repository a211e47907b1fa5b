import { defineConfig } from "vitest/config";

/** The tests that need no browser; those that do have a configuration of their own (tests/e2e). */
export default defineConfig({
  test: {
    include: ["tests/**/*.test.ts"],
    exclude: ["tests/e2e/**"],
    maxWorkers: 2,
  },
});
