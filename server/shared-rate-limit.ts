import { createHmac } from "node:crypto";
import type { Database } from "./database.ts";

/**
 * A rate limit that several servers on one PostgreSQL keep together: an address has its requests once, however
 * many servers it reaches. What this server alone would refuse never reaches the database.
 * @param local see createRateLimit; decides alone while the database does not answer
 * @param secret known to these servers alone: an address is stored under its keyed hash, for two minutes
 * @returns a function as createRateLimit's, in seconds
 */
export function shareRateLimit(
  local: (address: string) => number,
  { perMinute, secret, database }: { perMinute: number; secret: string; database: Promise<Database> },
): (address: string) => Promise<number> {
  return async (address) => {
    const wait = local(address);
    if (wait > 0) return wait;
    const sender = createHmac("sha256", secret).update(address).digest("base64url");
    try {
      const [row] = await (await database).query<{ wait: number }>(
        "select private.take_request($1, $2::integer) as wait",
        [sender, String(perMinute)],
      );
      return row?.wait ?? 0;
    } catch {
      return 0; // storing the row will fail as well, and say so
    }
  };
}
