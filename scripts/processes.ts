import { spawn } from "node:child_process";
import { resolve } from "node:path";
import "./env.ts";
import { agencyFolder, buildFolder } from "../server/folders.ts";

/** The project's folder, in which every command runs. */
export const ROOT = resolve(import.meta.dirname, "..");
export const AGENCY = agencyFolder();
export const CLIENT = buildFolder();

/** A program's output, stdout and stderr mixed, and its exit code: 1 if it could not start or was stopped. */
export type Ended = { code: number; output: string };

/**
 * Runs a script of the project (or of a package) to its end, without standard input.
 * @param args path of the script and its arguments, after options of Node
 * @param env variables to add
 * @param shows whether the script prints to the terminal; then `output` is empty
 */
export function runNode(args: string[], env: NodeJS.ProcessEnv = {}, shows = false): Promise<Ended> {
  return new Promise((done) => {
    let output = "";
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ["ignore", shows ? "inherit" : "pipe", shows ? "inherit" : "pipe"],
    });
    const kill = () => child.kill();
    process.once("exit", kill);
    const add = (text: string) => {
      output += text;
    };
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding("utf8").on("data", add);
    child.on("error", (error) => done({ code: 1, output: error.message }));
    child.on("close", (code) => {
      process.off("exit", kill);
      done({ code: code ?? 1, output });
    });
  });
}

/** Calls back when the parent process has ended, because npm and its shell end on SIGTERM without passing it on. */
export function onceOrphaned(act: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    act();
  }, 500);
  timer.unref();
}

/** Ends the program with a message. */
export function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
