import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { SiteFile } from "../hosting/rules.ts";

export type Encoding = "br" | "gzip" | "identity";

const forms = new WeakMap<SiteFile, Map<Encoding, Promise<Buffer>>>();

/** The best encoding that the client takes (RFC 9110, section 12.5.3) and that suits the file. */
export function chooseEncoding(file: SiteFile, acceptEncoding: string | undefined): Encoding {
  if (!file.compressible || !acceptEncoding) return "identity";
  const accepted = new Map<string, number>();
  for (const part of acceptEncoding.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((text) => text.trim());
    const quality = parameters.find((parameter) => parameter.startsWith("q="));
    accepted.set(name, quality === undefined ? 1 : Number(quality.slice(2)));
  }
  const takes = (name: Encoding) => (accepted.get(name) ?? accepted.get("*") ?? 0) > 0;
  return takes("br") ? "br" : takes("gzip") ? "gzip" : "identity";
}

/** The bytes of a compressible file in an encoding: read or made at the first request for it, then kept. */
export function encodedBody(file: SiteFile, encoding: Encoding): Promise<Buffer> {
  const known = forms.get(file) ?? new Map<Encoding, Promise<Buffer>>();
  forms.set(file, known);
  const body = known.get(encoding) ?? encode(file, encoding);
  known.set(encoding, body);
  body.catch(() => known.delete(encoding)); // a file that could not be read is tried again
  return body;
}

async function encode(file: SiteFile, encoding: Encoding): Promise<Buffer> {
  if (encoding === "identity") return file.page ?? (await readFile(file.file));
  if (file.compressed) return readFile(file.compressed + { br: ".br", gzip: ".gz" }[encoding]);
  const content = await encodedBody(file, "identity");
  if (encoding === "gzip") return promisify(gzip)(content, { level: 9 });
  return promisify(brotliCompress)(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
}
