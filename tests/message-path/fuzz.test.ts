import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { PUBLIC_KEY } from "../../supabase/public-key.ts";
import { isThorough } from "../thorough.ts";
import { databaseForTests, serverForTests, siteForTests } from "./for-tests.ts";
import { CONTACT, NEWSLETTER } from "./rest-client.ts";
import { listMessages } from "./run-server.ts";

vi.setConfig({ testTimeout: 1_200_000, hookTimeout: 300_000 });

/** The number of random requests. For more: FUZZ_CASES=10000 npm test -- --only messages fuzz. */
const CASES = Number(process.env.FUZZ_CASES ?? (isThorough ? 2000 : 400));
const AT_ONCE = 8;

const settings = { ...siteForTests().settings, DATA_DIR: databaseForTests("fuzz") };
const server = serverForTests(() => settings);

/** Generates strings in any script, with control characters and lone surrogates. */
const text = (maxLength: number) =>
  fc.oneof(
    fc.string({ minLength: 2, maxLength }),
    fc.string({ unit: "grapheme", maxLength }),
    fc.string({ unit: "binary", maxLength }),
  );
/** Generates the usual value in most cases, and otherwise one of `others`. */
const mostly = (weight: number, usual: string, ...others: string[]) =>
  fc.oneof({ weight, arbitrary: fc.constant(usual) }, fc.constantFrom(...others));
/** Generates one of several choices, by weight. */
const oneOf = (...choices: [weight: number, fc.Arbitrary<unknown>][]) =>
  fc.oneof(...choices.map(([weight, arbitrary]) => ({ weight, arbitrary })));

const row = fc.record(
  { name: text(110), email: fc.oneof(fc.emailAddress(), text(30)), message: text(300) },
  { requiredKeys: ["email"] },
);
const good = fc.record({
  name: fc.constant("Ayesha Siddika"),
  email: fc.uuid().map((id) => `${id}@client.example`),
  message: fc.string({ unit: "grapheme-ascii", minLength: 20, maxLength: 400 }),
});
const withMore = fc
  .tuple(row, fc.dictionary(text(12), fc.jsonValue(), { maxKeys: 3 }))
  .map(([valid, more]) => ({ ...valid, ...more }));
const asJson = (value: fc.Arbitrary<object>) => value.map((object) => JSON.stringify(object));
const request = fc.record({
  table: oneOf(
    [6, fc.constant(CONTACT)],
    [2, fc.constant(NEWSLETTER)],
    [1, fc.webPath().map((path) => `/rest/v1${path}`)],
    [1, fc.webQueryParameters().map((query) => `${CONTACT}?${query}`)],
  ),
  method: mostly(9, "POST", "GET", "PUT", "PATCH", "DELETE", "OPTIONS", "HEAD"),
  headers: fc.record(
    {
      apikey: mostly(20, PUBLIC_KEY, "", "wrong", `${PUBLIC_KEY}x`),
      "content-type": mostly(12, "application/json", "text/plain", "application/json; charset=latin1", ""),
      prefer: mostly(9, "return=minimal", "return=representation", "tx=rollback"),
      authorization: mostly(9, `Bearer ${PUBLIC_KEY}`, "Bearer a.b.c", "Basic eDp5"),
      range: fc.constantFrom("0-1", "bytes=0-1"),
    },
    { requiredKeys: ["apikey", "content-type"] },
  ),
  body: oneOf(
    [4, asJson(row)],
    [8, asJson(good)],
    [1, asJson(withMore)],
    [1, fc.json()],
    [1, text(80)],
    [1, fc.uint8Array({ maxLength: 200 })],
  ),
});

test(`answers ${CASES} random requests without a 5xx, and stores exactly the acknowledged rows`, async () => {
  const cases = fc.sample(request, { numRuns: CASES, seed: 20_251_101 });
  const acknowledged: Record<string, string>[] = [];
  const statuses = new Map<number, number>();
  const send = async ({ table, method, headers, body }: (typeof cases)[number]) => {
    const withBody = method === "GET" || method === "HEAD" ? {} : { body: body as BodyInit };
    const answer = await fetch(server.url + table, { method, headers, ...withBody });
    const answered = await answer.text();
    const shown = `${method} ${table} ${JSON.stringify(headers)} ${JSON.stringify(body)} → ${answer.status} ${answered}`;
    expect(answer.status, shown).toBeLessThan(500);
    expect([201, 400, 401, 404, 405, 413, 415, 409], shown).toContain(answer.status);
    if (answer.status === 201) {
      expect(answered).toBe("");
      if (table === CONTACT) acknowledged.push(JSON.parse(String(body)));
    } else if (method !== "HEAD" && (table === CONTACT || table === NEWSLETTER))
      expect(Object.keys(JSON.parse(answered)).sort(), shown).toEqual(["code", "details", "hint", "message"]);
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
  };
  const waiting = [...cases];
  const worker = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await send(next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));

  const { stdout } = await listMessages(settings, "--json");
  const stored = JSON.parse(stdout) as Record<string, string>[];
  const words = ({ name, email, message }: Record<string, string>) => JSON.stringify([name, email, message]);
  expect(new Set(stored.map(words))).toEqual(new Set(acknowledged.map(words)));
  expect(stored).toHaveLength(new Set(acknowledged.map(words)).size);
  // Check that many cases are stored and that every type of refusal occurs.
  expect(stored.length).toBeGreaterThan(CASES / 10);
  for (const status of [400, 401, 404, 405, 415])
    expect(statuses.get(status) ?? 0, `${status}`).toBeGreaterThan(CASES / 200);
});
