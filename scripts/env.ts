import { existsSync } from "node:fs";
import { resolve } from "node:path";

// Imported first: loads the settings of `.env`; those of the environment take precedence.
const file = resolve(import.meta.dirname, "../.env");
if (existsSync(file)) process.loadEnvFile(file);
