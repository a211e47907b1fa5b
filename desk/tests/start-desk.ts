import { chromium } from "@playwright/test";
import { askServer } from "../../server/control.ts";
import { PUBLIC_KEY } from "../../supabase/public-key.ts";
import { freePort } from "../../tests/free-port.ts";
import { putDatabase } from "../../tests/message-path/data-directory.ts";
import { temporaryDirectory, writeFixtureSite } from "../../tests/message-path/fixture-site.ts";
import { startMailServer } from "../../tests/message-path/mail-server.ts";
import { runProgram, type startServer } from "../../tests/message-path/run-server.ts";

/** Starts Chromium without its sandbox, which does not work for root. */
export const launchBrowser = () =>
  chromium.launch({
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: ["--no-sandbox"],
  });

type Settings = Parameters<typeof startServer>[0];

const SITE = `name: Loomwright
url: https://loomwright.example
contact: { timeZone: Asia/Dhaka }
switches: { contactFields: basic, newsletter: stored, stockPhotoHost: null }
`;

/** Prepares a site, a data directory with a database, and a mail server, which a test's programs share. */
export async function prepareSetup(databaseUrl?: string) {
  const site = writeFixtureSite(SITE);
  const data = temporaryDirectory("desk");
  putDatabase(data.directory);
  const mail = await startMailServer();
  const settings: Settings = {
    ...site.settings,
    DATA_DIR: data.directory,
    SMTP_URL: mail.url,
    NOTIFY_TO: "office@loomwright.example",
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  };
  const remove = async () => {
    await mail.stop();
    data.remove();
    site.remove();
  };
  return { settings, mail, remove, dataDir: data.directory };
}

/**
 * Starts the desk and waits until it is ready. In team mode it is at http://localhost, where browsers accept Secure
 * cookies.
 */
export async function startDesk(settings: Settings, mode: "team" | "local", changes: Settings = {}) {
  const port = changes.DESK_PORT ?? String(await freePort());
  const origin = mode === "team" ? `http://localhost:${port}` : `http://127.0.0.1:${port}`;
  const running = runProgram("../desk/server/main.ts", {
    ...settings,
    DESK_PORT: port,
    ...(mode === "team" ? { DESK_URL: origin } : {}),
    ...changes,
  });
  await new Promise<void>((resolve, reject) => {
    running.child.stdout?.on("data", () => {
      if (/is ready at/.test(running.stdout())) resolve();
    });
    running.ended.then(() => reject(new Error(`The desk ended: ${running.stdout()}${running.stderr()}`)));
  });
  /** Returns the last link that the desk printed. */
  const link = async (name: "first" | "key") => {
    for (;;) {
      const found = [...running.stdout().matchAll(new RegExp(`http\\S+#${name}=(\\S+)`, "g"))].at(-1);
      if (found) return { address: found[0], key: found[1] ?? "" };
      await new Promise((resolve) => running.child.stdout?.once("data", resolve));
    }
  };
  return { ...running, origin, port, link };
}

/** Sends a message like the contact form, or an e-mail address like the newsletter form. */
export async function sendMessage(
  site: { url: string },
  row: Record<string, string>,
  table = "contact_messages",
) {
  const response = await fetch(`${site.url}/rest/v1/${table}`, {
    method: "POST",
    headers: { apikey: PUBLIC_KEY, "content-type": "application/json", prefer: "return=minimal" },
    body: JSON.stringify(row),
  });
  if (response.status !== 201) throw new Error(`The message was refused: ${await response.text()}`);
}

/** Inserts a message through the desk that has the database open. */
export async function putMessage(dataDir: string, row: { name: string; email: string; message: string }) {
  const text =
    "insert into public.contact_messages (name, email, message) values ($1::text, $2::text, $3::text)";
  await askServer(dataDir, { do: "sql", statements: [{ text, values: [row.name, row.email, row.message] }] });
}

/** Creates a small HTTP client that keeps cookies and sends the headers of the desk's own page. */
export function createClient(origin: string) {
  const cookies = new Map<string, string>();
  let key = "";
  const request = async (
    path: string,
    method = "GET",
    body?: unknown,
    headers: Record<string, string> = {},
  ) => {
    const response = await fetch(`${origin}${path}`, {
      method,
      redirect: "manual",
      headers: {
        ...(method === "GET" ? {} : { origin, "content-type": "application/json" }),
        "x-desk-key": key,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        ...headers,
      },
      ...(method === "GET" ? {} : { body: JSON.stringify(body ?? {}) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = "", value = ""] = (cookie.split(";")[0] ?? "").split(/=(.*)/s);
      cookies.set(name, value);
    }
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.includes("json");
    if (path === "/sign-in/local" && response.ok) key = JSON.parse(text).key;
    return {
      status: response.status,
      headers: response.headers,
      text,
      json: isJson && text !== "" ? JSON.parse(text) : undefined,
    };
  };
  return { request, cookies };
}

/** Starts a desk without a team, and signs in with the terminal's link. */
export async function signInLocally(settings: Parameters<typeof startDesk>[0]) {
  const desk = await startDesk(settings, "local");
  const client = createClient(desk.origin);
  await client.request("/sign-in/local", "POST", { key: (await desk.link("key")).key });
  return { desk, client };
}

/** Signs in the first owner, "farhana", with the terminal's link. Returns the owner's client. */
export async function signInFirstOwner(desk: Awaited<ReturnType<typeof startDesk>>) {
  const owner = createClient(desk.origin);
  const { key } = await desk.link("first");
  await owner.request("/sign-in/first", "POST", {
    key,
    name: "farhana",
    email: "farhana@loomwright.example",
  });
  return owner;
}
