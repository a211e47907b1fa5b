import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire, stripTypeScriptTypes } from "node:module";
import { dirname, join } from "node:path";
import { openBrowser } from "../house/easel.ts";
import type { Description } from "./description.ts";
// Runs in the page; imported so that a picture is drawn again when the film changes.
import "./film/film.ts";
import { pack } from "./parcel.ts";

const ROOT = process.cwd();
const SITE = "http://film.invalid";
const SHELL = `<!doctype html><script type="importmap">{"imports":{"three":"/three/three.module.js"}}</script>`;
const FILM = ["description", "parcel", "film/film", "film/sweep", "film/materials", "film/develop"];

/** Proofs (`art/lit/proof.ts`) are small, with few samples. */
const proof = process.env.ART_PROOF !== undefined;

function moduleAt(path: string): string {
  if (path.startsWith("/three/")) {
    const home = dirname(createRequire(import.meta.url).resolve("three"));
    return readFileSync(join(home, path.slice("/three/".length)), "utf8");
  }
  return stripTypeScriptTypes(readFileSync(join(ROOT, path), "utf8"));
}

async function filmed(parcel: Uint8Array): Promise<Buffer> {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(0);
    await page.route(`${SITE}/**`, (route) => {
      const path = new URL(route.request().url()).pathname;
      if (path === "/") return route.fulfill({ contentType: "text/html", body: SHELL });
      if (path === "/parcel") return route.fulfill({ body: Buffer.from(parcel) });
      return route.fulfill({ contentType: "text/javascript", body: moduleAt(path) });
    });
    await page.goto(`${SITE}/`);
    // As words: Vite would rewrite an import() in a function, and the page knows nothing of Vite.
    const address = await page.evaluate<string>(
      `import("/art/lit/film/film.ts").then((m) => m.film("/parcel"))`,
    );
    return Buffer.from(address.slice(address.indexOf(",") + 1), "base64");
  } finally {
    await browser.close();
  }
}

let turn: Promise<unknown> = Promise.resolve();

/**
 * Takes the picture of a description, one at a time in this process. A picture once taken is kept in
 * `.cache/film/` under what it was taken from, so that only a change is filmed again (about a minute each).
 * @param description what stands before the camera
 * @returns the picture as an address for `<img>`
 */
export function take(description: Description): Promise<string> {
  const { width, height, samples } = description;
  const scale = proof ? Math.min(1, 640 / width) : 1;
  const parcel = pack({
    ...description,
    width: Math.round(width * scale),
    height: Math.round(height * scale),
    samples: proof ? 5 : samples,
  });
  const hash = createHash("sha256").update(parcel);
  for (const name of FILM) hash.update(readFileSync(join(ROOT, "art/lit", `${name}.ts`)));
  const file = join(ROOT, ".cache/film", `${hash.digest("hex").slice(0, 24)}.png`);
  const picture = turn.then(async () => {
    if (!existsSync(file)) {
      const png = await filmed(parcel);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(`${file}.${process.pid}`, png);
      renameSync(`${file}.${process.pid}`, file);
    }
    return `data:image/png;base64,${readFileSync(file).toString("base64")}`;
  });
  turn = picture.catch(() => undefined);
  return picture;
}
