import { join } from "node:path";
import { build } from "vite";

/** What a page's scripts are started by, as the text of an inline script: minified once for all pages. */
export async function starterScript(): Promise<string> {
  const entry = join(import.meta.dirname, "starter.ts");
  const output = await build({
    configFile: false,
    logLevel: "error",
    build: { write: false, target: "es2023", lib: { entry, formats: ["iife"], name: "starter" } },
  });
  const chunk = [output].flat()[0];
  if (!chunk || !("output" in chunk)) throw new Error(`${entry} could not be built.`);
  return chunk.output[0].code.trim();
}

const MODULE_PRELOAD = /<link rel="modulepreload"[^>]*>/g;
const MODULE_SCRIPT = /<script type="module" async="">([^<]*)<\/script>/;
const IMPORT = /import(?: \* as (\w+) from)? ("[^"]+");?/g;

/**
 * The router's `<Scripts>` with one difference: nothing is preloaded and nothing runs until the page is touched or
 * idle after its load, so that scripts do not compete with the first paint. (As it comes, the same page paints about
 * a second later on a slow phone.) What the visitor does before is kept and done again.
 * @param html a page as the router wrote it
 * @param starter from `starterScript`
 * @throws Error when the router writes its scripts otherwise
 */
export function deferScripts(html: string, starter: string): string {
  const script = MODULE_SCRIPT.exec(html)?.[1];
  const imports = [...(script ?? "").matchAll(IMPORT)];
  const manifest = imports.find(([, name]) => name === undefined)?.[2];
  const rest = script
    ?.replace(IMPORT, "")
    .replace(/\bimport\("[^"]+"\);?\s*$/, "return $&")
    .trim();
  if (!rest?.includes("return import(") || !manifest)
    throw new Error("React Router no longer writes its scripts the way deferScripts expects.");
  const names = imports.map(([, name]) => name ?? "").join(",");
  const modules = imports.map(([, , address]) => `import(${address})`).join(",");
  const load = `async()=>{const[${names}]=await Promise.all([${modules}]);${rest}}`;
  return html
    .replace(MODULE_PRELOAD, "")
    .replace(
      MODULE_SCRIPT,
      () => `<script type="module">const build=${manifest},load=${load};${starter}</script>`,
    );
}
