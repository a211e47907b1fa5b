import { readdirSync, readFileSync, rmSync } from "node:fs";
import "./require-node.mjs";
import { cpus, totalmem, type } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { COMMANDS } from "./build.mjs";
import { growAgency } from "./grow-agency.ts";
import { AGENCY, requireProjectNode, run, toolEnvironment } from "./processes.mjs";
import { Advice, runCommand } from "./progress.mjs";

const HELP = `npm run bench:scale: what the site costs as its content grows.
Builds copies of the agency with each project and post several times over, compares their pages with those of a
plain copy, and fails when a limit is missed. It takes some minutes and, at 100 times, 3 GB of disk.

  npm run bench:scale                10 and 100 times
  npm run bench:scale -- --times 4   4 times
  npm run bench:scale -- --keep      leaves the built sites in .cache/scale`;

const FOLDER = ".cache/scale";
const MOST_CHANGE = 0.01;
const MOST_LIST = 40_000;
const MOST_PAGE_MS = 12;
const MOST_MEGABYTES = 2048;
/** How far the cost of a page may rise from the first step to the last, for the growth to count as linear. */
const MOST_BEND = 1.25;
/** Pages whose work is to list: they may differ from a plain copy's. */
const LIST = /^(?:portfolio|blog)(?:\/(?:page|category)\/.*)?\/?index\.html$/;
const SITEMAP = "sitemap/index.html";

const compressed = (file) => brotliCompressSync(readFileSync(file)).length;

/** Runs the commands of a build for a copy of the agency, and adds up what they used. */
async function build(agency, folder) {
  const measures = `${folder}.measures`;
  const env = toolEnvironment({
    AGENCY_DIR: agency,
    BUILD_DIR: join(folder, "client"),
    NODE_ENV: "production",
    NODE_OPTIONS: `--import ${new URL("measure-process.mjs", import.meta.url).href}`,
    MEASURE_FILE: measures,
  });
  rmSync(measures, { force: true });
  for (const args of COMMANDS) {
    const { code, output } = await run(requireProjectNode(), args, { env });
    if (code !== 0) throw new Advice(`${args.join(" ")} failed:\n${output.slice(-4000)}`);
  }
  const used = readFileSync(measures, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  return {
    user: used.reduce((sum, { user }) => sum + user, 0),
    system: used.reduce((sum, { system }) => sum + system, 0),
    megabytes: Math.max(...used.map(({ megabytes }) => megabytes)),
  };
}

async function measure(times) {
  const [agency, folder] = [join(FOLDER, `agency-${times}`), join(FOLDER, `x${times}`)];
  growAgency(AGENCY, agency, times);
  rmSync(folder, { recursive: true, force: true });
  const started = performance.now();
  const usage = await build(agency, folder);
  const seconds = (performance.now() - started) / 1000;
  const client = join(folder, "client");
  const files = readdirSync(client, { recursive: true, encoding: "utf8" });
  const pages = files.filter((file) => file.endsWith(".html"));
  const lists = pages.filter((file) => LIST.test(file));
  return {
    times,
    entries: ["projects", "posts"].reduce((sum, name) => sum + readdirSync(join(agency, name)).length, 0),
    pages: new Map(pages.map((file) => [file, readFileSync(join(client, file)).length])),
    scripts: files
      .filter((file) => file.endsWith(".js"))
      .reduce((sum, file) => sum + compressed(join(client, file)), 0),
    // What a visit within the site fetches of a list counts as its page does.
    largestList: Math.max(
      ...lists.flatMap((file) =>
        [file, file.replace(/\/?index\.html$/, ".data")].map((one) => compressed(join(client, one))),
      ),
    ),
    listPages: lists.length,
    sitemap: compressed(join(client, SITEMAP)),
    seconds,
    usage,
  };
}

/** Pages that show a few of the others, where there are so many: related posts, six projects of a service. */
const SHOWS_OTHERS = /^(?:blog|services)\//;

/**
 * The page that has grown by the largest share since the plain copy; one may well be smaller. Where the plain copy has
 * too few others to show, the first larger copy stands in for it.
 */
function largestGrowth([base, first], other) {
  const changes = [...base.pages.keys()]
    .filter((file) => !LIST.test(file) && file !== SITEMAP)
    .map((file) => {
      const before = (SHOWS_OTHERS.test(file) ? first : base).pages.get(file);
      return { page: file, share: ((other.pages.get(file) ?? 0) - before) / before };
    });
  return changes.reduce((most, one) => (one.share > most.share ? one : most));
}

/** Processor time of each page that one build has more than another, in ms. */
function pageCost(less, more) {
  return (1000 * (more.usage.user - less.usage.user)) / (more.pages.size - less.pages.size);
}

/** What misses its limit, as lines to print. */
function misses(base, grown) {
  const found = grown.flatMap((one) => {
    const { page, share } = largestGrowth([base, ...grown], one);
    const scripts = Math.abs(one.scripts - base.scripts) / base.scripts;
    const cost = pageCost(base, one);
    return [
      scripts > MOST_CHANGE && `${one.times} times: JavaScript changes by ${percent(scripts)}`,
      share > MOST_CHANGE && `${one.times} times: ${page} grows by ${percent(share)}`,
      one.largestList > MOST_LIST && `${one.times} times: a list of ${kilo(one.largestList)} kB`,
      cost > MOST_PAGE_MS && `${one.times} times: ${cost.toFixed(1)} ms a page`,
      one.usage.megabytes > MOST_MEGABYTES && `${one.times} times: ${one.usage.megabytes.toFixed(0)} MB`,
    ];
  });
  const steps = [base, ...grown].slice(1).map((one, index) => pageCost([base, ...grown][index] ?? base, one));
  const bend = (steps.at(-1) ?? 0) / (steps[0] ?? 1);
  if (steps.length > 1 && bend > MOST_BEND)
    found.push(`a further page costs ${bend.toFixed(2)} times as much at the end as at the beginning`);
  return found.filter((line) => line !== false);
}

const percent = (share) => `${(100 * share).toFixed(2)} %`;
const kilo = (bytes) => (bytes / 1000).toFixed(1);

/** The table for docs/benchmarks.md. */
function table(results) {
  const [base] = results;
  const row = (name, value) => `| ${name} | ${results.map(value).join(" | ")} |`;
  const against = (value) => (one) => (base === undefined || one === base ? "" : value(base, one));
  return [
    row("", ({ times }) => `× ${times}`),
    row("---", () => "---"),
    row("projects and posts", ({ entries }) => String(entries)),
    row("pages", ({ pages }) => String(pages.size)),
    row("JavaScript in all, kB", ({ scripts }) => kilo(scripts)),
    row(
      "most that a page's HTML grows",
      against((_, one) => percent(largestGrowth(results, one).share)),
    ),
    row("pages of lists", ({ listPages }) => String(listPages)),
    row("largest of them, kB", ({ largestList }) => kilo(largestList)),
    row("page /sitemap, kB", ({ sitemap }) => kilo(sitemap)),
    row("build, processor s", ({ usage }) => usage.user.toFixed(1)),
    row("of the system, s", ({ usage }) => usage.system.toFixed(1)),
    row("build, s on the clock", ({ seconds }) => seconds.toFixed(0)),
    row(
      "processor ms of each further page",
      against((less, one) => pageCost(less, one).toFixed(1)),
    ),
    row("most memory, MB", ({ usage }) => usage.megabytes.toFixed(0)),
  ].join("\n");
}

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      times: { type: "string", default: "10,100" },
      keep: { type: "boolean", default: false },
      help: { type: "boolean", short: "h" },
    },
  });
  if (values.help) return console.log(HELP);
  try {
    const results = [];
    for (const times of [1, ...values.times.split(",").map(Number)]) results.push(await measure(times));
    const [base, ...grown] = results;
    console.log(
      `${type()}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}\n`,
    );
    console.log(table(results));
    const missed = base ? misses(base, grown) : [];
    if (missed.length > 0) throw new Advice(`Limits missed:\n${missed.join("\n")}`);
  } finally {
    if (!values.keep) rmSync(FOLDER, { recursive: true, force: true });
  }
});
