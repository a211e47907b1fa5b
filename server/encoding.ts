import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { SiteFile } from "../hosting/rules.ts";

export type Encoding = "br" | "gzip" | "identity";

/** A file's bytes in one encoding, and its headers with the Content-Length of these bytes. */
export type EncodedFile = { readonly headers: SiteFile["headers"]; readonly body: Buffer };

type Forms = Partial<Record<Encoding, EncodedFile | Promise<EncodedFile>>>;
const forms = new WeakMap<SiteFile, Forms>();

/** Returns the best encoding that the client accepts (RFC 9110, section 12.5.3) and that suits the file. */
export function chooseEncoding(file: SiteFile, acceptEncoding: string | undefined): Encoding {
  if (!file.compressible || !acceptEncoding) return "identity";
  // Cached, because nearly all clients send the same header.
  if (last.accepts !== acceptEncoding) last = { accepts: acceptEncoding, best: bestOf(acceptEncoding) };
  return last.best;
}

let last: { accepts: string; best: Encoding } = { accepts: "", best: "identity" };

function bestOf(acceptEncoding: string): Encoding {
  const accepted = new Map<string, number>();
  for (const part of acceptEncoding.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((text) => text.trim());
    const quality = parameters.find((parameter) => parameter.startsWith("q="));
    accepted.set(name, quality === undefined ? 1 : Number(quality.slice(2)));
  }
  const takes = (name: Encoding) => (accepted.get(name) ?? accepted.get("*") ?? 0) > 0;
  return takes("br") ? "br" : takes("gzip") ? "gzip" : "identity";
}

/**
 * Returns a page or a compressible file in an encoding, read or compressed at the first request and then cached.
 * @returns the file itself if it is cached, because a promise would take a large part of the response time
 */
export function encodedFile(file: SiteFile, encoding: Encoding): EncodedFile | Promise<EncodedFile> {
  const known = forms.get(file) ?? {};
  forms.set(file, known);
  known[encoding] ??= makeForm(file, encoding).then(
    (form) => {
      known[encoding] = form;
      return form;
    },
    (error) => {
      delete known[encoding]; // the next request tries again
      throw error;
    },
  );
  return known[encoding];
}

async function makeForm(file: SiteFile, encoding: Encoding): Promise<EncodedFile> {
  const body = await encode(file, encoding);
  const encoded = encoding === "identity" ? {} : { "content-encoding": encoding };
  return { headers: { ...file.headers, ...encoded, "content-length": `${body.length}` }, body };
}

async function encode(file: SiteFile, encoding: Encoding): Promise<Buffer> {
  if (encoding === "identity") return file.page ?? (await readFile(file.file));
  const form = `${file.compressed}.${encoding === "br" ? "br" : "gz"}`;
  const built = file.compressed && (await readFile(form).catch(() => undefined));
  if (built) return built;
  const { body: content } = await encodedFile(file, "identity");
  if (encoding === "gzip") return promisify(gzip)(content, { level: 9 });
  return promisify(brotliCompress)(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
}
