import "./require-node.mjs";
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { outerEnvironment, ROOT, run } from "./processes.mjs";
import { Advice, runCommand } from "./progress.mjs";

const FOLDERS = ["server", "hosting", "supabase"];
const IMPORT = /(?:from|import\()\s*"([^".][^"]*)"/g;

/** The packages that the running server imports; the build's own are many times larger. */
function importedPackages() {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder)).map((name) => join(folder, name)),
  );
  const names = files
    .filter((file) => file.endsWith(".ts"))
    .flatMap((file) => [...readFileSync(join(ROOT, file), "utf8").matchAll(IMPORT)].map((match) => match[1]))
    .filter((name) => !name.startsWith("node:"))
    .map((name) => name.split("/", name.startsWith("@") ? 2 : 1).join("/"));
  return [...new Set(names)].sort();
}

/**
 * `node scripts/server-packages.mjs FOLDER`: puts a package.json and node_modules with what the running server
 * needs, in the lockfile's versions, into a folder. The container's image is made of it.
 */
await runCommand(async () => {
  const target = process.argv[2];
  if (target === undefined) throw new Advice("Name the folder: node scripts/server-packages.mjs FOLDER");
  const { name, version, type, dependencies } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  const needed = Object.fromEntries(importedPackages().map((one) => [one, dependencies[one]]));
  mkdirSync(target, { recursive: true });
  const manifest = { name, version, private: true, type, dependencies: needed };
  writeFileSync(join(target, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  copyFileSync(join(ROOT, "package-lock.json"), join(target, "package-lock.json"));
  // Not with '--prefix': npm would look for the machine's npmrc there.
  const args = ["install", "--omit=dev", "--no-audit", "--no-fund"];
  const { code, output } = await run("npm", args, { env: outerEnvironment(), cwd: target });
  if (code !== 0) throw new Advice(`${output.trim()}\nThe packages of the server could not be installed.`);
});
