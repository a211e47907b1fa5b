import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Config, isLocalHost, StartError } from "../../server/public.ts";

/** The desk's own settings. */
export type DeskConfig = {
  /**
   * In team mode, people sign in at DESK_URL. In local mode, the user of this machine opens a link from the terminal.
   */
  mode: "local" | "team";
  /** The desk's URL without a path, such as 'https://desk.example.com'. */
  origin: string;
  host: string;
  port: number;
  /** Signs the session cookies of the team. */
  secret: string;
  /** A hosted Supabase project to fetch messages from, with a key that may read and delete them. */
  hosted: { url: string; key: string } | undefined;
};

/**
 * Reads DESK_URL, DESK_PORT, DESK_HOST, DESK_SECRET and SUPABASE_SERVICE_KEY. Throws a StartError that names the wrong
 * setting and an example of a correct value.
 */
export function readDeskConfig(
  environment: Readonly<Record<string, string | undefined>>,
  config: Config,
): DeskConfig {
  const get = (name: string) => environment[name]?.trim() || undefined;
  const port = Number(get("DESK_PORT") ?? "4174");
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new StartError(`DESK_PORT must be a port number, not '${get("DESK_PORT")}': set it to 4174.`);
  }
  const hosted = readHosted(get, config);
  const address = get("DESK_URL");
  if (address === undefined) {
    return { mode: "local", origin: `http://127.0.0.1:${port}`, host: "127.0.0.1", port, secret: "", hosted };
  }
  const url = URL.parse(address);
  const isSafe = url?.protocol === "https:" || (url?.protocol === "http:" && url.hostname === "localhost");
  if (url === null || !isSafe || url.pathname !== "/" || url.search !== "") {
    throw new StartError(
      "DESK_URL must be an https address without a path, like 'https://desk.example.com': correct it, or leave it out to use the desk on this machine only.",
    );
  }
  const secret = get("DESK_SECRET") ?? storedSecret(config.dataDir);
  if (secret.length < 32) {
    throw new StartError("DESK_SECRET must be at least 32 characters: 'openssl rand -hex 24' prints some.");
  }
  const host = get("DESK_HOST") ?? "127.0.0.1";
  return { mode: "team", origin: url.origin, host, port, secret, hosted };
}

/**
 * Returns whether everybody shares one sign-in limit: https needs a proxy, and with TRUST_PROXY=0 all requests seem to
 * come from the proxy's IP address.
 */
export const sharesLimit = (
  { origin }: Pick<DeskConfig, "origin">,
  { trustProxy }: Pick<Config, "trustProxy">,
) => origin.startsWith("https:") && trustProxy === 0;

/**
 * Reads the cookie secret beside the database, and creates it if it is missing. Only the file's owner can read it.
 */
function storedSecret(dataDir: string): string {
  const file = path.join(dataDir, "desk-secret");
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, randomBytes(32).toString("hex"), { mode: 0o600, flag: "wx" });
  }
  return readFileSync(file, "utf8").trim();
}

function readHosted(get: (name: string) => string | undefined, config: Config): DeskConfig["hosted"] {
  const key = get("SUPABASE_SERVICE_KEY");
  if (key === undefined) return undefined;
  if (config.backendOrigin === undefined) {
    throw new StartError(
      "SUPABASE_SERVICE_KEY needs VITE_SUPABASE_URL: set VITE_SUPABASE_URL to the project's address.",
    );
  }
  const { protocol, hostname } = new URL(config.backendOrigin);
  if (protocol !== "https:" && !isLocalHost(hostname)) {
    throw new StartError(
      "VITE_SUPABASE_URL must begin with https:// if SUPABASE_SERVICE_KEY is set: otherwise the key would be sent unencrypted.",
    );
  }
  return { url: config.backendOrigin, key };
}
