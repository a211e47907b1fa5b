import { ASKED_ABOUT, FOR_A_MOMENT, FOR_A_WEEK, FOR_EVER, HASHED, PICTURE_TYPE } from "./caching.ts";
import { extensionsOf } from "./content-type.ts";
import type { SetUp } from "./header-files.ts";
import { fallbacksOf, languagePrefixes, NOT_FOUND, saysNotFound } from "./resolve-path.ts";
import { type Headers, PLAIN_HEADERS } from "./security-headers.ts";
import { layoutPath, type SiteFiles, TWIN_HEADERS } from "./site-files.ts";

/** A Vercel route. Vercel stops at the first matching route unless that route has `continue`. */
type Route = { handle: "filesystem" } | ({ src: string; methods?: string[]; continue?: true } & Answer);
type Answer = { headers?: Headers; dest?: string; status?: number };

/** Returns Vercel's configuration: `vercel.json` with `routes`, which can distinguish unknown paths from files. */
export function vercelSetUp(files: SiteFiles): SetUp {
  const prefixes = languagePrefixes(files.keys());
  const notFound = (address: string): Answer => {
    const file = files.get(address);
    if (file === undefined) throw new Error(`The build has no page ${address}`);
    return { status: 404, dest: `/${layoutPath(address, true)}`, headers: pageHeaders(file.headers) };
  };
  const pages = [...files]
    .filter(([, file]) => file.page)
    .map(([address, file]): Route => {
      const src = `^${address.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")}$`;
      if (saysNotFound(address)) return { src, ...notFound(address) };
      return { src, dest: `/${layoutPath(address, true)}`, headers: pageHeaders(file.headers) };
    });
  const routes: Route[] = [
    { src: "^/.*$", headers: { ...PLAIN_HEADERS, "cache-control": ASKED_ABOUT }, continue: true },
    {
      src: "^/.*$",
      methods: ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"],
      status: 405,
      headers: { allow: "GET, HEAD", "cache-control": "no-store" },
    },
    { src: "^/index\\.html$", status: 308, headers: { location: "/" } },
    // Excludes '//host/', which would redirect to another site.
    { src: "^/([^/\\\\].*?)/(?:index\\.html)?$", status: 308, headers: { location: "/$1" } },
    ...pages,
    ...prefixes.map((prefix): Route => ({ src: `^${prefix}/.*\\.html$`, ...notFound(prefix + NOT_FOUND) })),
    cached(`^/.*\\.(?:${extensionsOf(PICTURE_TYPE).join("|")})$`, FOR_A_WEEK),
    { src: "^/.*\\.md$", headers: TWIN_HEADERS, continue: true },
    cached("^/.*\\.data$", FOR_A_MOMENT),
    ...prefixes.map((prefix): Route => cached(`^${prefix}${HASHED}.*$`, FOR_EVER)),
    { handle: "filesystem" },
    { src: "^/.*\\.data$", status: 404, headers: { "cache-control": "no-store" } },
    ...fallbacksOf(prefixes).map(({ folder, status, to }): Route => {
      const src = `^${folder}/[^/]+$`;
      return status === 302
        ? { src, status, headers: { location: to, "cache-control": ASKED_ABOUT } }
        : { src, ...notFound(to) };
    }),
    ...prefixes.map((prefix): Route => ({ src: `^${prefix}/.*$`, ...notFound(prefix + NOT_FOUND) })),
  ];
  return { "vercel.json": JSON.stringify({ routes }, null, 2) };
}

function cached(src: string, caching: string): Route {
  return { src, headers: { "cache-control": caching }, continue: true };
}

function pageHeaders({ "content-security-policy": policy = "" }: Headers): Headers {
  return { "content-security-policy": policy, "cache-control": ASKED_ABOUT };
}
