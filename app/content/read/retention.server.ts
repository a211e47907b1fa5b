import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";

/**
 * After how many months messages are deleted: RETENTION_MONTHS of the environment or of the file `.env`, as the
 * server reads it, so that the privacy policy says what happens. 12 when it is not set.
 */
export function retentionMonths(): number {
  const file = existsSync(".env") ? parseEnv(readFileSync(".env", "utf8")) : {};
  const text = (process.env.RETENTION_MONTHS ?? file.RETENTION_MONTHS)?.trim() || "12";
  const months = Number(text);
  if (Number.isInteger(months) && months >= 1 && months <= 120) return months;
  throw new Error(`RETENTION_MONTHS must be a whole number from 1 to 120, not '${text}'`);
}
