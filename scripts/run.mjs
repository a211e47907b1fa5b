import "./require-node.mjs";
import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { ensureInstalled } from "./install.mjs";
import { ROOT, requireProjectNode, toolEnvironment } from "./processes.mjs";
import { runCommand } from "./progress.mjs";

/**
 * `node scripts/run.mjs [--in FOLDER] [--checks] FILE [ARG …]`: runs a file of the project by the project's
 * Node, with the packages installed (`--checks`: those of the checks, too).
 */
await runCommand(async () => {
  const args = process.argv.slice(2);
  const options = args.slice(
    0,
    args.findIndex((arg, index) => !arg.startsWith("--") && args[index - 1] !== "--in"),
  );
  const { values } = parseArgs({
    args: options,
    options: { in: { type: "string", default: "." }, checks: { type: "boolean", default: false } },
  });
  await ensureInstalled({ checks: values.checks });
  const child = spawn(requireProjectNode(), args.slice(options.length), {
    cwd: resolve(ROOT, values.in),
    env: toolEnvironment(),
    stdio: "inherit",
  });
  process.exitCode = await new Promise((done) => child.on("close", (code) => done(code ?? 1)));
});
