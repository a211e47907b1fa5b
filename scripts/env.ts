import { existsSync } from "node:fs";
import { resolve } from "node:path";

// Imported before anything else: settings of the file `.env`; those of the environment come first.
const file = resolve(import.meta.dirname, "../.env");
if (existsSync(file)) process.loadEnvFile(file);
