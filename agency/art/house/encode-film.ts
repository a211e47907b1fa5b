import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

/** Frames a second: half of what most screens show, so that no frame stands longer than another. */
export const RATE = 30;
/** What a film may weigh, in bytes. */
const BUDGET = 350_000;
/** Widths that are tried, and for each VP9's constant quality: the best, and the worst before the next width. */
const TRIALS = [
  { width: 1600, best: 34, worst: 44 },
  { width: 1280, best: 36, worst: 50 },
] as const;
/** Each step of quality saves about so much of the bytes. */
const SAVED = 0.035;

const run = promisify(execFile);

/** ffmpeg's arguments. Colours are those of the screen (BT.709), because the poster's are. */
function args(folder: string, width: number, quality: number): string[] {
  return [
    ["-v", "error", "-y", "-framerate", String(RATE), "-i", join(folder, "%04d.png")],
    ["-vf", `scale=${width}:-2:flags=lanczos:out_color_matrix=bt709:out_range=tv,format=yuv420p`],
    ["-color_primaries", "bt709", "-color_trc", "bt709", "-colorspace", "bt709", "-color_range", "tv"],
    ["-c:v", "libvpx-vp9", "-b:v", "0", "-crf", String(quality), "-g", "9999", "-an"],
    ["-tune-content", "screen", "-row-mt", "1", "-tile-columns", "2", "-threads", "2"],
    ["-deadline", "good", "-cpu-used", "4", "-lag-in-frames", "25", "-auto-alt-ref", "1"],
    [join(folder, "film.webm")],
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
  for (const { width, best, worst } of TRIALS) {
    for (let quality: number = best; quality <= worst; ) {
      await run("ffmpeg", args(folder, width, quality));
      const bytes = readFileSync(join(folder, "film.webm"));
      if (bytes.length <= BUDGET) return { bytes, quality };
      quality += Math.max(1, Math.ceil(Math.log(bytes.length / BUDGET) / SAVED));
    }
  }
  throw new RangeError(`too heavy: more than ${BUDGET} bytes`);
}
