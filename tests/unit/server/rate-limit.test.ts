import type { IncomingMessage } from "node:http";
import { describe, expect, test } from "vitest";
import { clientAddress, createRateLimit } from "../../../server/rate-limit.ts";

describe("createRateLimit", () => {
  test("allows a burst, then returns the waiting time, and refills evenly", () => {
    let now = 0;
    const take = createRateLimit(20, () => now);
    expect(Array.from({ length: 20 }, () => take("a"))).toEqual(Array(20).fill(0));
    expect(take("a")).toBe(3);
    now = 2_900;
    expect(take("a")).toBe(1);
    now = 3_000;
    expect(take("a")).toBe(0);
    expect(take("a")).toBe(3);
    now = 3_600_000;
    expect(Array.from({ length: 21 }, () => take("a")).filter((wait) => wait > 0)).toHaveLength(1);
  });

  test("counts each IP address separately", () => {
    const take = createRateLimit(1, () => 0);
    expect([take("a"), take("b"), take("a")]).toEqual([0, 0, 60]);
  });

  test("remembers a limited number of IP addresses, and the busiest longest", () => {
    const take = createRateLimit(1, () => 0);
    take("old");
    for (let index = 0; index < 20_000; index += 1) {
      take(`address ${index}`);
      if (index % 1000 === 0) take("busy");
    }
    expect(take("busy")).toBeGreaterThan(0);
    expect(take("old")).toBe(0);
  });
});

describe("clientAddress", () => {
  const from = (remoteAddress: string, forwarded?: string) =>
    ({
      socket: { remoteAddress },
      headers: forwarded === undefined ? {} : { "x-forwarded-for": forwarded },
    }) as unknown as IncomingMessage;

  test("ignores X-Forwarded-For unless a proxy is trusted", () => {
    expect(clientAddress(from("10.0.0.9", "1.2.3.4"), 0)).toBe("10.0.0.9");
  });

  test("uses only IP addresses that trusted proxies appended", () => {
    expect(clientAddress(from("10.0.0.9", "6.6.6.6, 1.2.3.4"), 1)).toBe("1.2.3.4");
    expect(clientAddress(from("10.0.0.9", "6.6.6.6, 1.2.3.4, 10.0.0.1"), 2)).toBe("1.2.3.4");
    expect(clientAddress(from("10.0.0.9"), 1)).toBe("10.0.0.9");
    expect(clientAddress(from("10.0.0.9", "1.2.3.4:51234"), 1)).toBe("1.2.3.4");
    expect(clientAddress(from("10.0.0.9", "[2001:db8:1:2::7]:51234"), 1)).toBe("2001:db8:1:2");
  });

  test("counts an IPv6 network as one visitor, but each mapped IPv4 address separately", () => {
    expect(clientAddress(from("2001:db8:1:2:3:4:5:6"), 0)).toBe("2001:db8:1:2");
    expect(clientAddress(from("2001:db8:1:2::7"), 0)).toBe("2001:db8:1:2");
    expect(clientAddress(from("2001:db8::7"), 0)).toBe("2001:db8:0:0");
    expect(clientAddress(from("::ffff:1.2.3.4"), 0)).toBe("1.2.3.4");
  });
});
