import { join } from "node:path";
import { build } from "vite";
import { getContent } from "../../content/read/content.server.ts";

/** The starter as the text of an inline script, minified. */
export async function starterScript(): Promise<string> {
  const entry = join(import.meta.dirname, "starter.ts");
  const output = await build({
    configFile: false,
    logLevel: "error",
    define: { UNSENT: JSON.stringify(getContent().words.starter.unsent.split("[email]")) },
    build: { write: false, target: "es2023", lib: { entry, formats: ["iife"], name: "starter" } },
  });
  const chunk = [output].flat()[0];
  if (!chunk || !("output" in chunk)) throw new Error(`${entry} could not be built.`);
  return chunk.output[0].code.trim();
}

const MODULE_PRELOAD = /<link rel="modulepreload"[^>]*>/g;
const MODULE_SCRIPT = /<script type="module" async="">([^<]*)<\/script>/;
const IMPORT = /import(?: \* as (\w+) from)? ("[^"]+");?/g;
const UNEXPECTED = new Error("React Router no longer writes its scripts the way deferScripts expects.");

/**
 * Defers the scripts of a page until it is touched or idle: as React Router writes the page, they compete with the first
 * paint, which then comes about a second later on a slow phone.
 * @param starter from `starterScript`
 * @throws Error when the page's scripts look otherwise
 */
export function deferScripts(html: string, starter: string): string {
  if (!MODULE_SCRIPT.test(html)) throw UNEXPECTED;
  return html
    .replace(MODULE_PRELOAD, "")
    .replace(MODULE_SCRIPT, (_, script: string) => deferred(script, starter));
}

/**
 * The router's module script as a function that the starter calls: its static imports become dynamic. A script that came
 * empty ends it, before React would put an empty page in the place of the prerendered one.
 */
function deferred(script: string, starter: string): string {
  const imports = [...script.matchAll(IMPORT)];
  const rest = script
    .replace(IMPORT, "")
    .replace(/\bimport\("[^"]+"\);?\s*$/, "return $&")
    .trim();
  if (!rest.includes("return import(")) throw UNEXPECTED;
  const names = imports.map(([, name]) => name ?? "").join(",");
  const routes = imports.flatMap(([, name]) => name ?? []).join(",");
  const modules = imports.map(([, , address]) => `import(${address})`).join(",");
  const check = `if(!window.__reactRouterManifest||![${routes}].every(route=>route.default))throw Error("A script came empty")`;
  const load = `async()=>{const[${names}]=await Promise.all([${modules}]);${check};${rest}}`;
  return `<script type="module">const load=${load};${starter}</script>`;
}
