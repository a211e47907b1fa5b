import { FOR_A_WEEK, FOR_EVER, HASHED, REVALIDATED } from "./caching.ts";
import { fallbacksOf, isNotFoundPage, languagePrefixes, NOT_FOUND } from "./resolve-path.ts";
import { COMMON_HEADERS, FRAME_POLICY, type Headers, PLAIN_HEADERS } from "./security-headers.ts";
import { type SiteFile, type SiteFiles, TWIN_HEADERS } from "./site-files.ts";

const POLICY = "content-security-policy";

/** Configuration files written beside the pages, by name. */
export type SetUp = Readonly<Record<string, string>>;

/**
 * Returns Netlify's configuration: `_headers`, `_redirects` and not-found pages. These pages have their policy in the
 * HTML, because Netlify selects headers by the requested path, and theirs can be any path.
 */
export function netlifySetUp(files: SiteFiles): SetUp {
  const prefixes = languagePrefixes(files.keys());
  const fallbacks = fallbacksOf(prefixes);
  return {
    _headers: headerFile([...pageRules(files), ...fileRules(files)]),
    _redirects: `${[
      ...fallbacks.filter(({ status }) => status === 404).map(({ to }) => `${to} ${to}.html 404!`),
      ...prefixes.map((prefix) => `${prefix}${NOT_FOUND} ${prefix}${NOT_FOUND}.html 404!`),
      // Netlify serves existing files before it applies the rules below.
      ...fallbacks.map(({ folder, status, to }) =>
        status === 302 ? `${folder}/:id ${to} 302` : `${folder}/:id ${to}.html 404`,
      ),
      ...prefixes.map((prefix) => `${prefix}/* ${prefix}${NOT_FOUND}.html 404`),
    ].join("\n")}\n`,
    ...notFoundPages(files),
  };
}

/**
 * Returns Cloudflare Pages' configuration: `_headers`, and a worker for folders whose unknown paths have a fallback.
 * The worker redirects, because Cloudflare would apply `_redirects` to existing files too. It also sets the policies of
 * pages in those folders, because Cloudflare allows only 100 header rules.
 */
export function cloudflareSetUp(files: SiteFiles): SetUp {
  const fallbacks = fallbacksOf(languagePrefixes(files.keys()));
  const folders = fallbacks.map(({ folder }) => folder);
  const isBelow = (address: string) => folders.some((folder) => address.startsWith(`${folder}/`));
  const below = [...files].filter(([address, file]) => file.page && isBelow(address));
  const policies = Object.fromEntries(below.map(([address, file]) => [address, file.headers[POLICY]]));
  const others = new Map([...files].filter(([address]) => !isBelow(address)));
  const rules = [...pageRules(others), ...fileRules(files)];
  if (rules.length > 100)
    console.warn(`Cloudflare Pages takes 100 rules for headers; this site has ${rules.length}.`);
  const redirects = fallbacks.filter(({ status }) => status === 302);
  const folderPages = fallbacks.filter(({ status }) => status === 404);
  return {
    _headers: headerFile(rules),
    "_routes.json": json({ version: 1, include: folders.map((folder) => `${folder}/*`), exclude: [] }),
    "_worker.js": `// Written by the build.
const policies = ${json(policies)};
const pageHeaders = ${json({ "cache-control": REVALIDATED })};
const redirects = ${json(redirects)};
const redirectHeaders = ${json({ ...PLAIN_HEADERS, "cache-control": REVALIDATED })};

export default {
  async fetch(request, env) {
    const answer = await env.ASSETS.fetch(request);
    const { pathname } = new URL(request.url);
    const folder = pathname.slice(0, pathname.lastIndexOf("/"));
    const redirect = redirects.find((redirect) => redirect.folder === folder);
    if (answer.status === 404 && redirect && !/\\.(?:data|html)$|\\/$/.test(pathname))
      return new Response(null, { status: redirect.status, headers: { ...redirectHeaders, location: redirect.to } });
    const policy = policies[pathname];
    if (policy === undefined || answer.status >= 300 && answer.status !== 304) return answer;
    const page = new Response(answer.body, answer);
    page.headers.set("content-security-policy", policy);
    for (const [name, value] of Object.entries(pageHeaders)) page.headers.set(name, value);
    return page;
  },
};
`,
    // Cloudflare uses the '404.html' of the nearest folder.
    ...notFoundPages(files),
    ...Object.fromEntries(
      folderPages.map(({ folder, to }) => [`${folder.slice(1)}/404.html`, withPolicy(files.get(to))]),
    ),
  };
}

type Rule = [path: string, headers: Headers];

/** Returns the policies of all responses and of each page. */
function pageRules(files: SiteFiles): Rule[] {
  const pages = [...files].filter(([address, file]) => file.page && !isNotFoundPage(address));
  const rules = pages.map(([address, { headers }]): Rule => {
    return [encodeURI(address), { [POLICY]: headers[POLICY] ?? "", "cache-control": REVALIDATED }];
  });
  return [["/*", { ...COMMON_HEADERS, [POLICY]: FRAME_POLICY }], ...rules];
}

/** Returns the caching rules of files other than pages, by folder where possible. */
function fileRules(files: SiteFiles): Rule[] {
  const pictures = [...files].filter(([, file]) => file.headers["cache-control"] === FOR_A_WEEK);
  const prefixes = languagePrefixes(files.keys());
  const placeOf = (address: string) => {
    const prefix = prefixes.find((each) => address.startsWith(`${each}/`)) ?? "";
    return prefix + address.slice(prefix.length).replace(/^(\/[^/]+\/).*/, "$1*");
  };
  const places = new Set(pictures.map(([address]) => placeOf(address)));
  return [
    ...prefixes.map((prefix): Rule => [`${prefix}${HASHED}*`, { "cache-control": FOR_EVER }]),
    ...[...places].map((place): Rule => [place, { "cache-control": FOR_A_WEEK }]),
    ["/*.md", TWIN_HEADERS],
  ];
}

function headerFile(rules: Rule[]): string {
  const lines = rules.flatMap(([path, headers]) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return `${lines.join("\n")}\n`;
}

function notFoundPages(files: SiteFiles): SetUp {
  const pages = [...files].filter(([address]) => isNotFoundPage(address));
  return Object.fromEntries(pages.map(([address, file]) => [`${address.slice(1)}.html`, withPolicy(file)]));
}

/** Returns a page with its policy in a `meta` element. FRAME_POLICY has the directives that need a header. */
function withPolicy(file: SiteFile | undefined): string {
  const html = file?.page?.toString("utf8") ?? "";
  const policy = (file?.headers[POLICY] ?? "").replace(/; frame-ancestors [^;]*/, "");
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  const marked = html.replace("<head>", `<head>${meta}`);
  if (marked === html) throw new Error("The page for what is not found has no <head>");
  return marked;
}

function json(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
