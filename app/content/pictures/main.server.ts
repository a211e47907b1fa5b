import { agencyFolder } from "../read/agency-folder.server.ts";
import { preparePictures } from "./prepare.server.ts";

const BAR = 24;

/** A bar on a terminal; elsewhere a line for every tenth picture, because a log must not look dead. */
function tell(done: number, of: number): void {
  const label = `Making pictures ${done}/${of}`;
  if (process.stdout.isTTY) {
    const filled = Math.round((done / of) * BAR);
    process.stdout.write(`\r\x1b[2K${"█".repeat(filled)}${"░".repeat(BAR - filled)} ${label}`);
    if (done === of) process.stdout.write("\n");
  } else if (done % 10 === 0 || done === of) console.log(label);
}

/** Makes the pictures that the agency's files name, with progress shown. */
await preparePictures(agencyFolder(), tell);
