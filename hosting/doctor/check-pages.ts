import { randomBytes } from "node:crypto";
import { PATHS } from "../../app/paths.ts";
import { fallbacksOf } from "../resolve-path.ts";
import { COMMON_HEADERS, securityHeaders } from "../security-headers.ts";
import { type Finding, finding, get } from "./finding.ts";

const HEADERS_FIX =
  "Let the proxy pass the server's headers on, or upload the folder that the build wrote for this host (build/hosting/).";
const COMPRESSED = { "accept-encoding": "br, gzip" };

/** Checks headers, caching, compression, redirects and 404s at URLs that every build has. */
export async function checkAnswers(origin: string): Promise<Finding[]> {
  const random = randomBytes(6).toString("hex");
  const home = await get(`${origin}/`, COMPRESSED);
  const html = await home.text();
  const other = Object.entries(COMMON_HEADERS).filter(([name, value]) => home.headers.get(name) !== value);
  const names = other.map(([name]) => name).join(", ");
  const findings = [
    finding(`/ answers ${home.status}`, home.status === 200, "The home page must answer 200."),
    finding(`Security headers${names && `: ${names} differ`}`, !names, HEADERS_FIX),
    policyFinding("/", home, html),
    compression("/", home),
    caching("Browsers ask for each page anew", home, /no-cache|max-age=0/),
  ];
  const asset = /"(\/assets\/[^"]+\.js)"/.exec(html)?.[1];
  if (asset) {
    const script = await get(origin + asset, COMPRESSED);
    const isThere = script.status === 200;
    findings.push(
      finding(`${asset} answers ${script.status}`, isThere, "Upload the whole build, assets first."),
      caching("Assets are cached for good", script, /immutable/),
      compression(asset, script),
    );
  } else {
    const fix = "Serve the folder that npm run build writes.";
    findings.push({ what: "The home page names no script", fix });
  }

  findings.push(redirect(`${PATHS.about}/`, await get(`${origin}${PATHS.about}/`), PATHS.about, [301, 308]));
  for (const { folder, status, to } of fallbacksOf([""])) {
    const answer = await get(`${origin}${folder}/${random}`);
    const isRedirect = status === 302;
    findings.push(isRedirect ? redirect(`${folder}/…`, answer, to, [302]) : notFound(`${folder}/…`, answer));
  }
  findings.push(notFound("/…", await get(`${origin}/${random}`)));
  return [...findings, await securityText(origin)];
}

/** Checks every page in the sitemap, at the given origin: status 200 and a policy that allows its scripts. */
export async function checkPages(origin: string): Promise<Finding[]> {
  const sitemap = await (await get(`${origin}/sitemap.xml`)).text();
  const links = sitemap.match(/(?<=<loc>)[^<]+/g) ?? [];
  const pages = links.flatMap((link) => URL.parse(link) ?? []);
  const broken: string[] = [];
  const waiting = pages.values();
  const check = async () => {
    for (const { pathname } of waiting) {
      const answer = await get(origin + pathname);
      const { fix } = policyFinding(pathname, answer, await answer.text());
      if (answer.status !== 200 || fix) broken.push(`${pathname} (${answer.status})`);
    }
  };
  await Promise.all([check(), check(), check(), check()]);
  const none = "sitemap.xml names no page: upload the whole build.";
  const findings =
    broken.length > 0
      ? [finding(`Pages of the sitemap: ${broken.join(", ")}`, false, HEADERS_FIX)]
      : [finding(`${pages.length} pages of the sitemap`, pages.length > 0, none)];
  const foreign = pages.find((link) => link.origin !== origin);
  if (foreign) {
    const note = `If ${origin} is the public address, set 'url' in site.yaml to it and build.`;
    findings.push({ what: `The sitemap names ${foreign.origin}`, note });
  }
  return findings;
}

function policyFinding(address: string, answer: Response, html: string): Finding {
  const header = answer.headers.get("content-security-policy") ?? "";
  const given = header.split(/[;,]/).map((directive) => directive.trim());
  const needed = (securityHeaders(html)["content-security-policy"] ?? "").split("; ");
  // A backend or picture host on another origin adds entries to these two directives.
  const isGiven = (directive: string) =>
    /^(?:img|connect)-src/.test(directive)
      ? given.some((other) => other.startsWith(directive))
      : given.includes(directive);
  const lacks = needed.find((directive) => !isGiven(directive));
  const fault = lacks === undefined ? "fits its scripts" : `lacks: ${lacks.slice(0, 80)}`;
  return finding(`The policy of ${address} ${fault}`, lacks === undefined, HEADERS_FIX);
}

function caching(what: string, { headers }: Response, expected: RegExp): Finding {
  return finding(what, expected.test(headers.get("cache-control") ?? ""), HEADERS_FIX);
}

function compression(address: string, { headers }: Response): Finding {
  const encoding = headers.get("content-encoding");
  const fix = "Let the proxy pass Accept-Encoding on, or enable the host's compression.";
  const form = encoding ? `as ${encoding}` : "uncompressed";
  return finding(`${address} is sent ${form}`, encoding !== null, fix);
}

function redirect(address: string, answer: Response, to: string, statuses: number[]): Finding {
  const given = answer.headers.get("location");
  const location = given === null ? undefined : URL.parse(given, answer.url)?.pathname;
  return finding(
    `${address} leads ${location ? `to ${location}` : "nowhere"} (${answer.status})`,
    location === to && statuses.includes(answer.status),
    `It must lead to ${to} with ${statuses.join(" or ")}. ${HEADERS_FIX}`,
  );
}

function notFound(address: string, { status }: Response): Finding {
  const what = `${address} answers ${status} when there is no such page`;
  return finding(what, status === 404, `It must be a 404. ${HEADERS_FIX}`);
}

async function securityText(origin: string): Promise<Finding> {
  const answer = await get(`${origin}/.well-known/security.txt`);
  const expires = Date.parse(/^Expires: (.+)$/m.exec(await answer.text())?.[1] ?? "");
  const days = Math.floor((expires - Date.now()) / 86_400_000);
  const isValid = answer.status === 200 && days > 0;
  const state = isValid ? `is valid for ${days} more days` : "is missing or out of date";
  return finding(`security.txt ${state}`, isValid, "Build and deploy again: each build renews its date.");
}
