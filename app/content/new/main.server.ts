import { join } from "node:path";
import { agencyFolder } from "../read/agency-folder.server.ts";
import { NewFileError, newFile } from "./new-file.server.ts";

/** `npm run new -- project|post|service|page <name>`: writes a new file in which every field is explained. */
try {
  const [kind, name] = process.argv.slice(2);
  const { file, path } = newFile(agencyFolder(), kind, name);
  console.log(`Wrote ${join(agencyFolder(), file)}; its page will be ${path}.
Next: fill in what is empty, put its pictures into ${join(agencyFolder(), "pictures")}, and run 'npm run check:content',
which names what is still missing. 'DRAFT=1 npm run dev' shows the site meanwhile.`);
} catch (error) {
  if (!(error instanceof NewFileError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
