import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import { readTextFile, TextFileError } from "../../../server/text-file.ts";
import { type Developed, develop, developedBefore } from "./develop.server.ts";
import { agencyFile, averageColour, measure, PictureError, seriesWidths } from "./source.server.ts";

/**
 * Size and colour of a picture. `folder` has the files made of it. A picture that the agency supplies in all sizes has
 * none.
 */
export type PreparedPicture = Omit<Developed, "folder"> & { folder?: string; sourceWidth: number };
/** Address of a picture → its prepared data, or the problem with it. */
export type Prepared = Record<string, PreparedPicture | { problem: string }>;

const CACHE = ".cache/pictures";
const PICTURE = /\/pictures\/[\w./-]+\.[A-Za-z]+/g;
/** Files without content: some folders of the agency, and its README.md, whose picture addresses are examples. */
const WITHOUT_CONTENT = ["{tools,tests,pictures,films,fonts,.cache}/**", "README.md"];

function manifestFile(agency: string): string {
  const key = createHash("sha256").update(resolve(agency)).digest("hex").slice(0, 8);
  return join(CACHE, `manifest-${key}.json`);
}

/** Returns the addresses in the agency's files that match a pattern, by default pictures, sorted. */
export function namedAddresses(agency: string, pattern = PICTURE): string[] {
  const files = globSync("**/*.{yaml,md}", { cwd: agency, exclude: WITHOUT_CONTENT });
  // Addresses are ASCII. The check reports files in other encodings.
  const found = files.flatMap((file) => readFileSync(join(agency, file), "latin1").match(pattern) ?? []);
  return [...new Set(found)].sort();
}

export function measuredPictures(agency: string): Set<string> {
  const file = join(agency, "pictures.json");
  if (!existsSync(file)) return new Set();
  const source = readTextFile(file);
  try {
    return new Set(Object.keys(JSON.parse(source)));
  } catch (error) {
    throw new TextFileError(file, `is not valid JSON (${error instanceof Error ? error.message : error})`);
  }
}

/** Reads the result of the last `preparePictures`; empty before the first. */
export function readPrepared(agency: string): Prepared {
  const file = manifestFile(agency);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

async function preparePicture(file: string): Promise<PreparedPicture | { problem: string }> {
  try {
    const size = await measure(file);
    const smaller = seriesWidths(file);
    if (smaller[0] === undefined) return { ...(await develop(file, CACHE)), sourceWidth: size.width };
    // A picture that the agency supplies in all sizes is served unchanged.
    const color = await averageColour(file.replace(/\.avif$/, `-${smaller[0]}.avif`));
    return { ...size, widths: [...smaller, size.width], color, sourceWidth: size.width };
  } catch (error) {
    if (error instanceof PictureError) return { problem: error.message };
    throw error;
  }
}

function isReady(file: string): boolean {
  return (
    !existsSync(file) ||
    !statSync(file).isFile() ||
    seriesWidths(file).length > 0 ||
    developedBefore(file, CACHE) !== undefined
  );
}

/** Makes the missing files of all pictures in the agency's content, and prints progress for every tenth. */
export async function preparePictures(agency: string): Promise<void> {
  const measured = measuredPictures(agency);
  const addresses = namedAddresses(agency).filter((address) => !measured.has(address));
  const unmade = new Set(addresses.filter((address) => !isReady(agencyFile(agency, address))));
  const prepared: Prepared = {};
  const waiting = addresses.values();
  let made = 0;
  const work = async () => {
    for (const address of waiting) {
      prepared[address] = await preparePicture(agencyFile(agency, address));
      if (unmade.has(address) && (++made % 10 === 0 || made === unmade.size))
        console.log(`Making pictures ${made}/${unmade.size}`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  mkdirSync(CACHE, { recursive: true });
  // Write and rename, so that no process reads a partial file.
  const file = manifestFile(agency);
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(prepared));
  renameSync(`${file}.${process.pid}`, file);
}
