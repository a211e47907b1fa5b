import { PATHS } from "../app/paths.ts";

/** The response to a GET of a path. */
export type Resolution =
  | { kind: "file"; address: string; status: 200 | 404 }
  | { kind: "redirect"; location: string; status: 302 | 308 }
  /** A 404 without a page, for requests by scripts. */
  | { kind: "missing" };

/** Path of the page for unknown paths. */
export const NOT_FOUND = PATHS.notFound;

/** Responses to unknown paths in a folder: unknown projects, unknown posts. */
const FALLBACKS: Fallback[] = [
  { folder: PATHS.portfolio, status: 302, to: PATHS.portfolio },
  { folder: PATHS.blog, status: 404, to: PATHS.postNotFound },
];
type Fallback = { folder: string; status: 302 | 404; to: string };

/** A first segment that looks like a language tag: the "/bn" of "/bn/about". */
export const LANGUAGE_PREFIX = /^\/[a-z]{2,3}(?:-[a-z0-9]+)*(?=\/|$)/i;

/** Returns each language's URL prefix: "/bn" if the site has "/bn/404", and "" for the original language. */
export function languagePrefixes(addresses: Iterable<string>): string[] {
  const found = [...addresses].flatMap((address) => {
    const [prefix] = LANGUAGE_PREFIX.exec(address) ?? [];
    return prefix !== undefined && address === prefix + NOT_FOUND ? [prefix] : [];
  });
  return [...found, ""];
}

/** Returns the fallbacks of each language with its URL prefix. */
export function fallbacksOf(prefixes: readonly string[]): Fallback[] {
  return prefixes.flatMap((prefix) =>
    FALLBACKS.map(({ folder, status, to }) => ({ folder: prefix + folder, status, to: prefix + to })),
  );
}

/** Returns the language prefix of a path: "/bn/about" → "/bn"; "" for the original language. */
function languagePrefixOf(address: string, exists: (address: string) => boolean): string {
  const [first = ""] = LANGUAGE_PREFIX.exec(address) ?? [];
  return first && exists(first.toLowerCase() + NOT_FOUND) ? first.toLowerCase() : "";
}

/**
 * Matches targets that no browser sends: empty and dot segments, encoded slashes, backslashes and control characters.
 * They are refused, because '//host' and '/\\host' would redirect to another site.
 */
const ODD_TARGET = /^[^?#]*(?:\/\/|\\|%2f|%5c|%[01][0-9a-f]|%7f|\/(?:\.|%2e){1,2}(?:[/?#]|$))/i;

/**
 * Determines the response to a request. A not-found page never has status 200.
 * @param target the raw request target, such as '/about/?type=quote'
 * @param exists whether the built site has a file at a decoded path
 */
export function resolvePath(target: string, exists: (address: string) => boolean): Resolution {
  const { address, query } = parseTarget(target);
  const prefix = languagePrefixOf(address ?? "", exists);
  const notFound: Resolution = { kind: "file", address: prefix + NOT_FOUND, status: 404 };
  if (address === undefined) return notFound;

  const clean = address.replace(/\/index\.html$/, "/").replace(/(.)\/$/, "$1");
  if (clean !== address) return { kind: "redirect", location: encodeAddress(clean) + query, status: 308 };
  if (exists(address)) return { kind: "file", address, status: isNotFoundPage(address) ? 404 : 200 };
  const lower = address.toLowerCase();
  if (lower !== address && exists(lower) && !isNotFoundPage(lower))
    return { kind: "redirect", location: encodeAddress(lower) + query, status: 308 };
  if (address.endsWith(".data")) return { kind: "missing" };
  const folder = address.slice(0, address.lastIndexOf("/"));
  const fallback = address.endsWith(".html")
    ? undefined
    : fallbacksOf([prefix]).find((entry) => entry.folder === folder);
  if (fallback === undefined) return notFound;
  const { status, to } = fallback;
  return status === 302 ? { kind: "redirect", location: to, status } : { kind: "file", address: to, status };
}

const NOT_FOUND_PAGES: ReadonlySet<string> = new Set([NOT_FOUND, PATHS.postNotFound]);

/** Returns whether a page is a not-found page, whose status is always 404. */
export function isNotFoundPage(address: string): boolean {
  return NOT_FOUND_PAGES.has(address.replace(LANGUAGE_PREFIX, ""));
}

/**
 * Splits a request target into its decoded path and its query (with '?'). The path is undefined if it cannot be decoded
 * or matches ODD_TARGET.
 */
export function parseTarget(target: string): { address: string | undefined; query: string } {
  const local = target.startsWith("/") ? target : pathOfUrl(target);
  const end = local.search(/[?#]/);
  const rawPath = end === -1 ? local : local.slice(0, end);
  const query = end === -1 || local[end] === "#" ? "" : local.slice(end).replace(/#.*$/, "");
  if (!rawPath.startsWith("/") || ODD_TARGET.test(rawPath)) return { address: undefined, query };
  try {
    return { address: decodeURIComponent(rawPath), query };
  } catch {
    return { address: undefined, query };
  }
}

/** Returns the path of a request target, which is a full URL if a proxy sent it. */
function pathOfUrl(target: string): string {
  const url = URL.parse(target);
  return url && /^https?:$/.test(url.protocol) ? url.pathname + url.search : "";
}

function encodeAddress(address: string): string {
  return address.split("/").map(encodeURIComponent).join("/");
}
