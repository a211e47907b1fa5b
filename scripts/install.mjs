import "./require-node.mjs";
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { outerEnvironment, projectNode, ROOT, requireProjectNode, run } from "./processes.mjs";
import { Advice, runCommand, withProgress } from "./progress.mjs";

const NO_NETWORK = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT/;

/** @returns {Record<string, { version?: string, integrity?: string, optional?: boolean }> | null} */
function lockedPackages(path) {
  try {
    return JSON.parse(readFileSync(join(ROOT, path), "utf8")).packages;
  } catch {
    return null;
  }
}

/** Whether node_modules holds exactly what the lockfile asks for; npm writes its own list when it is done. */
function isInstalled() {
  const wanted = lockedPackages("package-lock.json");
  const present = lockedPackages("node_modules/.package-lock.json");
  if (wanted === null || present === null || projectNode() === null) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === "") return true;
    const found = present[path];
    // Optional packages are those of other systems: npm leaves them out.
    if (found === undefined) return entry.optional === true;
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

/** npm as it was started, else the one on the path; never through the Node that it is about to replace. */
function npmCommand() {
  const { npm_execpath: cli, npm_node_execpath: node } = process.env;
  if (cli !== undefined && node !== undefined && basename(cli) === "npm-cli.js") return [node, cli];
  return [process.platform === "win32" ? "npm.cmd" : "npm"];
}

/**
 * Installs the packages when they are missing or are not those of the lockfile; else takes some 20 ms.
 * Throws an `Advice` when npm fails.
 */
export async function ensureInstalled() {
  if (isInstalled()) return;
  const [command, ...args] = npmCommand();
  // 'npm ci' would refuse a lockfile that lacks the builds of other systems, and a registry need not have
  // them all; '--no-save' keeps to the lockfile as well and leaves it as it is. Development packages build
  // the site, so NODE_ENV=production must not leave them out.
  const { code, output } = await withProgress("Installing packages", () =>
    run(command, [...args, "install", "--no-save", "--include=dev", "--no-audit", "--no-fund"], {
      env: outerEnvironment(),
    }),
  );
  if (code !== 0) {
    if (NO_NETWORK.test(output))
      throw new Advice(
        "The packages could not be downloaded: check the network (and npm's registry and proxy settings), then run this again.",
      );
    throw new Advice(
      `${output.trim()}\nInstalling the packages failed: mend what npm says above, then run this again.`,
    );
  }
  requireProjectNode();
}

if (process.argv[1] === import.meta.filename) await runCommand(ensureInstalled);
