import { ASKED_ABOUT, FOR_A_WEEK, FOR_EVER, HASHED, PICTURE_TYPE } from "./caching.ts";
import { extensionsOf, TYPES, UNKNOWN_TYPE } from "./content-type.ts";
import { ROBOTS, TWIN, UNLISTED } from "./indexing.ts";
import { FALLBACKS, NOT_FOUND, ODD_TARGET } from "./resolve-path.ts";
import { COMMON_HEADERS, PLAIN_HEADERS } from "./security-headers.ts";
import { layoutPath, type SiteFiles } from "./site-files.ts";

/**
 * The configuration of nginx 1.18 or later: what is to be included in its `http` block, and in the `server` block
 * that has the domain, the ports and the certificate. That one is not ours, so a build never overwrites it.
 * @param root absolute path of the layout with its compressed forms
 * @param backend address of the site's own server, or undefined when messages go elsewhere
 */
export function nginxConfiguration(
  files: SiteFiles,
  root: string,
  backend: string | undefined,
): { http: string; server: string } {
  return { http: mapsOf(files), server: serverOf(root, backend) };
}

function mapsOf(files: SiteFiles): string {
  const pages = [...files].filter(([, file]) => file.page);
  const policies = pages.map(
    ([address, file]) =>
      `  ${quote(`/${layoutPath(address, true)}`)} ${quote(file.headers["content-security-policy"] ?? "")};`,
  );
  return `# Written by the build for these very pages: their policies name their scripts. Include it within 'http',
# and reload nginx after each build.
map_hash_bucket_size 256;
map_hash_max_size ${Math.max(4096, 2 ** Math.ceil(Math.log2(2 * pages.length)))};

# What the answer is allowed to do; $uri is the file that is sent.
map $uri $site_file_policy {
  default ${PLAIN_POLICY};
${policies.join("\n")}
}
map $status $site_policy {
  default $site_file_policy;
  ~^30[28] ${PLAIN_POLICY};
}
map $uri $site_file_caching {
  default ${quote(ASKED_ABOUT)};
  ~^${HASHED} ${quote(FOR_EVER)};
  ~*\\.(?:${extensionsOf(PICTURE_TYPE).join("|")})$ ${quote(FOR_A_WEEK)};
}
map "$status$uri" $site_caching {
  default $site_file_caching;
  "~^(?:30[28]|404.*\\.html$)" ${quote(ASKED_ABOUT)};
  ~^[45] "no-store";
}
map "$status$uri" $site_robots {
  ${quote(`~^(?:20|304).*${TWIN}`)} ${UNLISTED};
}
map $status $site_allow {
  405 "GET, HEAD";
}
# Addresses that name nothing, and those with a slash or an 'index.html' too much.
map $request_uri $site_odd {
  default 0;
  ${quote(`~*${ODD_TARGET}`)} 1;
}
map $request_uri $site_canonical {
  "~^/index\\.html(?<site_query>\\?.*)?$" "/$site_query";
  "~^(?<site_path>/[^?]*[^/?])/(?:index\\.html)?(?<site_rest>\\?.*)?$" "$site_path$site_rest";
}
`;
}

function serverOf(root: string, backend: string | undefined): string {
  const headers = [
    ...Object.entries(COMMON_HEADERS).map(([name, value]) => [name, quote(value)]),
    ["content-security-policy", "$site_policy"],
    ["cache-control", "$site_caching"],
    ["allow", "$site_allow"],
    [ROBOTS, "$site_robots"],
  ];
  return `# Written by the build: the site. Include it within a 'server' that says where it listens.
  root ${quote(root)};
  server_tokens off;
  absolute_redirect off;
  merge_slashes off;
  gzip_static on;
  gzip_vary on;

  types {
${Object.entries(TYPES)
  .map(([extension, [type]]) => `    ${quote(type)} ${extension.slice(1)};`)
  .join("\n")}
  }
  default_type ${UNKNOWN_TYPE};
${headers.map(([name, value]) => `  add_header ${name} ${value} always;`).join("\n")}

  error_page 400 403 404 ${NOT_FOUND}.html;
  error_page 405 @refused;

  location = / {
    ${CHECKS}
    try_files /index.html =404;
  }
  location / {
    ${CHECKS}
    try_files $uri $uri.html =404;
  }
  # The files behind the addresses are not addresses themselves.
  location ~ /index\\.html$ {
    ${CHECKS}
    return 404;
  }
  location ~ \\.html$ {
    internal;
  }
  location ~ \\.(?:br|gz)$ {
    return 404;
  }
  location ~ \\.data$ {
    ${CHECKS}
    error_page 404 @missing;
    try_files $uri =404;
  }
${FALLBACKS.map(fallback).join("\n")}
  location = ${NOT_FOUND} {
    ${REFUSE_METHOD}
    return 404;
  }
  location @missing {
    types {}
    default_type "text/plain; charset=utf-8";
    return 404 "Not found.";
  }
  location @refused {
    types {}
    default_type "text/plain; charset=utf-8";
    return 405 "This address can only be read.";
  }
${backend === undefined ? "" : proxy(backend)}`;
}

const PLAIN_POLICY = quote(PLAIN_HEADERS["content-security-policy"] ?? "");
const REFUSE_METHOD = "if ($request_method !~ ^(?:GET|HEAD)$) { return 405; }";
const CHECKS = `${REFUSE_METHOD}
    if ($site_odd) { return 404; }
    if ($site_canonical) { return 308 $site_canonical; }`;

function fallback({ folder, status, to }: (typeof FALLBACKS)[number]): string {
  const name = `@unknown_${folder.slice(1)}`;
  if (status === 302) {
    return `  location ~ ^${folder}/[^/]+$ {
    ${CHECKS}
    try_files $uri $uri.html ${name};
  }
  location ${name} {
    return 302 ${to};
  }`;
  }
  return `  location = ${to} {
    ${REFUSE_METHOD}
    error_page 404 ${to}.html;
    return 404;
  }
  location ~ ^${folder}/[^/]+$ {
    ${CHECKS}
    error_page 404 ${to}.html;
    try_files $uri $uri.html =404;
  }`;
}

/** Messages go on to the site's own server, which sets its headers itself. */
function proxy(backend: string): string {
  return `  location ~ ^/rest/v1(?:/|$) {
    add_header x-none ""; # so that none of the above is added
    proxy_pass ${backend};
    proxy_http_version 1.1;
    proxy_set_header Host $host;
    proxy_set_header Connection "";
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    client_max_body_size 64k;
  }
`;
}

/** A word of nginx's configuration. */
function quote(text: string): string {
  return `"${text.replaceAll(/["\\]/g, "\\$&")}"`;
}
