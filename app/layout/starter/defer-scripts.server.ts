import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
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
/** What the loaders said, as the router writes it into the page: a stream, filled in pieces, closed. */
const STREAM = /window\.__reactRouterContext\.stream = new ReadableStream[^<]*?new TextEncoderStream\(\)\);/;
const PIECE =
  /<script>window\.__reactRouterContext\.streamController\.enqueue\(("(?:[^"\\]|\\.)*")\);<\/script>/g;
const CLOSE = "<script>window.__reactRouterContext.streamController.close();</script>";

const unexpected = (what: string) =>
  new Error(`React Router no longer writes its ${what} the way deferScripts expects.`);

/**
 * The router's `<Scripts>` with two differences. Nothing is preloaded and nothing runs until the page is touched or
 * idle after its load, so that scripts do not compete with the first paint. (As it comes, the same page paints about
 * a second later on a slow phone.) What the visitor does before is kept and done again. And what the loaders said
 * stands in a file of its own, fetched with the scripts that read it: in the page it was a third of what the first
 * paint waits for.
 * @param client the folder of the built site, which the files of data are written to
 * @param starter from `starterScript`
 * @returns what rewrites a page as the router wrote it
 * @throws Error when the router writes its scripts otherwise
 */
export function deferScripts(client: string, starter: string): (html: string) => string {
  return (html) => {
    const data = [...html.matchAll(PIECE)].map(([, piece = ""]) => JSON.parse(piece) as string).join("");
    if (data === "" || !html.includes(CLOSE) || !STREAM.test(html)) throw unexpected("data");
    const hash = createHash("sha256").update(data).digest("base64url").slice(0, 8);
    const file = `/assets/data-${hash}.json`;
    writeFileSync(join(client, file), data);
    return html
      .replace(MODULE_PRELOAD, "")
      .replace(STREAM, "")
      .replace(PIECE, "")
      .replace(CLOSE, "")
      .replace(MODULE_SCRIPT, (_, script: string) => deferred(script, file, starter));
  };
}

function deferred(script: string, data: string, starter: string): string {
  const imports = [...script.matchAll(IMPORT)];
  const manifest = imports.find(([, name]) => name === undefined)?.[2];
  const rest = script
    .replace(IMPORT, "")
    .replace(/\bimport\("[^"]+"\);?\s*$/, "return $&")
    .trim();
  if (!rest.includes("return import(") || !manifest) throw unexpected("scripts");
  const names = imports.map(([, name]) => name ?? "").join(",");
  const modules = imports.map(([, , address]) => `import(${address})`).join(",");
  const load = `async read=>{const[${names}]=await Promise.all([${modules},read]);${rest}}`;
  return `<script type="module">const build=${manifest},data="${data}",load=${load};${starter}</script>`;
}
