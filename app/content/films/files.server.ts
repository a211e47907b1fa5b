import { existsSync } from "node:fs";
import { namedAddresses } from "../pictures/prepare.server.ts";
import { agencyFile } from "../pictures/source.server.ts";

const ADDRESS = /\/films\/[\w/-]+\.webm/g;

/** The films that the agency's files name and that exist: address → file. */
export function servedFilms(agency: string): Map<string, string> {
  const addresses = namedAddresses(agency, ADDRESS);
  const files = addresses.map((address) => [address, agencyFile(agency, address)] as const);
  return new Map(files.filter(([, file]) => existsSync(file)));
}
