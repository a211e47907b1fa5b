import { createHmac } from "node:crypto";
import type { Database } from "./database.ts";

/**
 * Creates a rate limit that several servers on one PostgreSQL share. Requests that the local limit refuses never reach the
 * database.
 * @param local see createRateLimit; decides alone while the database does not respond
 * @param secret key that the servers share; IP addresses are stored as keyed hashes, for two minutes
 * @returns a function like the one that createRateLimit returns
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
