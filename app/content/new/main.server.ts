import { join } from "node:path";
import { agencyFolder } from "../read/agency-folder.server.ts";
import { ContentError } from "../read/read-files.server.ts";
import { newAgency } from "./new-agency.server.ts";
import { NewFileError, newFile } from "./new-file.server.ts";
import { newTranslation, stampTranslations } from "./translation-file.server.ts";

async function writeAgency(folder: string | undefined): Promise<void> {
  await newAgency(folder);
  console.log(`Wrote ${folder}: an agency that can be built as it is. Its README.md says what is what.
Next: put AGENCY_DIR=${folder} into the file .env, start 'npm run dev', and replace the examples one by one.
'npm run check:content' names what does not fit.`);
}

function writeFile(kind: string | undefined, name: string | undefined): void {
  const { file, path } = newFile(agencyFolder(), kind, name);
  console.log(`Wrote ${join(agencyFolder(), file)}; its page will be ${path}.
Next: fill in what is empty, put its pictures into ${join(agencyFolder(), "pictures")}, and run 'npm run check:content',
which names what is still missing. 'DRAFT=1 npm run dev' shows the site meanwhile.`);
}

function writeTranslation(language: string | undefined, name: string | undefined): void {
  const file = join(agencyFolder(), newTranslation(agencyFolder(), language, name));
  console.log(`Wrote ${file}: the original stands above each field.
Next: write its words, and run 'npm run check:content', which compares numbers and names what is missing.`);
}

function writeStamps(language: string | undefined, name: string | undefined): void {
  const files = stampTranslations(agencyFolder(), language, name);
  console.log(files.length === 0 ? "All say the present state already." : `Wrote ${files.join(", ")}`);
}

/**
 * `npm run new -- agency <folder>`, or `project|post|service|page <name>`: a file in which every field is explained;
 * `translation <language> <file>`: one with the original beside each field; `stamp <language> [<file>]`: says that
 * translations are those of the present originals.
 */
try {
  const [kind, name, file] = process.argv.slice(2);
  if (kind === "agency") await writeAgency(name);
  else if (kind === "translation") writeTranslation(name, file);
  else if (kind === "stamp") writeStamps(name, file);
  else writeFile(kind, name);
} catch (error) {
  if (!(error instanceof NewFileError || error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
