import path from "node:path";
import { openControl } from "./control.ts";
import { hasDatabase, openDatabase } from "./open-database.ts";
import { failStart, readSettings } from "./settings.ts";

/** Creates the embedded database if it is missing. `npm start` runs this while it builds the site. */
async function main(root: string): Promise<void> {
  const { config } = readSettings(root);
  if (hasDatabase(config)) return;
  const control = await openControl(config.dataDir, async () => undefined);
  const database = await openDatabase(config);
  await database.close();
  control.close();
}

main(path.resolve(import.meta.dirname, "..")).catch(failStart);
