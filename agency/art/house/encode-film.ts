import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

/** Frames a second: half of what most screens show, so that no frame stands longer than another. */
export const RATE = 30;
/** What a film may weigh, in bytes. */
const BUDGET = 350_000;
/** VP9's constant quality; at 30 letters and edges are as in the picture. */
const BEST = 30;
const WORST = 48;
/** Each step of quality saves about so much of the bytes. */
const SAVED = 0.035;

const run = promisify(execFile);

/** ffmpeg's arguments for one pass. Colours are those of the screen (BT.709), because the poster's are. */
function args(folder: string, quality: number, pass: 1 | 2): string[] {
  const log = join(folder, "pass");
  return [
    ["-v", "error", "-y", "-framerate", String(RATE), "-i", join(folder, "%04d.png")],
    ["-vf", "scale=out_color_matrix=bt709:out_range=tv,format=yuv420p"],
    ["-color_primaries", "bt709", "-color_trc", "bt709", "-colorspace", "bt709", "-color_range", "tv"],
    ["-c:v", "libvpx-vp9", "-b:v", "0", "-crf", String(quality), "-g", "9999", "-an"],
    ["-tune-content", "screen", "-row-mt", "1", "-tile-columns", "2", "-threads", "2", "-auto-alt-ref", "1"],
    ["-deadline", "good", "-cpu-used", pass === 1 ? "4" : "2", "-pass", String(pass), "-passlogfile", log],
    pass === 1 ? ["-f", "null", "-"] : [join(folder, "film.webm")],
  ].flat();
}

/**
 * Encodes frames as WebM at the best quality that is within the budget.
 * @param folder holds `0000.png` and on
 * @throws when ffmpeg is not installed, or when even the lowest quality is too heavy
 */
export async function encodeFilm(folder: string): Promise<{ bytes: Buffer; quality: number }> {
  try {
    await run("ffmpeg", ["-version"]);
  } catch {
    throw new Error("filming needs ffmpeg on the PATH (Debian: apt install ffmpeg)");
  }
  await run("ffmpeg", args(folder, BEST, 1));
  for (let quality = BEST; quality <= WORST; ) {
    await run("ffmpeg", args(folder, quality, 2));
    const bytes = readFileSync(join(folder, "film.webm"));
    if (bytes.length <= BUDGET) return { bytes, quality };
    quality += Math.max(1, Math.ceil(Math.log(bytes.length / BUDGET) / SAVED));
  }
  throw new RangeError(`too heavy: more than ${BUDGET} bytes at quality ${WORST}`);
}
