import { join } from "node:path";
import { builtAddress } from "../read/pictures.server.ts";
import { measuredPictures, namedPictures, readPrepared } from "./prepare.server.ts";
import { agencyFile, seriesWidths } from "./source.server.ts";

/** The picture files that the agency's files name: address → file. Of photographs only what was made of them. */
export function servedPictures(agency: string): Map<string, string> {
  const prepared = readPrepared(agency);
  const measured = measuredPictures(agency);
  const served = new Map<string, string>();
  for (const address of namedPictures(agency)) {
    const found = prepared[address];
    if (found && "folder" in found && found.folder !== undefined) {
      for (const width of found.widths) {
        const built = builtAddress(address, width === found.width ? undefined : width);
        served.set(built, join(found.folder, `${width}.avif`));
      }
      continue;
    }
    if (found === undefined && !measured.has(address)) continue;
    served.set(address, agencyFile(agency, address));
    for (const width of seriesWidths(agencyFile(agency, address)))
      served.set(builtAddress(address, width), agencyFile(agency, builtAddress(address, width)));
  }
  return served;
}
