/** What a GET of an address is answered with. */
export type Resolution =
  | { kind: "file"; address: string; status: 200 | 404 }
  | { kind: "redirect"; location: string; status: 302 | 308 }
  /** 404 for a program: a page would be of no use to it. */
  | { kind: "missing" };

const NOT_FOUND = "/404";
const POST_NOT_FOUND = "/blog/post-not-found";

/**
 * Decides what an address is answered with (specification, section 2 "Routes"; rulings: an unknown project
 * is a 302 to /portfolio, no page that says 'not found' is a 200).
 * @param target the request's target as it came, such as '/about/?type=quote'
 * @param exists whether the built site has a file for a decoded path
 */
export function resolvePath(target: string, exists: (address: string) => boolean): Resolution {
  const { address, query } = parseTarget(target);
  const notFound: Resolution = { kind: "file", address: NOT_FOUND, status: 404 };
  if (address === undefined) return notFound;

  const clean = address.replace(/\/index\.html$/, "/").replace(/(.)\/$/, "$1");
  if (clean !== address) return { kind: "redirect", location: encodeAddress(clean) + query, status: 308 };
  if (address === NOT_FOUND || address === POST_NOT_FOUND) return { kind: "file", address, status: 404 };
  if (exists(address)) return { kind: "file", address, status: 200 };
  if (address.endsWith(".data")) return { kind: "missing" };
  if (/^\/portfolio\/[^/]+$/.test(address)) return { kind: "redirect", location: "/portfolio", status: 302 };
  if (/^\/blog\/[^/]+$/.test(address)) return { kind: "file", address: POST_NOT_FOUND, status: 404 };
  return notFound;
}

/**
 * Splits a request target into its decoded path and its query (with '?'). The path is undefined when it
 * cannot be decoded or is one that no file and no redirect may have: '//host' and '/\host' would send a
 * browser to another site.
 */
export function parseTarget(target: string): { address: string | undefined; query: string } {
  const local = target.startsWith("/") ? target : pathOfUrl(target);
  const end = local.search(/[?#]/);
  const rawPath = end === -1 ? local : local.slice(0, end);
  const query = end === -1 || local[end] === "#" ? "" : local.slice(end).replace(/#.*$/, "");
  let address: string;
  try {
    address = decodeURIComponent(rawPath);
  } catch {
    return { address: undefined, query };
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  const isSafe = address.startsWith("/") && !/\/\/|[\\\u0000-\u001f\u007f]/.test(address);
  return { address: isSafe ? address : undefined, query };
}

/** Proxies may send the whole address in the request line. */
function pathOfUrl(target: string): string {
  const url = URL.parse(target);
  return url && /^https?:$/.test(url.protocol) ? url.pathname + url.search : "";
}

function encodeAddress(address: string): string {
  return address.split("/").map(encodeURIComponent).join("/");
}
