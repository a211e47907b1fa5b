import sharp from "sharp";
import { rgb } from "../weave/strands.ts";

/** How far a pixel may be from the wall's own hue (0 to 255) to count as wall for certain, and at all. */
const [WALL, OTHER] = [14, 44];
/** Light that differs from the wall's by less than this share is grain. */
const GRAIN = 0.045;

function opened(address: string) {
  const png = Buffer.from(address.slice(address.indexOf(",") + 1), "base64");
  return sharp(png).removeAlpha();
}

/**
 * Moves a picture's wall to the colour of the page that it stands on, so that no edge shows between them. Shadows
 * stay shadows: they become darker shades of that colour. What isn't of the wall's hue keeps its own.
 * @param picture the film, as an address
 * @param bare the same view of the wall alone
 * @param colour the page's, as hex
 * @returns the new picture as an address
 */
export async function onField(picture: string, bare: string, colour: string): Promise<string> {
  const { data, info } = await opened(picture).raw().toBuffer({ resolveWithObject: true });
  // Without its grain.
  const wall = await opened(bare).blur(12).raw().toBuffer();
  const field = rgb(colour);
  for (let at = 0; at < data.length; at += 3) {
    let [both, own] = [0, 0];
    for (let c = 0; c < 3; c++) {
      both += (data[at + c] ?? 0) * (wall[at + c] ?? 0);
      own += (wall[at + c] ?? 0) ** 2;
    }
    const light = both / (own || 1);
    let off = 0;
    for (let c = 0; c < 3; c++) off += ((data[at + c] ?? 0) - light * (wall[at + c] ?? 0)) ** 2;
    const share = Math.max(0, Math.min(1, (OTHER - Math.sqrt(off)) / (OTHER - WALL)));
    const grain = Math.abs(light - 1) < GRAIN && share === 1;
    for (let c = 0; c < 3; c++) {
      const moved = light * ((field[c] ?? 0) - (wall[at + c] ?? 0));
      const value = grain ? (field[c] ?? 0) : (data[at + c] ?? 0) + share * moved;
      data[at + c] = Math.max(0, Math.min(255, Math.round(value)));
    }
  }
  const png = await sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .png()
    .toBuffer();
  return `data:image/png;base64,${png.toString("base64")}`;
}
