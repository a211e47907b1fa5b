import { ASKED_ABOUT, FOR_A_WEEK, FOR_EVER, HASHED, PICTURE_TYPE } from "./caching.ts";
import { contentType, extensionsOf, TYPES, UNKNOWN_TYPE } from "./content-type.ts";
import { ROBOTS, UNLISTED } from "./indexing.ts";
import { FALLBACKS, NOT_FOUND, ODD_TARGET, saysNotFound } from "./resolve-path.ts";
import { COMMON_HEADERS, PLAIN_HEADERS } from "./security-headers.ts";
import { layoutPath, type SiteFiles } from "./site-files.ts";

/**
 * The configuration of Caddy 2.6 or later: a snippet '(site)' for the block of the domain, which is not ours, so a
 * build never overwrites it.
 * @param root absolute path of the layout with its compressed forms
 * @param backend address of the site's own server, or undefined when messages go elsewhere
 */
export function caddyConfiguration(files: SiteFiles, root: string, backend: string | undefined): string {
  const pages = [...files].filter(([, file]) => file.page);
  const rows = pages.map(([address, file]) => {
    const page = saysNotFound(address) ? "" : `/${layoutPath(address, true)}`;
    return `\t\t${quote(address)} ${quote(page)} ${quote(file.headers["content-security-policy"] ?? "")}`;
  });
  const unknown = FALLBACKS.map(({ folder, status, to }) => {
    const name = `@unknown_${folder.slice(1)}`;
    const answer =
      status === 302
        ? [`header ${name} Cache-Control ${quote(ASKED_ABOUT)}`, `redir ${name} ${to} ${status}`]
        : [`handle ${name} {`, `\t${notFoundPage(files, to)}`, "}"];
    return [`${name} {`, `\tpath_regexp ^${folder}/[^/]+$`, "\tnot path *.html", "}", ...answer].join(LINE);
  });
  return `# Written by the build for these very pages: their policies name their scripts. Import it at the top of the
# Caddyfile, say 'import site' in the block of the domain, and reload Caddy after each build.
(site) {
	root * ${quote(root)}
	# The file and the policy of each page.
	map {path} {page} {policy} {
${rows.join("\n")}
		default "" ""
	}
	map {path} {type} {
${Object.entries(TYPES)
  .map(([extension, [type]]) => `\t\t~(?i)\\${extension}$ ${quote(type)}`)
  .join("\n")}
		default ${UNKNOWN_TYPE}
	}
	map {path} {caching} {
		~^${HASHED} ${quote(FOR_EVER)}
		~(?i)\\.(?:${extensionsOf(PICTURE_TYPE).join("|")})$ ${quote(FOR_A_WEEK)}
		default ${quote(ASKED_ABOUT)}
	}
	route {${backend === undefined ? "" : proxy(backend)}
		header -Server
		header {
${Object.entries({ ...COMMON_HEADERS, ...PLAIN_HEADERS })
  .map(([name, value]) => `\t\t\t${name} ${quote(value)}`)
  .join("\n")}
			cache-control "no-store"
		}

		@write not method GET HEAD
		handle @write {
			header Allow "GET, HEAD"
			header Content-Type "text/plain; charset=utf-8"
			respond "This address can only be read." 405
		}

		# Addresses that name nothing, and those with a slash or an 'index.html' too much.
		@odd vars_regexp odd {http.request.orig_uri} (?i)${ODD_TARGET}
		handle @odd {
			${notFoundPage(files, NOT_FOUND)}
		}
		@slash vars_regexp slash {http.request.orig_uri} ^(/[^?]*[^/?])/(?:index\\.html)?(\\?.*)?$
		handle @slash {
			header Cache-Control ${quote(ASKED_ABOUT)}
			redir * {re.slash.1}{re.slash.2} 308
		}
		@index vars_regexp index {http.request.orig_uri} ^/index\\.html(\\?.*)?$
		handle @index {
			header Cache-Control ${quote(ASKED_ABOUT)}
			redir * /{re.index.1} 308
		}

		@page expression {page} != ""
		handle @page {
			header Cache-Control ${quote(ASKED_ABOUT)}
			header Content-Security-Policy {policy}
			rewrite * {page}
			${sendFile("{page}", PAGE_TYPE)}
		}
		@file {
			file {path}
			not path *.html *.br *.gz */
		}
		handle @file {
			header Cache-Control {caching}
			@twin path *.md
			header @twin ${ROBOTS} ${UNLISTED}
			${sendFile("{path}", "{type}")}
		}

		@data path *.data
		handle @data {
			header Content-Type "text/plain; charset=utf-8"
			respond "Not found." 404
		}
		handle {
			${unknown.join(LINE)}
			handle {
				${notFoundPage(files, NOT_FOUND)}
			}
		}
	}
}
`;
}

function notFoundPage(files: SiteFiles, address: string): string {
  const file = files.get(address);
  if (file === undefined) throw new Error(`The build has no page ${address}`);
  const page = `/${layoutPath(address, true)}`;
  return [
    `header Cache-Control ${quote(ASKED_ABOUT)}`,
    `header Content-Security-Policy ${quote(file.headers["content-security-policy"] ?? "")}`,
    `rewrite * ${page}`,
    sendFile(page, PAGE_TYPE, "status 404"),
  ].join(LINE);
}

/** Sends a file of the layout; a cache must know of its compressed forms also when it gets the plain one. */
function sendFile(file: string, type: string, option = ""): string {
  return [
    `@compressed file ${file}.br`,
    "header @compressed {",
    "\tVary Accept-Encoding",
    "\tdefer",
    "}",
    `header Content-Type ${type}`,
    "file_server {",
    "\tprecompressed br gzip",
    ...(option ? [`\t${option}`] : []),
    "}",
  ].join(LINE);
}

const PAGE_TYPE = quote(contentType("page.html").type);
/** Most blocks stand at this depth. */
const LINE = "\n\t\t\t";

/** Messages go on to the site's own server, which sets its headers itself. */
function proxy(backend: string): string {
  return `
		@rest path /rest/v1 /rest/v1/*
		handle @rest {
			reverse_proxy ${backend}
		}
`;
}

/** A word of the Caddyfile; '{' would begin a placeholder. */
function quote(text: string): string {
  if (/[{}\n]/.test(text)) throw new Error(`The Caddyfile has no way to write ${JSON.stringify(text)}`);
  return `"${text.replaceAll(/["\\]/g, "\\$&")}"`;
}
