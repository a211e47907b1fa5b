import { randomBytes } from "node:crypto";
import { fallbacksOf } from "../resolve-path.ts";
import { COMMON_HEADERS, securityHeaders } from "../security-headers.ts";
import { type Finding, finding, get } from "./finding.ts";

const HEADERS_MEND =
  "Let the proxy pass the server's headers on, or upload the folder that the build wrote for this host (build/hosting/).";

/** Headers, caching, compression, redirects and what is not found, at addresses that every build has. */
export async function checkAnswers(origin: string): Promise<Finding[]> {
  const random = randomBytes(6).toString("hex");
  const home = await get(`${origin}/`, { "accept-encoding": "br, gzip" });
  const html = await home.text();
  const missing = Object.entries(COMMON_HEADERS).filter(([name, value]) => home.headers.get(name) !== value);
  const findings = [
    finding(`/ answers ${home.status}`, home.status === 200, "The home page must answer 200."),
    finding(
      missing.length === 0
        ? "Security headers"
        : `Security headers: ${missing.map(([name]) => name).join(", ")} not as they should be`,
      missing.length === 0,
      HEADERS_MEND,
    ),
    policyFinding("/", home, html),
    compression("/", home),
    finding(
      "Browsers ask for each page anew",
      /no-cache|max-age=0/.test(home.headers.get("cache-control") ?? ""),
      HEADERS_MEND,
    ),
  ];

  const asset = /"(\/assets\/[^"]+\.js)"/.exec(html)?.[1];
  if (asset === undefined)
    findings.push({
      what: "The home page names no script",
      mend: "Serve the folder that npm run build writes.",
    });
  else {
    const script = await get(origin + asset, { "accept-encoding": "br, gzip" });
    findings.push(
      finding(
        `${asset} answers ${script.status}`,
        script.status === 200,
        "Upload the whole build, assets first.",
      ),
      finding(
        "Assets are cached for good",
        /immutable/.test(script.headers.get("cache-control") ?? ""),
        HEADERS_MEND,
      ),
      compression(asset, script),
    );
  }

  const slash = await get(`${origin}/about/`);
  findings.push(redirect("/about/", slash, "/about", [301, 308]));
  for (const { folder, status, to } of fallbacksOf([""])) {
    const answer = await get(`${origin}${folder}/${random}`);
    findings.push(
      status === 302 ? redirect(`${folder}/…`, answer, to, [302]) : notFound(`${folder}/…`, answer),
    );
  }
  findings.push(notFound("/…", await get(`${origin}/${random}`)));
  return [...findings, await securityText(origin)];
}

/** Every page of the sitemap, below the given origin: a 200 whose policy allows its scripts. */
export async function checkPages(origin: string): Promise<Finding[]> {
  const sitemap = await (await get(`${origin}/sitemap.xml`)).text();
  const links = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => URL.parse(match[1] ?? ""));
  const pages = links.filter((link) => link !== null);
  const broken: string[] = [];
  for (let at = 0; at < pages.length; at += 4) {
    const some = pages.slice(at, at + 4).map(async ({ pathname }) => {
      const answer = await get(origin + pathname);
      const isWell =
        answer.status === 200 && policyFinding(pathname, answer, await answer.text()).mend === undefined;
      if (!isWell) broken.push(`${pathname} (${answer.status})`);
    });
    await Promise.all(some);
  }
  const foreign = pages.find((link) => link.origin !== origin);
  return [
    finding(
      broken.length === 0
        ? `${pages.length} pages of the sitemap`
        : `Pages of the sitemap: ${broken.join(", ")}`,
      pages.length > 0 && broken.length === 0,
      pages.length === 0 ? "sitemap.xml names no page: upload the whole build." : HEADERS_MEND,
    ),
    ...(foreign
      ? [
          {
            what: `The sitemap names ${foreign.origin}`,
            note: `If ${origin} is the public address, set 'url' in site.yaml to it and build.`,
          },
        ]
      : []),
  ];
}

function policyFinding(address: string, answer: Response, html: string): Finding {
  const given = (answer.headers.get("content-security-policy") ?? "").split(/[;,]/);
  const needed = (securityHeaders(html)["content-security-policy"] ?? "").split("; ");
  // A backend or a host of pictures elsewhere makes these two longer.
  const lacks = needed.find(
    (directive) =>
      !given.some((other) =>
        /^(?:img|connect)-src/.test(directive)
          ? other.trim().startsWith(directive)
          : other.trim() === directive,
      ),
  );
  return finding(
    lacks === undefined
      ? `The policy of ${address} fits its scripts`
      : `The policy of ${address} lacks: ${lacks.slice(0, 80)}`,
    lacks === undefined,
    HEADERS_MEND,
  );
}

function compression(address: string, answer: Response): Finding {
  const encoding = answer.headers.get("content-encoding");
  return finding(
    `${address} is sent ${encoding ? `as ${encoding}` : "uncompressed"}`,
    encoding !== null,
    "Let the proxy pass Accept-Encoding on, or turn on the host's compression.",
  );
}

function redirect(address: string, answer: Response, to: string, statuses: number[]): Finding {
  const given = answer.headers.get("location");
  const location = given === null ? undefined : URL.parse(given, answer.url)?.pathname;
  return finding(
    `${address} leads ${location ? `to ${location}` : "nowhere"} (${answer.status})`,
    location === to && statuses.includes(answer.status),
    `It must lead to ${to} with ${statuses.join(" or ")}. ${HEADERS_MEND}`,
  );
}

function notFound(address: string, answer: Response): Finding {
  return finding(
    `${address} answers ${answer.status} when there is no such page`,
    answer.status === 404,
    `It must be a 404. ${HEADERS_MEND}`,
  );
}

async function securityText(origin: string): Promise<Finding> {
  const answer = await get(`${origin}/.well-known/security.txt`);
  const expires = Date.parse(/^Expires: (.+)$/m.exec(await answer.text())?.[1] ?? "");
  const days = Math.floor((expires - Date.now()) / 86_400_000);
  return finding(
    answer.status === 200 && days > 0
      ? `security.txt is valid for ${days} more days`
      : "security.txt is missing or out of date",
    answer.status === 200 && days > 0,
    "Build and deploy again: each build dates it anew.",
  );
}
