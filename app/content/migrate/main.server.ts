import { agencyFolder } from "../read/agency-folder.server.ts";
import { migrate } from "./migrate.server.ts";

/** `npm run migrate`: writes the agency's files anew where the product has given a key or a variable another name. */
const changed = migrate(agencyFolder());
for (const { file, lines } of changed) console.log(`${file}: ${lines} ${lines === 1 ? "line" : "lines"}`);
if (changed.length > 0)
  console.log("Next: look at the changes ('git diff') and run 'npm run check:content'.");
else console.log(`Nothing to change: ${agencyFolder()} has the names that this version reads.`);
