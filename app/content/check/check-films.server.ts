import { existsSync, readFileSync } from "node:fs";
import { filmFile } from "../films/files.server.ts";
import type { Problems } from "../read/read-files.server.ts";
import type { Content } from "../schema/content.server.ts";

/** What a visitor may be asked to fetch for a film, in bytes. */
const MOST_BYTES = 350_000;
/** What every Matroska or WebM file begins with (EBML). */
const SIGNATURE = "1a45dfa3";
/** Names of the codecs of sound, as they stand in a track's entry; tracks are named before their first frame. */
const SOUND = /A_(?:OPUS|VORBIS|AAC|PCM|MPEG)/;
const HEAD_BYTES = 4096;

/** What keeps a film from being shown, and what to do; undefined when nothing does. */
function faultOf(file: string, address: string): string | undefined {
  if (!existsSync(file)) return `the film '${address}' is missing: put it into the folder films/`;
  const bytes = readFileSync(file);
  if (bytes.subarray(0, 4).toString("hex") !== SIGNATURE)
    return `the film '${address}' is no WebM file: export it as WebM (VP9)`;
  if (SOUND.test(bytes.subarray(0, HEAD_BYTES).toString("latin1")))
    return `the film '${address}' has sound, which nobody would hear: export it without`;
  if (bytes.length > MOST_BYTES)
    return `the film '${address}' weighs ${Math.round(bytes.length / 1000)} kB, at most ${MOST_BYTES / 1000} are allowed: make it shorter, smaller or coarser`;
  return undefined;
}

/** Notes films that are missing, of another kind, too heavy or with sound. */
export function checkFilms(content: Content, root: string, problems: Problems): void {
  for (const project of content.projects) {
    const { film } = project.caseStudy;
    if (!film) continue;
    const file = `projects/${project.id}.yaml`;
    const fault = faultOf(filmFile(root, film.file), film.file);
    if (fault) problems.add(file, "caseStudy.film.file", fault);
  }
}
