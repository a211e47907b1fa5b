// Runs every command of package.json: installs missing packages, and Node 24 if the machine's Node is too old, and then
// runs the script. Plain JavaScript, because an old Node must be able to read it.
//   node scripts/install.mjs [--checks] [--desk] [--bench] [script and its arguments]
import { spawn } from "node:child_process";
import { copyFileSync, existsSync, linkSync, mkdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const RUNTIME = join(ROOT, "runtime");
const NODE = process.platform === "win32" ? "node.exe" : "node";
const NODE_24 = join(RUNTIME, "node_modules/node/bin", NODE);
/** npm puts this folder first on the PATH of every script, so later commands run on a Node in it. */
const BIN = join(ROOT, "node_modules/.bin");

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
const isAtLeast = (least, leastMinor) => major > least || (major === least && minor >= leastMinor);

function fail(message) {
  console.error(message);
  process.exit(1);
}

function packagesIn(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).packages : {};
}

/**
 * Returns whether a folder's node_modules has the packages of its lockfile, according to npm's list in node_modules.
 * @param {boolean} withDev whether `devDependencies` must be there, which only the checks need
 */
function isInstalled(folder, withDev) {
  const present = packagesIn(join(folder, "node_modules/.package-lock.json"));
  return Object.entries(packagesIn(join(folder, "package-lock.json"))).every(([path, wanted]) => {
    if (path === "" || (wanted.dev && !withDev)) return true;
    const found = present[path];
    return found ? found.integrity === wanted.integrity : wanted.optional === true; // optional: for other systems
  });
}

/** Runs `npm install` inside a folder, because npm would ignore the folder's .npmrc with `--prefix`. */
function npm(folder, ...options) {
  const { npm_execpath: cli = "", npm_node_execpath: node } = process.env;
  const isNpm = node && cli.endsWith("npm-cli.js");
  const args = ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error", ...options];
  const child = spawn(isNpm ? node : "npm", isNpm ? [cli, ...args] : args, {
    cwd: folder,
    stdio: "inherit",
    shell: !isNpm && process.platform === "win32",
  });
  return new Promise((done) => {
    child.on("close", (code) => {
      if (code === 0) return done();
      fail("Installing failed: fix the error above (network, registry, proxy), then run this again.");
    });
  });
}

/** Links the installed Node 24 into the project's binaries. */
function linkNode() {
  mkdirSync(BIN, { recursive: true });
  try {
    linkSync(NODE_24, join(BIN, NODE));
  } catch {
    copyFileSync(NODE_24, join(BIN, NODE));
  }
}

if (!isAtLeast(20, 19))
  fail(
    `Node ${process.versions.node} is too old: install Node 20.19 or newer (https://nodejs.org) and run this again.`,
  );
const options = process.argv.slice(2);
const scriptAt = options.findIndex((option) => !option.startsWith("--"));
const [script, ...scriptArguments] = scriptAt < 0 ? [] : options.splice(scriptAt);
const withChecks = options.includes("--checks");
const needsPackages = process.env.npm_lifecycle_event !== "postinstall" && !isInstalled(ROOT, withChecks);
/** Folders with their own packages, some of which are missing. */
const incomplete = ["desk", "bench"].filter(
  (name) => options.includes(`--${name}`) && !isInstalled(join(ROOT, name), true),
);
const isOld = !isAtLeast(22, 22);
const needsNode = isOld && !existsSync(join(BIN, NODE));
if (needsPackages) console.log("Installing packages …");
for (const name of incomplete) console.log(`Installing the packages of ${name}/ …`);
if (needsNode)
  console.log(`Node ${process.versions.node} cannot build the site: installing Node 24 for it …`);
const packages = withChecks || existsSync(join(ROOT, "node_modules/vitest")) ? "--include=dev" : "--omit=dev";
// Not 'npm ci', which would reinstall everything for one package. No package has an install script.
await Promise.all([
  needsPackages && npm(ROOT, "--ignore-scripts", packages),
  ...incomplete.map((name) => npm(join(ROOT, name), "--ignore-scripts")),
  needsNode && !existsSync(NODE_24) && npm(RUNTIME),
]);
if (needsNode) linkNode();
if (script) await run(script, scriptArguments);

/** Runs a script with the settings of .env, in this process unless Node 24 was just installed for it. */
async function run(script, given) {
  if (!isOld) {
    process.argv.splice(1, process.argv.length, resolve(script), ...given);
    await import("./env.ts");
    await import(pathToFileURL(process.argv[1]).href);
    return;
  }
  const child = spawn(join(BIN, NODE), ["--import", "./scripts/env.ts", script, ...given], {
    stdio: "inherit",
  });
  process.on("SIGINT", () => {}); // the child gets it too, and ends first
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && child.kill(), 500).unref(); // npm does not pass SIGTERM on
  child.on("close", (code) => process.exit(code ?? 1));
}
