import { existsSync } from "node:fs";
import { relative, resolve } from "node:path";
import { loadEnvironmentFile, TextFileError } from "../server/text-file.ts";

// Imported first: loads the settings of `.env`; those of the environment take precedence.
const file = resolve(import.meta.dirname, "../.env");
try {
  if (existsSync(file)) loadEnvironmentFile(relative(process.cwd(), file));
} catch (error) {
  if (!(error instanceof TextFileError)) throw error;
  console.error(error.message);
  process.exit(1);
}
