import { join } from "node:path";
import { agencyFolder } from "../../../server/folders.ts";
import { TextFileError } from "../../../server/text-file.ts";
import { ContentError } from "../files/read-files.server.ts";
import { newAgency } from "./new-agency.server.ts";
import { NewFileError, newFile } from "./new-file.server.ts";
import { newTranslation, stampTranslations } from "./translation-file.server.ts";

const [command, name, translated] = process.argv.slice(2);
const root = agencyFolder();

/** Writes the requested files. @returns the message for the terminal */
async function write(): Promise<string> {
  if (command === "agency") {
    await newAgency(name);
    return `Wrote ${name}: an agency that can be built as it is. Its README.md says what is what.
Next: put AGENCY_DIR=${name} into the file .env, start 'npm run dev', and replace the examples one by one.
'npm run check:content' names what does not fit.`;
  }
  if (command === "translation")
    return `Wrote ${join(root, newTranslation(root, name, translated))}: the original stands above each field.
Next: write its words, and run 'npm run check:content', which compares numbers and names what is missing.`;
  if (command === "stamp") {
    const files = stampTranslations(root, name, translated);
    return files.length === 0 ? "All say the present state already." : `Wrote ${files.join(", ")}`;
  }
  const { file, path } = newFile(root, command, name);
  return `Wrote ${join(root, file)}; its page will be ${path}.
Next: fill in what is empty, put its pictures into ${join(root, "pictures")}, and run 'npm run check:content',
which names what is still missing. 'DRAFT=1 npm run dev' shows the site meanwhile.`;
}

/**
 * `npm run new -- <command>`:
 * - `agency <folder>`: an agency that can be built at once
 * - `project|post|service|page <name>`: a file with every field explained
 * - `translation <language> <file>`: a file with the original above each field
 * - `stamp <language> [<file>]`: marks translations as up to date with their originals
 */
try {
  console.log(await write());
} catch (error) {
  if (!(error instanceof NewFileError || error instanceof ContentError || error instanceof TextFileError))
    throw error;
  console.error(error.message);
  process.exitCode = 1;
}
