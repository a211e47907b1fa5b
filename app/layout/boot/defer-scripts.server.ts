import { join } from "node:path";
import { build } from "vite";
import type { Content } from "../../content/schema/content.server.ts";

/** Returns the boot script as minified source for an inline script. */
export async function bootScript(content: Content): Promise<string> {
  const entry = join(import.meta.dirname, "boot.ts");
  const output = await build({
    configFile: false,
    logLevel: "error",
    define: { UNSENT: JSON.stringify(content.words.boot.unsent.split("[email]")) },
    build: { write: false, target: "es2023", lib: { entry, formats: ["iife"], name: "boot" } },
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
 * Defers a page's scripts until the visitor interacts or the browser is idle. React Router's own script tags would
 * delay the first paint by about a second on a slow phone.
 * @param boot from `bootScript`
 * @throws Error when the page's script tags have an unexpected form
 */
export function deferScripts(html: string, boot: string): string {
  if (!MODULE_SCRIPT.test(html)) throw UNEXPECTED;
  return html
    .replace(MODULE_PRELOAD, "")
    .replace(MODULE_SCRIPT, (_, script: string) => deferred(script, boot));
}

/**
 * Wraps the router's module script in a function that the boot script calls; static imports become dynamic. An empty
 * script stops the start before React replaces the prerendered page with an empty one.
 */
function deferred(script: string, boot: string): string {
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
  return `<script type="module">const load=${load};${boot}</script>`;
}
