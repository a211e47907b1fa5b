import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import type { Film } from "../kit/contract.ts";
import { commissions } from "./brief.ts";
import { openBrowser, openEasel } from "./easel.ts";
import { write } from "./encode.ts";
import { encodeFilm, RATE } from "./encode-film.ts";
import { readLedger, updateLedger } from "./ledger.ts";
import { fingerprint, plan, type Work } from "./plan.ts";
import { studioFor } from "./run.ts";
import { type Library, openLibrary } from "./scenes.ts";
import { fileOf } from "./unbriefed.ts";

/** Pixels of the film per pixel of the stage: 1600 × 1200, sharp on a desktop and within the budget. */
const SCALE = 1.25;

interface Options {
  /** Whether a film is asked for, by the path of its picture: `web-1/sale-room-screen`. */
  readonly chosen: (path: string) => boolean;
  readonly force: boolean;
  /** Only tell what would be filmed. */
  readonly list: boolean;
}

interface Shooting {
  readonly work: Work;
  readonly film: Film;
  readonly address: string;
  readonly fingerprint: string;
}

/** A film's address, beside which nothing else lies: `/films/web-1/sale-room-screen.webm`. */
function addressOf({ path }: Work): string {
  return `/films/${path}.webm`;
}

/**
 * Draws a film frame by frame; a run that was stopped goes on where it was.
 * @returns the frames' folder, `0000.png` and on
 */
async function draw(root: string, shooting: Shooting, library: Library): Promise<string> {
  const { work, film } = shooting;
  const folder = join(root, ".cache/films", `${work.path}-${shooting.fingerprint}`);
  mkdirSync(folder, { recursive: true });
  const { client } = await library.client(work.brief);
  const browser = await openBrowser();
  const [easel, small] = [await openEasel(browser, SCALE), await openEasel(browser, 1)];
  let before: { markup: string; png: Buffer } = { markup: "", png: Buffer.alloc(0) };
  for (let frame = 0; frame < film.seconds * RATE; frame++) {
    // Every frame is drawn by the same hand: numbers that look random begin anew.
    const file = join(folder, `${String(frame).padStart(4, "0")}.png`);
    if (existsSync(file)) continue;
    const studio = studioFor(work, client, small, []);
    const markup = renderToStaticMarkup(await film.draw(work.brief, work.picture, studio, frame / RATE));
    if (markup !== before.markup)
      before = { markup, png: (await easel.draw(markup, work.width, work.height)).png };
    writeFileSync(`${file}.half`, before.png);
    renameSync(`${file}.half`, file);
  }
  await browser.close();
  return folder;
}

/**
 * Films every chosen scene that moves and whose brief, client or scene changed since it was filmed.
 * @param root the agency's folder
 * @returns how many could not be filmed
 */
export async function shootAll(root: string, options: Options): Promise<number> {
  const { ready, faults } = commissions(root);
  for (const fault of faults) console.error(fault);
  const library = await openLibrary(root);
  const { drawn } = readLedger(root);
  const shootings: Shooting[] = [];
  for (const work of plan(ready).filter(({ path }) => options.chosen(path))) {
    const scene = await library.scene(work);
    if (!scene?.film) continue;
    const client = await library.client(work.brief);
    const sources = [scene.sources, client.sources, ...work.picture.later];
    const address = addressOf(work);
    const shooting = { work, film: scene.film, address, fingerprint: fingerprint(work, sources) };
    const fresh = drawn[address] === shooting.fingerprint && existsSync(fileOf(root, address));
    if (options.force || !fresh) shootings.push(shooting);
  }
  let failed = faults.length;
  console.log(`${shootings.length} films to shoot`);
  for (const shooting of shootings) {
    const { work, address } = shooting;
    if (options.list) {
      console.log(work.path);
      continue;
    }
    try {
      const started = performance.now();
      const { bytes, quality } = await encodeFilm(await draw(root, shooting, library));
      write(fileOf(root, address), bytes);
      await updateLedger(root, (ledger) => {
        ledger.drawn[address] = shooting.fingerprint;
      });
      const seconds = ((performance.now() - started) / 1000).toFixed(0);
      console.log(`${work.path}  ${(bytes.length / 1000).toFixed(0)} kB at ${quality}, ${seconds} s`);
    } catch (error) {
      failed++;
      console.error(`${work.path}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  await library.close();
  return failed;
}
