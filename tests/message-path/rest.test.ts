import { randomBytes } from "node:crypto";
import { request } from "node:http";
import { createClient } from "@supabase/supabase-js";
import { describe, expect, test } from "vitest";
import { askServer } from "../../server/control.ts";
import { createSiteServer, listen } from "../../server/serve.ts";
import { PUBLIC_KEY } from "../../supabase/public-key.ts";
import { databaseForTests, serverForTests, siteForTests } from "./for-tests.ts";
import { CONTACT, message, NEWSLETTER, post } from "./rest-client.ts";
import { listMessages } from "./run-server.ts";

const settings = { ...siteForTests().settings, DATA_DIR: databaseForTests("data"), RATE_LIMIT: "40" };
const server = serverForTests(() => settings);

/** Returns a header with a new client IP address, so that tests do not share a rate limit. */
const visitor = () => ({ "x-forwarded-for": [10, ...randomBytes(3)].join(".") });

const send = (body: unknown, path = CONTACT, headers: Record<string, string> = {}) =>
  post(server.url + path, body, { ...visitor(), ...headers });

const supabase = () => createClient(server.url, PUBLIC_KEY, { global: { headers: visitor() } });

async function stored(table: "contact_messages" | "newsletter_subscribers", email: string) {
  const rows = await askServer(settings.DATA_DIR, { do: "list", query: { table } });
  if (!rows) throw new Error("No server answered");
  return rows.filter((row) => row.email.toLowerCase() === email.toLowerCase());
}

describe("a message", () => {
  test("is stored when posted to the REST path, with an empty response", async () => {
    const row = message({ message: "Two lines\nand a tab\there: 'quotes', \"more\", \\ and 100 %." });
    expect(await send(row)).toMatchObject({ status: 201, text: "" });
    const [found] = await stored("contact_messages", row.email);
    expect(found).toMatchObject(row);
    const columns = ["created_at", "email", "id", "message", "name", "number"];
    expect(Object.keys(found ?? {}).sort()).toEqual(columns);
  });

  test("does not delay page requests, even in a flood of messages", async () => {
    const rows = Array.from({ length: 120 }, () => message());
    await Promise.all(rows.map(() => fetch(server.url))); // opens a connection for each message
    let answered = 0;
    const flood = rows.map(async (row) => {
      const { status } = await send(row);
      answered += 1;
      return status;
    });
    await Promise.race(flood);
    expect((await fetch(server.url)).status).toBe(200);
    expect(answered).toBeLessThan(rows.length / 2);
    expect(new Set(await Promise.all(flood))).toEqual(new Set([201]));
  });

  test("is stored when supabase-js sends it like the contact form", async () => {
    const client = supabase();
    const row = message();
    const answer = await client.from("contact_messages").insert(row);
    expect([answer.error, answer.status]).toEqual([null, 201]);
    expect(await stored("contact_messages", row.email)).toHaveLength(1);
    const refused = await client.from("contact_messages").insert({ ...row, message: "short" });
    expect(refused.error).toMatchObject({ code: "23514" });
  });
});

describe("an anonymous visitor", () => {
  test("cannot read, change or delete rows, or get the inserted row back", async () => {
    const row = message();
    await send(row);
    const table = supabase().from("contact_messages");
    const answers = [
      await table.select("*"),
      await table.update({ name: "Changed" }).eq("email", row.email),
      await table.delete().eq("email", row.email),
      await table.insert(message()).select(),
      await table.upsert({ ...row, name: "Changed" }),
    ];
    for (const { error, data: seen, status } of answers) {
      expect(error).not.toBe(null);
      expect([seen, status >= 400 && status < 500]).toEqual([null, true]);
    }
    expect(await stored("contact_messages", row.email)).toMatchObject([row]);
  });

  test.each(["GET", "HEAD", "PUT", "PATCH", "DELETE", "OPTIONS"])("cannot use %s", async (method) => {
    for (const path of [CONTACT, NEWSLETTER]) {
      const headers = { apikey: PUBLIC_KEY, ...visitor() };
      const response = await fetch(server.url + path, { method, headers });
      expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"]);
    }
  });

  test("needs the public key, and gains nothing from another token", async () => {
    const forged = [{ alg: "HS256", typ: "JWT" }, { role: "service_role" }].map((part) =>
      Buffer.from(JSON.stringify(part)).toString("base64url"),
    );
    for (const headers of [
      ...["", "wrong", `${PUBLIC_KEY}x`].map((apikey) => ({ apikey })),
      ...["Bearer wrong", `Bearer ${forged.join(".")}.AAAA`].map((authorization) => ({ authorization })),
    ]) {
      const row = message();
      expect((await send(row, CONTACT, headers)).status).toBe(401);
      expect(await stored("contact_messages", row.email)).toEqual([]);
    }
    const without = { method: "POST", headers: visitor(), body: "{}" };
    expect((await fetch(server.url + CONTACT, without)).status).toBe(401);
  });

  test.each(["/rest/v1/", "/rest/v1/pg_roles", "/rest/v1/rpc/version", "/rest/v1/contact_messages/1"])(
    "gets a 404 for %s",
    async (address) => {
      expect((await send(message(), address)).status).toBe(404);
    },
  );
});

describe("a posted row", () => {
  test.each([
    ["id", { id: "7" }, "428C9"],
    ["created_at", { created_at: "2020-01-01" }, "42501"],
    ["phone", { phone: "+880 1711 555 019" }, "PGRST204"],
    ["status", { status: "read" }, "PGRST204"],
    ["__proto__", JSON.parse('{"__proto__":"x"}'), "PGRST204"],
    ["refused", { refused: null }, "PGRST204"],
    ["a number", { name: 12 }, "PGRST102"],
    ["an object", { name: { first: "A" } }, "PGRST102"],
    ["a list", { message: ["one", "two"] }, "PGRST102"],
    ["null", { message: null }, "23502"],
  ])("is refused with an invalid field: %s", async (_name, extra, code) => {
    const row = message(extra);
    const answer = await send(row);
    expect([answer.status >= 400 && answer.status < 500, answer.code]).toEqual([true, code]);
    expect(await stored("contact_messages", row.email)).toEqual([]);
  });

  test.each([
    ["a list of rows", JSON.stringify([message(), message()])],
    ["a list of one", JSON.stringify([message()])],
    ["an empty object", "{}"],
    ["a text", '"text"'],
    ["null", "null"],
    ["nothing", ""],
    ["half of it", '{"name":"A'],
    ["deep nesting", "[".repeat(60_000)],
    ["a form", "name=A&email=b"],
  ])("is refused with 400 if the body is %s", async (_name, body) => {
    expect((await send(body)).status).toBe(400);
  });

  test("is refused with 400 for a missing column or a query, and with 415 for another content type", async () => {
    const { email: _, ...rest } = message();
    expect(await send(rest)).toMatchObject({ status: 400, code: "23502" });
    expect((await send(message(), `${CONTACT}?on_conflict=id`)).status).toBe(400);
    const types = ["text/plain", "application/x-www-form-urlencoded", "application/json; charset=latin1"];
    for (const type of types)
      expect((await send(message(), CONTACT, { "content-type": type })).status).toBe(415);
    expect((await send(message(), CONTACT, { "content-encoding": "gzip" })).status).toBe(415);
  });
});

describe("the limits of a message", () => {
  const exactly = (length: number) => "x".repeat(length);

  test.each([
    ["name of 2 characters", { name: "Al" }],
    ["name of 100 characters", { name: exactly(100) }],
    ["e-mail address of 254 characters", { email: `${exactly(64)}@${exactly(181)}.example` }],
    ["message of 10 characters", { message: exactly(10) }],
    ["message of 5000 wide characters", { message: "ক".repeat(5000) }],
  ])("accept a %s", async (_name, changes) => {
    expect((await send(message(changes))).status).toBe(201);
  });

  test.each([
    ["name of 1 character", { name: "A" }],
    ["name of spaces", { name: "  A  " }],
    ["name of zero-width characters", { name: "\u200b\u200d\u2060" }],
    ["name of 101 characters", { name: exactly(101) }],
    ["name of two lines", { name: "Ann\nBcc: all@client.example" }],
    ["e-mail address of 255 characters", { email: `${exactly(65)}@${exactly(181)}.example` }],
    ["e-mail address without @", { email: "client.example" }],
    ["e-mail address without a dot", { email: "ann@client" }],
    ["list of e-mail addresses", { email: "ann@client.example,all@client.example" }],
    ["e-mail address with a name", { email: "Ann <ann@client.example>" }],
    ["e-mail address of two lines", { email: "ann@client.example\r\nBcc: all@client.example" }],
    ["message of 9 characters", { message: exactly(9) }],
    ["message of spaces", { message: ` \n${exactly(9)}\t ` }],
    ["message of twelve zero-width characters", { message: "\u200b".repeat(12) }],
    ["message of nine letters and fillers", { message: `${exactly(9)}\u3164\u2800\u202e` }],
    ["message of 5001 characters", { message: exactly(5001) }],
  ])("make the database refuse a %s", async (_name, changes) => {
    expect(await send(message(changes))).toMatchObject({ status: 400, code: "23514" });
  });

  test("reject a body over 64 kB with 413, with or without Content-Length", async () => {
    const large = JSON.stringify(message({ message: exactly(70_000) }));
    expect((await send(large)).status).toBe(413);
    expect((await send(message({ message: exactly(2_000_000) }))).status).toBe(413);
    const status = await new Promise((resolve, reject) => {
      const headers = { apikey: PUBLIC_KEY, "content-type": "application/json", ...visitor() };
      const chunked = request(server.url + CONTACT, { method: "POST", headers }, (answer) =>
        resolve(answer.statusCode),
      );
      chunked.on("error", reject);
      chunked.write(large.slice(0, 1000));
      chunked.end(large.slice(1000));
    });
    expect(status).toBe(413);
    expect((await send(message())).status).toBe(201);
  });
});

describe("unusual text in a message", () => {
  test.each([
    ["CR and LF", "Dear team,\r\nthis has two line ends.\r\nBye"],
    ["HTML", "<script>alert(1)</script><img src=x onerror=alert(2)>"],
    ["SQL", "'); drop table contact_messages; -- \" $1 $$ \\' %s"],
    ["right-to-left override", "invoice \u202Egpj.exe and \u2066isolated\u2069"],
    ["emoji", "👩‍👩‍👧‍👦 🧵🪡 and 𝔘𝔫𝔦𝔠𝔬𝔡𝔢"],
    ["Bengali", "নমস্কার, আমাদের একটি নতুন ওয়েবসাইট দরকার।"],
    ["combining marks", "Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘!"],
  ])("is stored unchanged: %s", async (_name, text) => {
    const row = message({ message: text });
    expect((await send(row)).status).toBe(201);
    expect(await stored("contact_messages", row.email)).toMatchObject([row]);
  });

  test.each([
    ["a null byte", "null \u0000 byte in the middle"],
    ["an escape sequence", "\u001b[2J clears the terminal"],
    ["a C1 control", "also \u009b2J clears the terminal"],
    ["half a surrogate pair", "broken \ud83d emoji in the middle"],
  ])("is refused: %s", async (_name, text) => {
    expect((await send(message({ message: text }))).status).toBe(400);
  });

  test("is refused if it is invalid UTF-8", async () => {
    for (const bytes of [[0xff], [0xc3], [0xed, 0xa0, 0x80], [0xc0, 0x80], [0xf5, 0x80, 0x80, 0x80]]) {
      const json = JSON.stringify(message({ message: "some SPLIT text" }));
      const [before, after] = json.split("SPLIT").map((text) => Buffer.from(text)) as [Buffer, Buffer];
      expect((await send(Buffer.concat([before, Buffer.from(bytes), after]))).status).toBe(400);
    }
  });
});

test("rate-limits a burst of 120 posts from one IP address, but not pages or other IP addresses", async () => {
  const address = visitor();
  const posts = Array.from({ length: 120 }, () => send(message(), CONTACT, address));
  const pages = Array.from({ length: 20 }, () => fetch(`${server.url}/about`, { headers: address }));
  const answers = await Promise.all(posts);
  const limited = answers.filter(({ status }) => status === 429);
  expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThanOrEqual(40);
  expect(limited.length).toBeGreaterThanOrEqual(70);
  expect(answers.every(({ status }) => status === 201 || status === 429)).toBe(true);
  for (const { headers } of limited) expect(headers.get("retry-after")).toMatch(/^[1-9]\d?$/);
  for (const page of await Promise.all(pages)) expect(page.status).toBe(200);
  expect((await send(message())).status).toBe(201);
});

describe("a repeated message", () => {
  test("is stored once after a double click", async () => {
    const row = message();
    const answers = await Promise.all([send(row), send(row)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await stored("contact_messages", row.email)).toHaveLength(1);
  });

  test("is stored once after a lost response", async () => {
    const row = message();
    await new Promise<void>((resolve) => {
      const headers = { apikey: PUBLIC_KEY, "content-type": "application/json", ...visitor() };
      const first = request(server.url + CONTACT, { method: "POST", headers });
      first.on("error", () => {}).on("close", resolve);
      first.end(JSON.stringify(row), () => setTimeout(() => first.destroy(new Error("timed out")), 5));
    });
    expect((await send(row)).status).toBe(201);
    expect(await stored("contact_messages", row.email)).toHaveLength(1);
  });

  test("is stored again if a single letter differs", async () => {
    const row = message();
    for (const changes of [{}, { message: `${row.message}!` }, { name: "Ayesha Siddiqa" }]) {
      expect((await send({ ...row, ...changes })).status).toBe(201);
    }
    expect(await stored("contact_messages", row.email)).toHaveLength(3);
  });
});

describe("the newsletter form", () => {
  test("is refused with 404 while subscribing is only simulated", async () => {
    const options = { storesSubscribers: false, rateLimit: () => 0, publicKey: PUBLIC_KEY, trustProxy: 0 };
    const backend = Promise.reject(new Error("Nothing is stored"));
    backend.catch(() => {});
    const { server, stop } = createSiteServer(new Map(), { ...options, backend });
    const url = await listen(server, { host: "127.0.0.1", port: 0 });
    expect(await post(url + NEWSLETTER, { email: message().email })).toMatchObject({ status: 404 });
    await stop();
  });

  test("stores an e-mail address once, and does not reveal that it was known", async () => {
    const { email } = message();
    const answers = [];
    for (const written of [email, email, email.toUpperCase()]) {
      answers.push(await send({ email: written }, NEWSLETTER));
    }
    const [first, ...others] = answers.map(({ status, text }) => ({ status, text }));
    expect(first).toEqual({ status: 201, text: "" });
    for (const other of others) expect(other).toEqual(first);
    expect(await stored("newsletter_subscribers", email)).toMatchObject([{ email }]);
  });

  test.each([
    { email: "nobody" },
    { email: `${"x".repeat(250)}@a.example` },
    { email: "a@b.example, c@d.example" },
  ])("refuses the e-mail address $email", async (row) => {
    expect(await send(row, NEWSLETTER)).toMatchObject({ status: 400, code: "23514" });
  });
});

describe("npm run messages beside a running server", () => {
  test("lists the newest messages first, as text and as JSON", async () => {
    const older = message({ message: "the older of two messages" });
    const newer = message({ name: "\ue000evil" });
    await send(older);
    await send(newer);
    const json = await listMessages(settings, "--json");
    expect(json).toMatchObject({ code: 0, stderr: "" });
    const rows = JSON.parse(json.stdout) as { email: string; created_at: string }[];
    expect(rows.slice(0, 2)).toMatchObject([newer, older]);
    const times = rows.map((row) => row.created_at);
    expect(times).toEqual(times.toSorted().reverse());
    const { stdout } = await listMessages(settings, "--since", "1h");
    expect(stdout).toMatch(
      /^#\d+ {2}\d{4}-\d\d-\d\d \d\d:\d\d \(Asia\/Dhaka\)\nNumber {3}\d{4}-\d{4}\nFrom {5}\\ue000evil <ayesha-/,
    );
    expect(stdout).toContain("the older of two messages");
    expect(stdout).toContain("\\ue000evil");
    expect(stdout).not.toContain("\ue000");
  });

  test("lists subscribers, shows help, and reports wrong options", async () => {
    expect((await listMessages(settings, "--since", "2999-01-01")).stdout).toContain("No message in ");
    const { email } = message();
    await send({ email }, NEWSLETTER);
    expect((await listMessages(settings, "--subscribers")).stdout).toContain(email);
    expect((await listMessages(settings, "--help")).stdout).toContain("--since 2d");
    for (const mistake of [["--since", "soon"], ["--what"]]) {
      const { code, stdout, stderr } = await listMessages(settings, ...mistake);
      expect([code, stdout, stderr.trim().split("\n").length]).toEqual([1, "", 1]);
    }
  });
});

test("does not log visitors' texts", async () => {
  const row = message({ name: "A", message: "Confidential: our turnover" });
  expect((await send(row)).status).toBe(400);
  expect(server.stderr()).toContain("A row was refused: 23514 contact_messages_name_length");
  expect(server.stderr() + server.stdout()).not.toMatch(/Confidential|client\.example/);
});
