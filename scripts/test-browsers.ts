import { ensurePackages } from "../tests/browsers/packages.ts";
import { buildOrFail, isBuilt } from "./build.ts";
import { fail, onceOrphaned, runNode } from "./processes.ts";
import { ENVIRONMENT } from "./test-runners.ts";

// Runs the tests of tests/browsers in Firefox and WebKitGTK. Words select test files by path.
onceOrphaned(() => process.exit(1));
try {
  ensurePackages();
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
if (!isBuilt()) await buildOrFail();
const args = ["node_modules/vitest/vitest.mjs", "run", "--project=browsers", "--reporter=verbose"];
const { code } = await runNode([...args, ...process.argv.slice(2)], ENVIRONMENT, true);
process.exitCode = code;
