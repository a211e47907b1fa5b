import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { PUBLIC_KEY } from "../../supabase/public-key.ts";
import { databaseForTests, serverForTests, siteForTests } from "./for-tests.ts";
import { CONTACT, NEWSLETTER } from "./rest-client.ts";
import { listMessages } from "./run-server.ts";

vi.setConfig({ testTimeout: 1_200_000, hookTimeout: 300_000 });

/** FUZZ_CASES=10000 npm test -- --only messages fuzz. */
const CASES = Number(process.env.FUZZ_CASES ?? 2000);
const AT_ONCE = 8;

const settings = { ...siteForTests().settings, DATA_DIR: databaseForTests("fuzz") };
const server = serverForTests(() => settings);

/** Any text: plain, of any script, with control characters and halves of surrogate pairs. */
const text = (maxLength: number) =>
  fc.oneof(
    fc.string({ minLength: 2, maxLength }),
    fc.string({ unit: "grapheme", maxLength }),
    fc.string({ unit: "binary", maxLength }),
  );
const row = fc.record(
  { name: text(110), email: fc.oneof(fc.emailAddress(), text(30)), message: text(300) },
  { requiredKeys: ["email"] },
);
const body = fc.oneof(
  { weight: 4, arbitrary: row.map((valid) => JSON.stringify(valid)) },
  {
    weight: 8,
    arbitrary: fc
      .record({
        name: fc.constant("Ayesha Siddika"),
        email: fc.uuid().map((id) => `${id}@client.example`),
        message: fc.string({ unit: "grapheme-ascii", minLength: 20, maxLength: 400 }),
      })
      .map((valid) => JSON.stringify(valid)),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(row, fc.dictionary(text(12), fc.jsonValue(), { maxKeys: 3 }))
      .map(([valid, more]) => JSON.stringify({ ...valid, ...more })),
  },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: text(80) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }) },
);
const request = fc.record({
  table: fc.oneof(
    { weight: 6, arbitrary: fc.constant(CONTACT) },
    { weight: 2, arbitrary: fc.constant(NEWSLETTER) },
    { weight: 1, arbitrary: fc.webPath().map((path) => `/rest/v1${path}`) },
    { weight: 1, arbitrary: fc.webQueryParameters().map((query) => `${CONTACT}?${query}`) },
  ),
  method: fc.oneof(
    { weight: 9, arbitrary: fc.constant("POST") },
    fc.constantFrom("GET", "PUT", "PATCH", "DELETE", "OPTIONS", "HEAD"),
  ),
  headers: fc.record(
    {
      apikey: fc.oneof(
        { weight: 20, arbitrary: fc.constant(PUBLIC_KEY) },
        fc.constantFrom("", "wrong", `${PUBLIC_KEY}x`),
      ),
      "content-type": fc.oneof(
        { weight: 12, arbitrary: fc.constant("application/json") },
        fc.constantFrom("text/plain", "application/json; charset=latin1", "", "multipart/form-data"),
      ),
      prefer: fc.oneof(
        { weight: 9, arbitrary: fc.constant("return=minimal") },
        fc.constantFrom("return=representation", "resolution=merge-duplicates", "tx=rollback"),
      ),
      authorization: fc.oneof(
        { weight: 9, arbitrary: fc.constant(`Bearer ${PUBLIC_KEY}`) },
        fc.constantFrom("Bearer a.b.c", "Basic eDp5"),
      ),
      range: fc.constantFrom("0-1", "bytes=0-1"),
    },
    { requiredKeys: ["apikey", "content-type"] },
  ),
  body,
});

test(`${CASES} requests of every shape: no 5xx, and exactly the acknowledged rows`, async () => {
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
  // The cases reach deep enough: about a third of them are stored, and every kind of refusal is there.
  expect(stored.length).toBeGreaterThan(CASES / 10);
  for (const status of [400, 401, 404, 405, 415])
    expect(statuses.get(status) ?? 0, `${status}`).toBeGreaterThan(CASES / 200);
});
