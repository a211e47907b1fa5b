import { buildOrFail, isBuilt } from "./build.ts";
import { fail, onceOrphaned, runNode } from "./processes.ts";

if (process.argv.length > 2)
  fail("npm start takes no options: PORT, HOST and other settings are in the environment or .env (README).");
if (!isBuilt()) {
  // Build pages and database at the same time on two processors. If the database fails, the server reports it later.
  // `--liftoff-only` saves compiling WebAssembly a second time for speed.
  await Promise.all([buildOrFail(), runNode(["--liftoff-only", "server/prepare-database.ts"])]);
}
onceOrphaned(() => process.kill(process.pid, "SIGTERM"));
await import("../server/main.ts");
