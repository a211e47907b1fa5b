import { existsSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { commissions } from "./brief.ts";
import { write } from "./encode.ts";
import { plan, type Work } from "./plan.ts";

const TILE = 400;
const GAP = 12;
const COLUMNS = 4;

function label(text: string): Buffer {
  const safe = text.replace(/[&<>]/g, "");
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE}" height="24"><text x="2" y="17" font-family="sans-serif" font-size="15">${safe}</text></svg>`,
  );
}

function byProject(works: readonly Work[]): Map<string, Work[]> {
  const groups = new Map<string, Work[]>();
  for (const work of works) {
    groups.set(work.brief.project, [...(groups.get(work.brief.project) ?? []), work]);
  }
  return groups;
}

async function sheet(root: string, works: readonly Work[]): Promise<Buffer> {
  const rowHeight = Math.round((TILE * 3) / 4) + 24 + GAP;
  const layers = await Promise.all(
    works.map(async (work, index) => {
      const picture = await sharp(join(root, work.address))
        .resize(TILE, Math.round((TILE * 3) / 4), { fit: "contain", background: "#ffffff" })
        .toBuffer();
      const left = GAP + (index % COLUMNS) * (TILE + GAP);
      const top = GAP + Math.floor(index / COLUMNS) * rowHeight;
      return [
        { input: picture, left, top },
        { input: label(`${work.path} (${work.picture.scene})`), left, top: top + rowHeight - 24 - GAP },
      ];
    }),
  );
  return sharp({
    create: {
      width: GAP + COLUMNS * (TILE + GAP),
      height: GAP + Math.ceil(works.length / COLUMNS) * rowHeight,
      channels: 3,
      background: "#ffffff",
    },
  })
    .composite(layers.flat())
    .png()
    .toBuffer();
}

/**
 * Lays the drawn pictures of each project on one sheet, to be looked at: `.cache/sheets/<project>.png`.
 * @param root the agency's folder
 * @param chosen whether a picture is asked for, by its path
 */
export async function contactSheets(root: string, chosen: (path: string) => boolean): Promise<void> {
  const works = plan(commissions(root).ready).filter(
    (work) => chosen(work.path) && existsSync(join(root, work.address)),
  );
  for (const [project, group] of byProject(works)) {
    const path = join(root, ".cache/sheets", `${project}.png`);
    write(path, await sheet(root, group));
    console.log(path);
  }
}
