import { existsSync, readFileSync } from "node:fs";
import type { Problems } from "../../files/read-files.server.ts";
import { agencyFile } from "../../pictures/source.server.ts";
import type { Content } from "../../schema/content.server.ts";

const MOST_BYTES = 350_000;
/** The first bytes of every Matroska or WebM file (EBML). */
const SIGNATURE = "1a45dfa3";
/** Audio codecs in the list of tracks at the start of the file. */
const SOUND = /A_(?:OPUS|VORBIS|AAC|PCM|MPEG)/;
const HEAD_BYTES = 4096;

function faultOf(file: string, address: string): string | undefined {
  if (!existsSync(file)) return `the film '${address}' is missing: put it into the folder films/`;
  const bytes = readFileSync(file);
  if (bytes.subarray(0, 4).toString("hex") !== SIGNATURE)
    return `the film '${address}' is not a WebM file: export it as WebM (VP9)`;
  if (SOUND.test(bytes.subarray(0, HEAD_BYTES).toString("latin1")))
    return `the film '${address}' has sound, which the site does not play: export it without sound`;
  if (bytes.length > MOST_BYTES)
    return `the film '${address}' has ${Math.round(bytes.length / 1000)} kB, and ${MOST_BYTES / 1000} kB are allowed: make it shorter, smaller or more compressed`;
  return undefined;
}

/** Reports films that are missing, too large, not WebM or with sound. */
export function checkFilms(content: Content, root: string, problems: Problems): void {
  for (const project of content.projects) {
    const address = project.caseStudy.film?.file;
    const fault = address && faultOf(agencyFile(root, address), address);
    if (fault) problems.add(`projects/${project.id}.yaml`, "caseStudy.film.file", fault);
  }
}
