import { existsSync } from "node:fs";
import { join } from "node:path";
import { builtAddress } from "./pictures.server.ts";
import { measuredPictures, namedAddresses, readPrepared } from "./prepare.server.ts";
import { agencyFile, seriesWidths } from "./source.server.ts";

const FILM = /\/films\/[\w/-]+\.webm/g;

/** Returns the files to serve by address: existing pictures and films that the content names, photographs as AVIF. */
export function servedFiles(agency: string): Map<string, string> {
  const prepared = readPrepared(agency);
  const measured = measuredPictures(agency);
  const served = new Map<string, string>();
  for (const address of namedAddresses(agency)) {
    const file = agencyFile(agency, address);
    const found = prepared[address];
    if (found && "folder" in found && found.folder !== undefined) {
      for (const width of found.widths) {
        const built = builtAddress(address, width === found.width ? undefined : width);
        served.set(built, join(found.folder, `${width}.avif`));
      }
    } else if (found || measured.has(address)) {
      served.set(address, file);
      for (const width of seriesWidths(file))
        served.set(builtAddress(address, width), agencyFile(agency, builtAddress(address, width)));
    }
  }
  for (const address of namedAddresses(agency, FILM)) {
    const file = agencyFile(agency, address);
    if (existsSync(file)) served.set(address, file);
  }
  return served;
}
