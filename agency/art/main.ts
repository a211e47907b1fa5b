import { matchesGlob } from "node:path";
import { parseArgs } from "node:util";
import { drawAll } from "./house/run.ts";
import { contactSheets } from "./house/sheet.ts";
import { shootAll } from "./house/shoot.ts";

/** `npm run art`: draws what changed; with --films what moves. See art/README.md. */
const { values } = parseArgs({
  options: {
    only: { type: "string", multiple: true },
    force: { type: "boolean", default: false },
    films: { type: "boolean", default: false },
    sheet: { type: "boolean", default: false },
    list: { type: "boolean", default: false },
    prune: { type: "boolean", default: false },
  },
});

const root = new URL("..", import.meta.url).pathname.replace(/\/$/, "");
const chosen = (path: string) => !values.only || values.only.some((glob) => matchesGlob(path, glob));

if (values.sheet) await contactSheets(root, chosen);
else {
  const failed = values.films
    ? await shootAll(root, { chosen, ...values })
    : await drawAll(root, { chosen, all: !values.only, ...values });
  if (failed > 0) process.exitCode = 1;
}
