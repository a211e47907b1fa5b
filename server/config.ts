import path from "node:path";
import { PUBLIC_KEY } from "../supabase/public-key.ts";
import { agencyFolder, buildFolder } from "./folders.ts";
import { type NotifyConfig, readNotifyConfig } from "./notify-config.ts";
import { StartError } from "./start-error.ts";

/** Settings from environment variables, which the README lists. */
export type Config = {
  host: string;
  /** 0 lets the system choose a free port. */
  port: number;
  /** Absolute path of the folder with the embedded database, the control socket and the assets of earlier builds. */
  dataDir: string;
  /** URL of a PostgreSQL server to use instead of the embedded database. */
  databaseUrl: URL | undefined;
  /** Absolute path of the built site. */
  buildDir: string;
  /** Absolute path of the agency's folder, which has site.yaml. */
  agencyDir: string;
  /** Absolute path of supabase/, which has migrations/ and optional/. */
  supabaseDir: string;
  /** The public key that a request to /rest/v1 must contain. */
  publicKey: string;
  /** Origin of an external backend, which the content security policy must allow. */
  backendOrigin: string | undefined;
  /** Requests to /rest/v1 per minute and IP address; also the largest burst. */
  rateLimit: number;
  /** Number of trusted proxies that append to X-Forwarded-For; 0 ignores that header. */
  trustProxy: number;
  /** Whether to log as JSON, with a line for each request. */
  logsJson: boolean;
  /** Messages older than this are deleted. */
  retentionMonths: number;
  /** The channels that notify the agency of new messages. See readNotifyConfig. */
  notify: NotifyConfig;
};

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the settings from the environment; an empty value counts as not set.
 * @param root absolute path of the project, from which relative paths in settings start
 * @throws StartError naming the setting, what is wrong with it and a value that works
 */
export function readConfig(environment: Environment, root: string): Config {
  const get = (name: string) => environment[name]?.trim() || undefined;
  return {
    host: host(get("HOST") ?? "127.0.0.1"),
    port: wholeNumber("PORT", get("PORT") ?? "4173", 0, 65_535, "4173"),
    dataDir: path.resolve(root, get("DATA_DIR") ?? ".data"),
    databaseUrl: databaseUrl(get("DATABASE_URL")),
    buildDir: path.resolve(root, buildFolder(environment)),
    agencyDir: path.resolve(root, agencyFolder(environment)),
    supabaseDir: path.join(root, "supabase"),
    publicKey: publicKey(get("VITE_SUPABASE_ANON_KEY") ?? PUBLIC_KEY),
    backendOrigin: origin(get("VITE_SUPABASE_URL")),
    rateLimit: wholeNumber("RATE_LIMIT", get("RATE_LIMIT") ?? "20", 1, 1_000_000, "20"),
    trustProxy: wholeNumber("TRUST_PROXY", get("TRUST_PROXY") ?? "0", 0, 10, "1"),
    logsJson: isJson(get("LOG")),
    retentionMonths: wholeNumber("RETENTION_MONTHS", get("RETENTION_MONTHS") ?? "12", 1, 120, "12"),
    notify: readNotifyConfig(get),
  };
}

function wholeNumber(name: string, text: string, min: number, max: number, example: string): number {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new StartError(
    `${name} must be a whole number from ${min} to ${max}, not '${text}': set it to ${example}, for example.`,
  );
}

function host(text: string): string {
  if (/^[\w.:%-]+$/.test(text)) return text;
  throw new StartError(`HOST must be a host name or an IP address, not '${text}': set it to 127.0.0.1.`);
}

/** Leaves the value out of the error message, because it contains a password. */
function databaseUrl(text: string | undefined): URL | undefined {
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  if (url !== null && /^postgres(ql)?:$/.test(url.protocol)) return url;
  throw new StartError(
    "DATABASE_URL must be an address like 'postgres://user:password@host:5432/database': correct it, or leave it out to use the embedded database.",
  );
}

function publicKey(text: string): string {
  if (/^[\u0021-\u007e]+$/.test(text)) return text;
  throw new StartError("VITE_SUPABASE_ANON_KEY must be one word of ASCII characters: copy the key again.");
}

function isJson(text: string | undefined): boolean {
  if (text === undefined || text === "text" || text === "json") return text === "json";
  throw new StartError(
    `LOG must be text or json, not '${text}': set it to json for programs that collect logs.`,
  );
}

/** Returns the origin of an external backend; undefined for '/', which means this server. */
function origin(text: string | undefined): string | undefined {
  if (text === undefined || text === "/") return undefined;
  const url = URL.parse(text);
  if (url !== null && /^https?:$/.test(url.protocol)) return url.origin;
  throw new StartError(
    `VITE_SUPABASE_URL must be an address like 'https://abc.supabase.co', not '${text}': correct it, or leave it out to use this server.`,
  );
}
