import { parseArgs } from "node:util";

const HELP = `npm run bench [pages | touch | load | scale | arrival] -- [options]; build first: npm run build

  pages     pages on Lighthouse's slow phone over HTTP/2 and TLS: today's, the last release's, today's without
            scripts ("twin"), in turns; says which limits are missed
  touch     how long a slow phone takes to answer a touch, today and the last release
  load      how many pages and messages our server handles a second (DATABASE_URL: with that database)
  scale     what the site costs with more projects and posts
  arrival   how long a fresh clone takes to be installed and built

  -n 5                  times that each is measured (pages, touch, arrival)
  --pages home,/blog    kinds of pages or paths (pages; load: paths)
  --against c90fe0c2    the last release: a commit, built once in .cache/bench/
  --times 5,25          how many times each project and post is there, fewest first (scale)
  ASTROWIND=FOLDER      a variable: AstroWind's built folder beside the sites`;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: "string", short: "n", default: "5" },
    pages: { type: "string", default: "" },
    against: { type: "string", default: "c90fe0c2" },
    times: { type: "string", default: "5,25" },
    help: { type: "boolean", short: "h", default: false },
  },
});
export type Options = typeof options;

const name = positionals[0] ?? "pages";
if (options.help || !["pages", "touch", "load", "scale", "arrival"].includes(name)) console.log(HELP);
else await (await import(`./${name}.ts`)).measure(options);
process.exit(); // end the process, because the servers still listen
