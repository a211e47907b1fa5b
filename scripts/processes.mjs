import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { Advice } from "./progress.mjs";

/** The repository's root; every command runs there, wherever it was called from. */
export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), "..");

const BIN = join(ROOT, "node_modules", ".bin");
const NODE_24 = join(ROOT, "node_modules", "node", "bin", process.platform === "win32" ? "node.exe" : "node");
const NODE_WITH_TYPESCRIPT = 24;

/** The Node 24 that the project brings along, or null where its install script could not place it. */
export function projectNode() {
  if (existsSync(NODE_24)) return NODE_24;
  return Number.parseInt(process.versions.node, 10) >= NODE_WITH_TYPESCRIPT ? process.execPath : null;
}

/** The project's Node 24; without one it says how to get it. */
export function requireProjectNode() {
  const node = projectNode();
  if (node === null)
    throw new Advice("Node 24 is missing from node_modules: run 'npm rebuild node', then run this again.");
  return node;
}

/**
 * The environment for the project's own tools: its binaries, Node 24 among them, come first.
 * @param {Record<string, string | undefined>} extra variables to add
 */
export function toolEnvironment(extra = {}) {
  return { ...process.env, PATH: `${BIN}${delimiter}${process.env.PATH ?? ""}`, ...extra };
}

/** The environment without the project's binaries: for npm, which replaces the very Node that stands there. */
export function outerEnvironment() {
  const path = (process.env.PATH ?? "").split(delimiter).filter((entry) => resolve(entry) !== BIN);
  return { ...process.env, PATH: path.join(delimiter) };
}

const running = new Set();

/** Stops every command that `run` has under way: for a program that is itself told to stop. */
export function stopCommands() {
  for (const child of running) child.kill("SIGTERM");
}

/**
 * Runs a command to its end, without standard input, and keeps what it printed.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, timeoutMs?: number }} options
 * @returns {Promise<{ code: number, output: string }>} exit code (1 when it could not be started or was
 *   stopped) and both output streams as they came
 */
export function run(command, args, { env = toolEnvironment(), timeoutMs } = {}) {
  return new Promise((done) => {
    let output = "";
    const child = spawn(command, args, {
      cwd: ROOT,
      env,
      stdio: ["ignore", "pipe", "pipe"],
      timeout: timeoutMs,
    });
    running.add(child);
    child.stdout.setEncoding("utf8").on("data", (text) => {
      output += text;
    });
    child.stderr.setEncoding("utf8").on("data", (text) => {
      output += text;
    });
    child.on("error", (error) => done({ code: 1, output: `${output}${error.message}\n` }));
    child.on("close", (code) => {
      running.delete(child);
      done({ code: code ?? 1, output });
    });
  });
}
