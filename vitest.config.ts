import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { agencyFolder } from "./server/folders.ts";

/** Files of each Vitest project. The tests here need no browser; Playwright runs the browser tests (tests/e2e). */
const PROJECTS = {
  unit: "tests/unit/**/*.test.ts",
  agency: `${agencyFolder()}/{tests,ornaments}/**/*.test.ts`,
  architecture: "tests/architecture.test.ts",
  built: "tests/built/**/*.test.ts",
  messages: "tests/message-path/**/*.test.ts",
  hosting: "tests/hosting/**/*.test.ts",
  example: "tests/example.test.ts",
  new: "tests/new-agency.test.ts",
  desk: "desk/tests/**/*.test.ts",
  browsers: "tests/browsers/**/*.test.ts",
};

export default defineConfig({
  // Loaders check which ornaments the agency has. Tests render none, so an empty module replaces them.
  resolve: { alias: { "agency/ornaments": fileURLToPath(new URL("app/no-ornaments.ts", import.meta.url)) } },
  test: {
    maxWorkers: 2,
    // Test files of a worker share its modules, so that content and packages are read only once, which takes a third of
    // the time. So a test must undo the changes that it makes to shared state.
    isolate: false,
    // Reading all content takes a second; five times as long on a busy machine.
    testTimeout: 30_000,
    expect: { poll: { timeout: 20_000 } },
    projects: Object.entries(PROJECTS).map(([name, file]) => ({
      extends: true,
      test: {
        name,
        include: [file],
        // These tests start real programs, which takes long on a busy machine.
        ...(["messages", "desk"].includes(name)
          ? { globalSetup: "tests/message-path/new-database.ts", testTimeout: 120_000, hookTimeout: 300_000 }
          : {}),
        // `npm run test:browsers`: two browsers and the site's server.
        ...(name === "browsers" && {
          globalSetup: "tests/e2e/global-setup.ts",
          testTimeout: 120_000,
          hookTimeout: 120_000,
        }),
        // Every page on every host takes six seconds; five times as long on a busy machine.
        ...(name === "hosting" && { testTimeout: 90_000 }),
      },
    })),
  },
});
