import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { growAgency } from "../scripts/grow-agency.ts";
import { agencyFolder } from "../server/folders.ts";
import type { Options } from "./main.ts";
import { print } from "./print.ts";

const FOLDER = ".cache/scale";
/** Maximum growth of a page. The last post of the smallest site gains one neighbour in larger sites: about 0.012. */
const MOST_GROWTH = 0.02;
const MOST_LIST_KB = 40;
/** Pages that are lists. */
const LIST = /^(?:portfolio|blog)(?:\/(?:page|category)\/.*)?\/?index\.html$|^sitemap\/index\.html$/;

const sent = (file: string) => (existsSync(file) ? brotliCompressSync(readFileSync(file)).length / 1000 : 0);

/** Builds an agency with every project and post repeated `times` times. Returns compressed sizes in kB. */
function build(times: number) {
  const [agency, client] = [join(FOLDER, `agency-${times}`), join(FOLDER, `${times}/client`)];
  growAgency(agencyFolder(), agency, times);
  const NODE_OPTIONS = "--max-old-space-size=2048"; // MB: the maximum memory of a build
  const env = { ...process.env, NODE_OPTIONS, AGENCY_DIR: agency, BUILD_DIR: client };
  const began = performance.now();
  execFileSync(process.execPath, ["scripts/build.ts"], { env, stdio: ["ignore", 2, 2] });
  const ms = performance.now() - began;
  const files = readdirSync(client, { recursive: true, encoding: "utf8" });
  const ending = (end: string) => files.filter((file) => file.endsWith(end));
  const lists = ending(".html").filter((file) => LIST.test(file));
  // Navigation within the site fetches a list's data instead of its page.
  const listFiles = [...lists, ...lists.map((file) => file.replace("/index.html", ".data"))];
  return {
    times,
    ms,
    pages: new Map(ending(".html").map((file) => [file, readFileSync(join(client, file)).length])),
    scripts: ending(".js").reduce((sum, file) => sum + sent(join(client, file)), 0),
    list: Math.max(...listFiles.map((file) => sent(join(client, file)))),
  };
}

/** Prints how each size of agency compares with the first. The built sites stay in FOLDER. */
export async function measure(options: Options): Promise<void> {
  rmSync(FOLDER, { recursive: true, force: true });
  const all = options.times.split(",").map((times) => build(Number(times)));
  const percent = (share: number) => `${(100 * share).toFixed(2)} %`;
  const rows = all.map(({ times, ms, pages, scripts, list }) => {
    const base = all[0] ?? { ms, pages, scripts };
    const others = [...base.pages].filter(([file]) => !LIST.test(file));
    const growths = others.map(([file, bytes]) => [(pages.get(file) ?? 0) / bytes - 1, file] as const);
    const [page = 0, file = ""] = growths.sort(([a], [b]) => b - a)[0] ?? [];
    const script = scripts / base.scripts - 1;
    const isMissed = Math.max(page, script) > MOST_GROWTH || list > MOST_LIST_KB;
    return {
      "each entry": `${times} times`,
      pages: pages.size,
      "scripts grow": percent(script),
      "a page grows": `${percent(page)} ${file}`,
      "largest list, kB": list.toFixed(1),
      "build, s": (ms / 1000).toFixed(0),
      "a further page, ms": ((ms - base.ms) / (pages.size - base.pages.size || 1)).toFixed(1),
      limits: isMissed ? "missed" : "met",
    };
  });
  print(rows);
}
