/** What a GET of an address is answered with. */
export type Resolution =
  | { kind: "file"; address: string; status: 200 | 404 }
  | { kind: "redirect"; location: string; status: 302 | 308 }
  /** 404 for a program: a page would be of no use to it. */
  | { kind: "missing" };

/** The page for an address that does not exist. */
export const NOT_FOUND = "/404";

/** What an unknown address below a folder is answered with: an unknown project, an unknown post. */
export const FALLBACKS = [
  { folder: "/portfolio", status: 302, to: "/portfolio" },
  { folder: "/blog", status: 404, to: "/blog/post-not-found" },
] as const;

/**
 * Targets whose path names nothing of the site: empty and dot segments, encoded slashes, backslashes and control
 * characters. Browsers send none of them, and '//host' or '/\\host' would redirect to another site.
 */
const ODD_TARGET = /^[^?#]*(?:\/\/|\\|%2f|%5c|%[01][0-9a-f]|%7f|\/(?:\.|%2e){1,2}(?:[/?#]|$))/i;

/**
 * Decides what an address is answered with. No page that says 'not found' is a 200.
 * @param target the request's target as it came, such as '/about/?type=quote'
 * @param exists whether the built site has a file for a decoded path
 */
export function resolvePath(target: string, exists: (address: string) => boolean): Resolution {
  const { address, query } = parseTarget(target);
  const notFound: Resolution = { kind: "file", address: NOT_FOUND, status: 404 };
  if (address === undefined) return notFound;

  const clean = address.replace(/\/index\.html$/, "/").replace(/(.)\/$/, "$1");
  if (clean !== address) return { kind: "redirect", location: encodeAddress(clean) + query, status: 308 };
  // Lists of an earlier version had their category in the query.
  const category = `${address}/category/${new URLSearchParams(query).get("category")}`;
  if (query && exists(category)) return { kind: "redirect", location: encodeAddress(category), status: 308 };
  if (saysNotFound(address)) return { kind: "file", address, status: 404 };
  if (exists(address)) return { kind: "file", address, status: 200 };
  const lower = address.toLowerCase();
  if (lower !== address && exists(lower) && !saysNotFound(lower))
    return { kind: "redirect", location: encodeAddress(lower) + query, status: 308 };
  if (address.endsWith(".data")) return { kind: "missing" };
  const folder = address.slice(0, address.lastIndexOf("/"));
  const fallback = address.endsWith(".html") ? undefined : FALLBACKS.find((entry) => entry.folder === folder);
  if (fallback === undefined) return notFound;
  const { status, to } = fallback;
  return status === 302 ? { kind: "redirect", location: to, status } : { kind: "file", address: to, status };
}

/** Whether a page says that something was not found; it is a 404 wherever it is asked for. */
export function saysNotFound(address: string): boolean {
  return address === NOT_FOUND || FALLBACKS.some(({ status, to }) => status === 404 && to === address);
}

/**
 * Splits a request target into its decoded path and its query (with '?'). The path is undefined when it
 * cannot be decoded or is odd (see ODD_TARGET).
 */
export function parseTarget(target: string): Target {
  // One request asks several times.
  if (last.target !== target) last = { target, parsed: parse(target) };
  return last.parsed;
}

type Target = { readonly address: string | undefined; readonly query: string };
let last: { target: string; parsed: Target } = { target: "", parsed: { address: undefined, query: "" } };

function parse(target: string): Target {
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

/** Proxies may send the whole address in the request line. */
function pathOfUrl(target: string): string {
  const url = URL.parse(target);
  return url && /^https?:$/.test(url.protocol) ? url.pathname + url.search : "";
}

function encodeAddress(address: string): string {
  return address.split("/").map(encodeURIComponent).join("/");
}
