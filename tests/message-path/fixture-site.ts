import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { SiteSettings } from "../../server/site-settings.ts";

/** Creates a temporary directory. Returns its path and a function that removes it. */
export function temporaryDirectory(name: string): { directory: string; remove: () => void } {
  const directory = mkdtempSync(path.join(tmpdir(), `loomwright-${name}-`));
  return { directory, remove: () => rmSync(directory, { recursive: true, force: true }) };
}

export const INLINE_SCRIPT = "window.started = true;";
/** A script that is large enough for the server to compress. */
export const SCRIPT = "export const word = 'left and right';\n".repeat(200);
export const PICTURE = Buffer.from([0, 0, 0, 32, ...Buffer.from("ftypavif"), ...Array(4000).fill(7)]);

const page = (title: string) =>
  `<!doctype html><html lang="en"><title>${title}</title><script>${INLINE_SCRIPT}</script><h1>${title}</h1></html>`;

/** The files of a minimal built site. */
const FILES: Readonly<Record<string, string | Buffer>> = {
  "index.html": page("Home"),
  "_root.data": "[1]",
  "about/index.html": page(`About ${"long enough to be worth compressing ".repeat(40)}`),
  "about.data": "[2]",
  "portfolio/index.html": page("Portfolio"),
  "portfolio/web-1/index.html": page("Padma Tea Exchange"),
  "blog/index.html": page("Blog"),
  "blog/first/index.html": page("First post"),
  "blog/post-not-found/index.html": page("Post Not Found"),
  "404/index.html": page("404"),
  "assets/root-abc123.js": SCRIPT,
  "assets/font-abc123.woff2": "woff2",
  "pictures/web-1/cover.avif": PICTURE,
  "placeholder.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
  "sitemap.xml": "<urlset/>",
  "robots.txt": "User-agent: *\n",
  ".well-known/security.txt": "Contact: mailto:hello@loomwright.example\n",
  ".env": "SECRET=1\n",
  ".vite/manifest.json": "{}",
};

/** The settings in SITE_YAML. */
export const SITE: SiteSettings = {
  name: "Loomwright",
  url: "",
  language: "en",
  translations: [],
  timeZone: "Asia/Dhaka",
  storesOptionalFields: false,
  storesSubscribers: true,
  countsVisits: false,
  stockPhotoHost: undefined,
  hasLayout: false,
};

const SITE_YAML = `name: Loomwright
contact: { timeZone: Asia/Dhaka }
switches: { contactFields: basic, newsletter: stored, stockPhotoHost: null }
`;

/** Writes a small built site and its agency/site.yaml. Returns `settings` for a server that serves them. */
export function writeFixtureSite(site = SITE_YAML) {
  const { directory, remove } = temporaryDirectory("site");
  const write = (name: string, content: string | Buffer) => {
    const file = path.join(directory, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  for (const [name, content] of Object.entries(FILES)) write(`build/${name}`, content);
  write("agency/site.yaml", site);
  const buildDir = path.join(directory, "build");
  const settings = { BUILD_DIR: buildDir, AGENCY_DIR: path.join(directory, "agency") };
  return { buildDir, settings, remove };
}
