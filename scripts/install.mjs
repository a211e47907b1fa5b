// Runs before the commands of package.json and after `npm install`: installs what is missing, and Node 24 where the
// machine's Node is too old to build. So it is plain JavaScript that any Node can read.
import { spawn } from "node:child_process";
import { copyFileSync, existsSync, linkSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const RUNTIME = join(ROOT, "runtime");
const DESK = join(ROOT, "desk");
const NODE = process.platform === "win32" ? "node.exe" : "node";
const NODE_24 = join(RUNTIME, "node_modules/node/bin", NODE);
/** npm puts this folder first on the path of every script, so a Node in it is the one that runs them. */
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
 * Whether a folder's node_modules holds what its lockfile asks for; npm writes its own list there.
 * @param {boolean} withDev whether `devDependencies`, which only the checks need, count, too
 */
function isInstalled(folder, withDev) {
  const present = packagesIn(join(folder, "node_modules/.package-lock.json"));
  return Object.entries(packagesIn(join(folder, "package-lock.json"))).every(([path, wanted]) => {
    if (path === "" || (wanted.dev && !withDev)) return true;
    const found = present[path];
    return found ? found.integrity === wanted.integrity : wanted.optional === true; // optional: for other systems
  });
}

/** Runs `npm install` in a folder, in which npm then finds the machine's npmrc (with `--prefix` it would not). */
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
      fail("Installing failed: mend what npm says above (network, registry, proxy), then run this again.");
    });
  });
}

/** Puts the installed Node 24 among the binaries of the project. */
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
const withChecks = process.argv.includes("--checks");
const needsPackages = process.env.npm_lifecycle_event !== "postinstall" && !isInstalled(ROOT, withChecks);
const needsDesk = process.argv.includes("--desk") && !isInstalled(DESK, true);
const needsNode = !isAtLeast(22, 22) && !existsSync(join(BIN, NODE));
if (needsPackages) console.log("Installing packages …");
if (needsDesk) console.log("Installing the desk's packages …");
if (needsNode)
  console.log(`Node ${process.versions.node} cannot build the site: installing Node 24 for it …`);
const packages = withChecks || existsSync(join(ROOT, "node_modules/vitest")) ? "--include=dev" : "--omit=dev";
// Not 'npm ci', which would install everything anew for one package. No package has an install script.
await Promise.all([
  needsPackages && npm(ROOT, "--ignore-scripts", packages),
  needsDesk && npm(DESK, "--ignore-scripts"),
  needsNode && !existsSync(NODE_24) && npm(RUNTIME),
]);
if (needsNode) linkNode();
