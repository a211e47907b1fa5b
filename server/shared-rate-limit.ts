import { createHmac } from "node:crypto";
import type { Database } from "./database.ts";

/**
 * A rate limit that several servers on a PostgreSQL share. Requests that this server's limit refuses never reach the
 * database.
 * @param local see createRateLimit; decides alone while the database does not answer
 * @param secret of these servers: addresses are stored as keyed hashes, for two minutes
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
      return 0; // the insert will fail as well and log why
    }
  };
}
