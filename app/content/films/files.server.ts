import { existsSync } from "node:fs";
import { join } from "node:path";
import { namedAddresses } from "../pictures/prepare.server.ts";

const ADDRESS = /\/films\/[\w/-]+\.webm/g;

/** `/films/tea-room/kettle.webm` → the file below the agency's folder. */
export function filmFile(agency: string, address: string): string {
  return join(agency, ...address.split("/"));
}

/** The films that the agency's files name and that exist: address → file. */
export function servedFilms(agency: string): Map<string, string> {
  const files = namedAddresses(agency, ADDRESS).map(
    (address) => [address, filmFile(agency, address)] as const,
  );
  return new Map(files.filter(([, file]) => existsSync(file)));
}
