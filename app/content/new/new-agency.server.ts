import { cpSync, existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { readTextFile } from "../../../server/text-file.ts";
import { themeColors } from "../brand/theme-colors.server.ts";
import { namedAddresses } from "../pictures/prepare.server.ts";
import { NewFileError } from "./new-file.server.ts";
import { explain } from "./template.server.ts";
import { TYPES_BY_COMMAND } from "./types-by-command.server.ts";
import { makeWhole } from "./write-whole.server.ts";

const STARTER = fileURLToPath(new URL("../../../examples/starter", import.meta.url));
/** A new agency's fonts: Fontsource packages by file name. */
const FONTS = { display: "bricolage-grotesque", text: "figtree" };

/**
 * Writes a complete agency that can be built at once: example texts, plain colours and patterns, fonts with their
 * licences, and placeholder pictures.
 * @param folder the new folder, relative to the working directory
 * @throws NewFileError if the name is missing or the folder is not empty
 */
export async function newAgency(folder: string | undefined): Promise<void> {
  if (!folder) throw new NewFileError("Write the folder's name: npm run new -- agency our-agency");
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new NewFileError(`${folder} is not empty: nothing was written.`);
  await makeWhole(resolve(folder), fillAgency);
}

async function fillAgency(folder: string): Promise<void> {
  cpSync(STARTER, folder, { recursive: true });
  for (const { folder: part, ending, schema } of TYPES_BY_COMMAND.values())
    for (const name of globSync(`${part}/*${ending}`, { cwd: folder })) {
      const file = join(folder, name);
      const [, opening = "", fields = "", rest = ""] =
        /^(---\n)?([\s\S]*?)(\n---\n[\s\S]*)?$/.exec(readTextFile(file)) ?? [];
      writeFileSync(file, opening + explain(schema, fields).trimEnd() + (rest || "\n"));
    }
  copyFonts(join(folder, "fonts"));
  const { accents } = themeColors(readTextFile(join(folder, "theme.css")));
  accents.delete("neutral");
  for (const picture of namedAddresses(folder)) await drawStandIn(folder, picture, [...accents.values()]);
}

function copyFonts(folder: string): void {
  const { resolve } = createRequire(import.meta.url);
  mkdirSync(folder);
  const licences = Object.entries(FONTS).map(([name, font]) => {
    const licence = resolve(`@fontsource-variable/${font}/LICENSE`);
    const file = join(dirname(licence), `files/${font}-latin-wght-normal.woff2`);
    cpSync(file, join(folder, `${name}.woff2`));
    return readFileSync(licence, "utf8");
  });
  writeFileSync(join(folder, "OFL.txt"), licences.join("\n\n"));
}

/** Hashes a name to a number, so that pictures differ but are the same on every run. */
const seed = (name: string) => [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);

/** Draws a placeholder picture of plain shapes. Portraits (`/team/`) are higher than wide. */
async function drawStandIn(folder: string, picture: string, accents: readonly Record<string, string>[]) {
  const file = join(folder, picture);
  const height = picture.includes("/team/") ? 2000 : 1000;
  const at = seed(picture.replace(/^.*\/pictures\//, ""));
  const { tint, field, "pattern-ink": ink } = accents[at % accents.length] ?? {};
  const x = 300 + (at % 7) * 150;
  const radius = 260 + (at % 5) * 60;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="${height}">
    <path fill="${tint}" d="M0 0h1600v${height}H0z"/>
    <circle cx="${x}" cy="${height * 0.55}" r="${radius}" fill="${field}"/>
    <path fill="${ink}" d="M${x} ${height * 0.55}h1600v${radius}H${x}z"/>
  </svg>`;
  mkdirSync(dirname(file), { recursive: true });
  await sharp(Buffer.from(svg)).jpeg({ quality: 88 }).toFile(file);
}
