import { existsSync } from "node:fs";
import { cpus, loadavg, type } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { launch } from "chrome-launcher";
import { agencyFolder } from "../app/content/read/agency-folder.server.ts";
import { readContent } from "../app/content/read/read-content.server.ts";
import { ensureBrowser } from "../scripts/browser.ts";
import { type Visit, visit } from "./measure.ts";
import { type Site, serve } from "./serve.ts";
import { table } from "./table.ts";

const HELP = `npm run bench: every kind of page on a slow phone (Lighthouse), beside its twin without scripts.
Sites take turns, so that a machine that slows down slows all of them. Build first: npm run build.

  npm run bench -- --runs 5 --only home,contact
  npm run bench -- --applied   the slow phone applied while the page loads, not reckoned from an unhindered visit
  npm run bench -- --against astrowind=../astrowind/dist   another site's built folder, where it has the page`;

const CLIENT = "build/client";

/** Each kind of page and one page of it; a kind that the agency does not have is left out. */
function pages(): [kind: string, path: string][] {
  const { services, projects, posts, legal } = readContent(agencyFolder(), true);
  const kinds: [string, string | undefined][] = [
    ["home", "/"],
    ["services", "/services"],
    ["service", services.find(({ layout }) => layout === "standard")?.link],
    ["showcase", services.find(({ layout }) => layout === "showcase")?.link],
    ["portfolio", "/portfolio"],
    ["case study", projects[0]?.link],
    ["blog", "/blog"],
    ["post", posts[0] && `/blog/${posts[0].slug}`],
    ["about", "/about"],
    ["contact", "/contact"],
    ["legal", legal[0]?.path],
  ];
  return kinds.filter((kind): kind is [string, string] =>
    existsSync(join(CLIENT, kind[1] ?? "none", "index.html")),
  );
}

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "5" },
    only: { type: "string" },
    applied: { type: "boolean", default: false },
    against: { type: "string", multiple: true, default: [] },
    help: { type: "boolean", short: "h" },
  },
});
if (values.help) {
  console.log(HELP);
  process.exit();
}

const others = values.against.map((word): [string, Site] => {
  const [name = "", folder = ""] = word.split("=");
  if (!existsSync(join(folder, "index.html")))
    throw new Error(`--against ${word}: write name=folder, a folder with index.html in it`);
  return [name, { folder }];
});
const sites: [string, Site][] = [
  ["ours", { folder: CLIENT }],
  ["twin", { folder: CLIENT, twin: true }],
  ...others,
];
const origins = new Map<string, string>();
const servers = await Promise.all(
  sites.map(async ([name, site]) => {
    const { server, origin } = await serve(site);
    origins.set(name, origin);
    return server;
  }),
);

const chromePath = await ensureBrowser();
const only = values.only?.split(",");
const all = pages()
  .filter(([kind]) => only === undefined || only.includes(kind))
  .flatMap(([page, path]) =>
    sites
      .filter(([, { folder }]) => existsSync(join(folder, path, "index.html")))
      .map(([site]) => ({ page, site, url: `${origins.get(site)}${path}`, visits: [] as Visit[] })),
  );

for (let run = 1; run <= Number(values.runs); run++)
  for (const series of all) {
    // A browser of its own for each visit: nothing is warm.
    const chrome = await launch({
      chromePath,
      chromeFlags: ["--headless=new", "--no-sandbox", "--disable-quic", "--disable-background-networking"],
    });
    try {
      series.visits.push(await visit(series.url, chrome.port, values.applied));
    } finally {
      chrome.kill();
    }
    process.stderr.write(`${run}/${values.runs} ${series.page} ${series.site}\n`);
  }

const processors = `${cpus().length} × ${cpus()[0]?.model.trim()}`;
console.log(
  `${new Date().toISOString().slice(0, 10)}, ${processors}, ${type()}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}; medians of ${values.runs} (smallest–largest)\n\n${table(all)}`,
);
for (const server of servers) server.close();
