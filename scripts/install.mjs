import "./require-node.mjs";
import { readFileSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import {
  isNodeRecent,
  outerEnvironment,
  projectNode,
  ROOT,
  RUNTIME,
  requireProjectNode,
  run,
} from "./processes.mjs";
import { Advice, runCommand, withProgress } from "./progress.mjs";

const NO_NETWORK = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT/;
const NOT_KNOWN = /ETARGET|ENOVERSIONS/;
const NPM_OPTIONS = ["--no-audit", "--no-fund"];
/** What Node's package brings beside its program: headers for native add-ons, 60 MB that nothing here needs. */
const UNUSED_OF_NODE = ["include", "share", "CHANGELOG.md"];

/** @returns {Record<string, { version?: string, integrity?: string, optional?: boolean, dev?: boolean }> | null} */
function lockedPackages(path) {
  try {
    return JSON.parse(readFileSync(join(ROOT, path), "utf8")).packages;
  } catch {
    return null;
  }
}

/**
 * Whether node_modules holds what the lockfile asks for; npm writes its own list when it is done.
 * @param {boolean} withChecks whether the packages of the checks count, too
 */
function isInstalled(withChecks) {
  const wanted = lockedPackages("package-lock.json");
  const present = lockedPackages("node_modules/.package-lock.json");
  if (wanted === null || present === null) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === "" || (entry.dev === true && !withChecks)) return true;
    const found = present[path];
    // Optional packages are those of other systems: npm leaves them out.
    if (found === undefined) return entry.optional === true;
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

/** Whether packages of the checks are there: installing anew must not take them away. */
function hasChecks() {
  const present = lockedPackages("node_modules/.package-lock.json") ?? {};
  return Object.values(present).some((entry) => entry.dev === true);
}

/** npm as it was started, else the one on the path; never through the Node that it is about to replace. */
function npmCommand() {
  const { npm_execpath: cli, npm_node_execpath: node } = process.env;
  if (cli !== undefined && node !== undefined && basename(cli) === "npm-cli.js") return [node, cli];
  return [process.platform === "win32" ? "npm.cmd" : "npm"];
}

/**
 * Runs npm in a folder; throws an `Advice` with its own words when it fails. (With '--prefix' instead of the folder, npm
 * would look for the machine's npmrc there: its registry, its certificates.)
 */
async function npm(args, cwd = ROOT) {
  const [command, ...first] = npmCommand();
  const start = (options) =>
    run(command, [...first, ...args, ...NPM_OPTIONS, ...options], { env: outerEnvironment(), cwd });
  // The lockfile says each version and its checksum, so what npm has kept of the registry will do. Where it is too
  // old to name a version, npm asks.
  let { code, output } = await start(["--prefer-offline"]);
  if (code !== 0 && NOT_KNOWN.test(output)) ({ code, output } = await start([]));
  if (code === 0) return;
  if (NO_NETWORK.test(output))
    throw new Advice(
      "The packages could not be downloaded: check the network (and npm's registry and proxy settings), then run this again.",
    );
  throw new Advice(
    `${output.trim()}\nInstalling the packages failed: mend what npm says above, then run this again.`,
  );
}

/** Node 24 into a folder of its own, so that a machine whose Node will do never downloads it. */
async function installNode() {
  await npm(["install", "--no-save"], RUNTIME);
  const system = `node-${process.platform === "win32" ? "win" : process.platform}-${process.arch}`;
  for (const part of UNUSED_OF_NODE)
    rmSync(join(RUNTIME, "node_modules/node/node_modules", system, part), { recursive: true, force: true });
}

/**
 * Installs what is missing or is not as the lockfile has it; else takes some 20 ms. Throws an `Advice` when npm
 * fails.
 * @param {{ checks?: boolean }} options `checks`: also what only the checks need (`devDependencies`)
 */
export async function ensureInstalled({ checks = false } = {}) {
  const needsPackages = !isInstalled(checks);
  const needsNode = !isNodeRecent() && projectNode() === null;
  if (!needsPackages && !needsNode) return;
  // 'npm ci' would refuse a lockfile that lacks the builds of other systems, and a registry need not have
  // them all; '--no-save' keeps to the lockfile as well and leaves it as it is. Both flags are said, so that
  // NODE_ENV decides nothing.
  const packages = ["install", "--no-save", checks || hasChecks() ? "--include=dev" : "--omit=dev"];
  await withProgress("Installing packages", async () => {
    await Promise.all([needsPackages && npm(packages), needsNode && installNode()]);
    return { code: 0, output: "" };
  });
  requireProjectNode();
}

if (process.argv[1] === import.meta.filename)
  await runCommand(() => ensureInstalled({ checks: process.argv.includes("--checks") }));
