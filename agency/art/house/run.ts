import { existsSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import type { Client, Studio } from "../kit/contract.ts";
import { mulberry32, seedOf } from "../weave/random.ts";
import { commissions } from "./brief.ts";
import { type Easel, openBrowser, openEasel, type Remarks } from "./easel.ts";
import { averageColour, encode, type Format, write } from "./encode.ts";
import { type Entry, readLedger, updateLedger } from "./ledger.ts";
import { addressesOf, DETAIL, detailAddress, fingerprint, plan, type Work } from "./plan.ts";
import { type Library, openLibrary, type Scene } from "./scenes.ts";
import { fileOf, tellUnbriefed } from "./unbriefed.ts";

interface Options {
  /** Whether a picture is asked for, by its path `web-1/cover`. */
  readonly chosen: (path: string) => boolean;
  /** The whole set is drawn: what is no longer briefed is told. */
  readonly all: boolean;
  /** And removed. */
  readonly prune: boolean;
  readonly force: boolean;
  /** Only tell what would be drawn. */
  readonly list: boolean;
}

interface Job {
  readonly work: Work;
  readonly scene: Scene;
  readonly fingerprint: string;
}

const EASELS = 2;
/** Pixels of the drawing per pixel of the stage. */
const SCALE = 2;
const GLYPHS =
  /[^\t-\u024f\u02bb-\u02dc\u1e00-\u1eff\u2000-\u206f\u20ac\u2122\u2191\u2193\u2212\u2215\u0900-\u09fe]/u;

/** @param ratio height by width */
function entryOf({ widths }: Format, ratio: number, color: string): Entry {
  const width = Math.max(...widths);
  return { width, height: Math.round(width * ratio), widths, color };
}

/** Sentences about what the brief asks for and the picture lacks. */
function review(work: Work, remarks: Remarks, woven: string): string[] {
  const plainText = (text: string) => text.replace(/[\s.,:;·|"“”'’-]+/g, "").toLowerCase();
  const shown = plainText(`${remarks.text} ${woven}`);
  const missing = work.picture.words.filter((words) => !shown.includes(plainText(words)));
  const strange = [...new Set(remarks.text)].filter((letter) => GLYPHS.test(letter));
  return [
    ...remarks.faults,
    ...missing.map((words) => `'${words}' is briefed but not drawn`),
    ...strange.map((letter) => `'${letter}' is in none of the typefaces`),
  ];
}

/**
 * What a scene is given to draw with.
 * @param woven takes the words of what is drawn small, to be woven
 */
export function studioFor(work: Work, client: Client, small: Easel, woven: string[]): Studio {
  return {
    client,
    random: mulberry32(seedOf(work.path)),
    async pixels(part, width, height) {
      const drawn = await small.draw(renderToStaticMarkup(part), width, height);
      woven.push(drawn.remarks.text);
      const { data, info } = await sharp(drawn.png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
      return { width: info.width, height: info.height, data: new Uint8Array(data) };
    },
  };
}

async function paint(job: Job, library: Library, easel: Easel, small: Easel) {
  const { work, scene } = job;
  const woven: string[] = [];
  const { client } = await library.client(work.brief);
  const node = await scene.draw(work.brief, work.picture, studioFor(work, client, small, woven));
  const { png, remarks } = await easel.draw(renderToStaticMarkup(node), work.width, work.height);
  return { png, faults: review(work, remarks, woven.join(" ")) };
}

async function writeSizes(root: string, address: string, png: Buffer, format: Format) {
  const sizes = await encode(png, format);
  const largest = Math.max(...format.widths);
  for (const { width, bytes } of sizes) {
    write(fileOf(root, address, width === largest ? undefined : width), bytes);
  }
  return sizes;
}

async function keepDetail(root: string, { work, fingerprint }: Job, png: Buffer): Promise<void> {
  const { detail } = work.picture;
  if (!detail) return;
  const [left, top, side] = detail.map((measure) => measure * SCALE) as [number, number, number];
  const part = await sharp(png).extract({ left, top, width: side, height: side }).png().toBuffer();
  const address = detailAddress(work.address);
  await writeSizes(root, address, part, DETAIL);
  const entry = entryOf(DETAIL, 1, await averageColour(part));
  await updateLedger(root, ({ pictures, drawn }) => {
    pictures[address] = entry;
    drawn[address] = fingerprint;
  });
}

async function keep(root: string, job: Job, png: Buffer): Promise<number> {
  const { work } = job;
  const sizes = await writeSizes(root, work.address, png, work.format);
  const largest = Math.max(...work.format.widths);
  await keepDetail(root, job, png);
  const preview = await sharp(png).resize({ width: largest }).png().toBuffer();
  write(join(root, ".cache/preview", `${work.path}.png`), preview);
  const entry = entryOf(work.format, work.height / work.width, await averageColour(png));
  await updateLedger(root, ({ pictures, drawn }) => {
    pictures[work.address] = entry;
    drawn[work.address] = job.fingerprint;
  });
  return sizes.at(-1)?.bytes.length ?? 0;
}

/**
 * Draws every chosen picture whose brief, client or scene changed since it was drawn.
 * @param root the agency's folder
 * @returns how many could not be drawn
 */
export async function drawAll(root: string, options: Options): Promise<number> {
  const { ready, faults } = commissions(root);
  for (const fault of faults) console.error(fault);
  const works = plan(ready).filter((work) => options.chosen(work.path));
  const library = await openLibrary(root);
  const { drawn } = readLedger(root);
  const jobs: Job[] = [];
  let failed = faults.length;
  for (const work of works) {
    try {
      const scene = await library.scene(work);
      if (!scene) {
        console.error(
          `${work.path}: no art/scenes/${work.category}/${work.path}.tsx, nor ${work.picture.scene}.tsx there`,
        );
        failed++;
        continue;
      }
      const client = await library.client(work.brief);
      const now = fingerprint(work, [scene.sources, client.sources]);
      const fresh =
        drawn[work.address] === now &&
        addressesOf(work).every((address) => existsSync(fileOf(root, address)));
      if (options.force || !fresh) jobs.push({ work, scene, fingerprint: now });
    } catch (error) {
      console.error(`${work.path}: ${error instanceof Error ? error.message : String(error)}`);
      failed++;
    }
  }
  console.log(`${works.length} pictures, ${jobs.length} to draw`);
  if (options.list) for (const { work } of jobs) console.log(work.path);
  else if (jobs.length > 0) failed += await drawJobs(root, library, jobs);
  if (options.all && !options.list && faults.length === 0)
    await tellUnbriefed(root, works.flatMap(addressesOf), options.prune);
  await library.close();
  return failed;
}

async function drawJobs(root: string, library: Library, jobs: readonly Job[]): Promise<number> {
  const browser = await openBrowser();
  const waiting = [...jobs];
  let failed = 0;
  const worker = async () => {
    const [easel, small] = [await openEasel(browser, SCALE), await openEasel(browser, 1)];
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      const started = performance.now();
      const place = `${jobs.indexOf(job) + 1}/${jobs.length} ${job.work.path}`;
      try {
        const { png, faults } = await paint(job, library, easel, small);
        const bytes = await keep(root, job, png);
        const seconds = ((performance.now() - started) / 1000).toFixed(1);
        console.log(`${place}  ${(bytes / 1000).toFixed(0)} kB, ${seconds} s`);
        for (const fault of faults) console.warn(`  ${job.work.path}: ${fault}`);
      } catch (error) {
        failed++;
        console.error(`${place}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(EASELS, jobs.length) }, worker));
  await browser.close();
  return failed;
}
