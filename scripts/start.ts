import { buildOrFail, isBuilt } from "./build.ts";
import { fail, onceOrphaned, runNode } from "./processes.ts";

if (process.argv.length > 2)
  fail("npm start takes no options: PORT, HOST and other settings are in the environment or .env (README).");
if (!isBuilt()) {
  // The first start needs pages and a database: each keeps one processor busy. If the database cannot be made, the
  // server says so when it opens it. `--liftoff-only`: WebAssembly is not compiled a second time for speed.
  await Promise.all([buildOrFail(), runNode(["--liftoff-only", "server/prepare-database.ts"])]);
}
onceOrphaned(() => process.kill(process.pid, "SIGTERM"));
await import("../server/main.ts");
