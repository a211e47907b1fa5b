import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { extname, join, resolve } from "node:path";
import { type Developed, develop, developedBefore } from "./develop.server.ts";
import { agencyFile, averageColour, measure, PictureError, seriesWidths } from "./source.server.ts";

/** A picture's size and colour; `folder` has its files if the build made them. */
export type PreparedPicture = Omit<Developed, "folder"> & { folder?: string; sourceWidth: number };
/** Address of a picture → what was prepared, or why it cannot be. */
export type Prepared = Record<string, PreparedPicture | { problem: string }>;

const CACHE = ".cache/pictures";
const ADDRESS = /\/pictures\/[\w./-]+\.[A-Za-z]+/g;
const TEXTS = new Set([".yaml", ".md"]);
/** Folders of an agency without content, and the guide to its folder, whose pictures are examples. */
const NOT_WORDS = /^(?:(?:art|tests|pictures|films|fonts|\.cache)(?:[\\/]|$)|README\.md$)/;

function manifestFile(agency: string): string {
  const key = createHash("sha256").update(resolve(agency)).digest("hex").slice(0, 8);
  return join(CACHE, `manifest-${key}.json`);
}

/** The addresses of pictures in the agency's files, sorted. */
export function namedPictures(agency: string): string[] {
  return namedAddresses(agency, ADDRESS);
}

/** The addresses of a form in the agency's files, sorted. */
export function namedAddresses(agency: string, form: RegExp): string[] {
  const files = readdirSync(agency, { recursive: true, encoding: "utf8" }).filter(
    (file) => TEXTS.has(extname(file)) && !NOT_WORDS.test(file),
  );
  const found = files.flatMap((file) => readFileSync(join(agency, file), "utf8").match(form) ?? []);
  return [...new Set(found)].sort();
}

/** The addresses in pictures.json. */
export function measuredPictures(agency: string): Set<string> {
  const file = join(agency, "pictures.json");
  return new Set(existsSync(file) ? Object.keys(JSON.parse(readFileSync(file, "utf8"))) : []);
}

/** The result of the last preparation; empty before the first. */
export function readPrepared(agency: string): Prepared {
  const file = manifestFile(agency);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

/** Size and colour of a series, whose files are used as they are. */
async function readSeries(file: string, smaller: number[]): Promise<PreparedPicture> {
  const { width, height } = await measure(file);
  const smallest = smaller[0];
  const color = await averageColour(smallest ? file.replace(/\.avif$/, `-${smallest}.avif`) : file);
  return { width, height, widths: [...smaller, width], color, sourceWidth: width };
}

async function prepareOne(file: string): Promise<PreparedPicture | { problem: string }> {
  try {
    const smaller = seriesWidths(file);
    if (smaller.length > 0) return await readSeries(file, smaller);
    const { width: sourceWidth } = await measure(file);
    return { ...(await develop(file, CACHE)), sourceWidth };
  } catch (error) {
    if (error instanceof PictureError) return { problem: error.message };
    throw error;
  }
}

function isReady(file: string): boolean {
  return !existsSync(file) || seriesWidths(file).length > 0 || developedBefore(file, CACHE) !== undefined;
}

/**
 * Makes the missing files of all pictures that the agency's files name.
 * @param agency the agency's folder
 * @param tell is called after each picture that was made
 */
export async function preparePictures(
  agency: string,
  tell: (done: number, of: number) => void = () => {},
): Promise<Prepared> {
  const measured = measuredPictures(agency);
  const addresses = namedPictures(agency).filter((address) => !measured.has(address));
  const waiting = addresses.map((address) => ({ address, file: agencyFile(agency, address) }));
  const unmade = waiting.filter(({ file }) => !isReady(file)).length;
  const prepared: Prepared = {};
  let made = 0;
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const wasReady = isReady(next.file);
      prepared[next.address] = await prepareOne(next.file);
      if (!wasReady) tell(++made, unmade);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  mkdirSync(CACHE, { recursive: true });
  const sorted = Object.fromEntries(Object.entries(prepared).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(manifestFile(agency), JSON.stringify(sorted));
  return sorted;
}
