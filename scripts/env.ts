import { existsSync } from "node:fs";
import { relative, resolve } from "node:path";
import { loadEnvironmentFile, TextFileError } from "../server/text-file.ts";

// Import this first: it loads `.env`. Variables of the environment take precedence.
const file = resolve(import.meta.dirname, "../.env");
try {
  if (existsSync(file)) loadEnvironmentFile(relative(process.cwd(), file));
} catch (error) {
  if (!(error instanceof TextFileError)) throw error;
  console.error(error.message);
  process.exit(1);
}
