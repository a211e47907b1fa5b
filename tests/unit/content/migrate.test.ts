import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { migrate } from "../../../app/content/migrate/migrate.server.ts";
import { agencyFolder } from "../../../app/content/read/agency-folder.server.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { copyContent } from "./content-copy.ts";

const OLD = {
  "services/web.yaml":
    "# The dye: stays a word.\ndyeName: { name: Fern }\nline:\n  - { name: First, threads: 50 }\ntext: A dye: its name\n",
  "pages/home.yaml":
    "services:\n  dye: fern\n  threads: [fern]\npull: Pull\nitems:\n  - dye: clay\n  - { at: 1, dye: clay }\n",
  "theme.css":
    ':root,\n[data-dye="fern"] {\n  --yarn: #fff;\n  --accent: #000;\n  --accent-deep: #111;\n  --neutral-yarn: #222;\n}\na {\n  mask: var(--draft) 0 0 / calc(var(--ends) * 4px) calc(var(--picks) * 4px);\n}\n',
};
const NEW = {
  "services/web.yaml":
    "# The dye: stays a word.\naccentName: { name: Fern }\nline:\n  - { name: First, bars: 50 }\ntext: A dye: its name\n",
  "pages/home.yaml": "services:\n  accent: fern\n\n\nitems:\n  - accent: clay\n  - { at: 1, accent: clay }\n",
  "theme.css":
    ':root,\n[data-accent="fern"] {\n  --pattern-ink: #fff;\n  --drawn: #000;\n  --drawn-deep: #111;\n  --neutral-pattern-ink: #222;\n}\na {\n  mask: var(--pattern) 0 0 / calc(var(--pattern-columns) * 4px) calc(var(--pattern-rows) * 4px);\n}\n',
};

test("npm run migrate renames keys and variables, leaves words alone, and does nothing the second time", () => {
  const root = temporaryFolder();
  for (const [file, text] of Object.entries(OLD)) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  expect(migrate(root)).toEqual([
    { file: "pages/home.yaml", lines: 5 },
    { file: "services/web.yaml", lines: 2 },
    { file: "theme.css", lines: 6 },
  ]);
  const now = Object.keys(NEW).map((file) => [file, readFileSync(join(root, file), "utf8")]);
  expect(Object.fromEntries(now)).toEqual(NEW);
  expect(migrate(root)).toEqual([]);
});

test("the agency's own files have the names that this version reads", () => {
  expect(migrate(copyContent(agencyFolder()))).toEqual([]);
});
