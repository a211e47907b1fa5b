import { buildOrFail, isBuilt } from "./build.ts";
import { fail, onceOrphaned, runNode } from "./processes.ts";

const HELP = `npm start: serves the built site and its message store from one process.
Installs missing packages and builds first when the sources have changed.

Settings, from the environment:
  PORT          port to listen on (4173)
  HOST          address to listen on (127.0.0.1; 0.0.0.0 for every network interface)
  DATA_DIR      folder for received messages (.data)
  DATABASE_URL  postgres://… keeps the messages in that PostgreSQL instead

Example: PORT=8080 npm start
Ctrl-C stops it. 'npm run messages' lists what has arrived, 'npm test' runs every check.`;

const [option] = process.argv.slice(2);
if (option === "--help" || option === "-h") {
  console.log(HELP);
  process.exit();
}
if (option !== undefined) fail(`'${option}' is not an option of npm start: see npm start -- --help`);

if (!isBuilt()) {
  // The first start needs pages and a database: each keeps one processor busy. If the database cannot be made, the
  // server says so when it opens it. `--liftoff-only`: WebAssembly is not compiled a second time for speed.
  await Promise.all([buildOrFail(), runNode(["--liftoff-only", "server/prepare-database.ts"])]);
}
onceOrphaned(() => process.kill(process.pid, "SIGTERM"));
await import("../server/main.ts");
