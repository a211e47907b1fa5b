import type { IncomingMessage } from "node:http";
import { isIPv6 } from "node:net";

/** Maximum number of IP addresses in memory, about 2 MB. The least recently seen are dropped first. */
const MAX_ADDRESSES = 20_000;

/**
 * Creates a token bucket per IP address: bursts of `perMinute` requests, refilled evenly over a minute.
 * @param now the current time in ms
 * @returns a function that counts a request from an IP address and returns the seconds to wait; 0 if it is allowed
 */
export function createRateLimit(
  perMinute: number,
  now: () => number = Date.now,
): (address: string) => number {
  const buckets = new Map<string, { tokens: number; at: number }>();
  const perMs = perMinute / 60_000;
  return (address) => {
    const at = now();
    const old = buckets.get(address);
    const tokens = old ? Math.min(perMinute, old.tokens + (at - old.at) * perMs) : perMinute;
    const isAllowed = tokens >= 1;
    buckets.delete(address); // moves it to the end: the map is in order of last use
    buckets.set(address, { tokens: isAllowed ? tokens - 1 : tokens, at });
    const oldest = buckets.keys().next().value;
    if (buckets.size > MAX_ADDRESSES && oldest !== undefined) buckets.delete(oldest);
    return isAllowed ? 0 : Math.ceil((1 - tokens) / perMs / 1000);
  };
}

/**
 * Returns the IP address under which a request is counted; for IPv6 its /64 network, which one visitor owns.
 * @param trustProxy number of trusted proxies that append to X-Forwarded-For; visitors can forge entries further left
 */
export function clientAddress(
  request: Pick<IncomingMessage, "headers" | "socket">,
  trustProxy: number,
): string {
  const peer = request.socket.remoteAddress ?? "unknown";
  const forwarded = [request.headers["x-forwarded-for"] ?? []].flat().join(",");
  const hops = forwarded.split(",").map((hop) => hop.trim());
  return network((trustProxy > 0 ? hops.at(-trustProxy) : undefined) || peer);
}

function network(address: string): string {
  // Some proxies add the port, which differs with every connection.
  const host = address.replace(/^(\[.*\]|[\d.]+):\d+$/, "$1").replace(/^\[|\]$/g, "");
  const bare = host.replace(/^::ffff:(?=\d+\.)/i, "");
  if (!isIPv6(bare)) return bare;
  const [head = "", tail] = bare.split("%")[0]?.split("::") ?? [];
  const left = head === "" ? [] : head.split(":");
  const right = tail ? tail.split(":") : [];
  const groups = [...left, ...Array(Math.max(0, 8 - left.length - right.length)).fill("0"), ...right];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
