import type { IncomingMessage } from "node:http";
import type { RestError } from "./rest-error.ts";

/** Largest body in bytes; a message of 5000 characters needs at most 40 kB when escaped. */
const MAX_BODY = 65_536;

/** A row to insert, with the visitor's texts unchanged. */
export type Row = Readonly<Record<string, string | null>>;

export type Insert = { row: Row } | { refused: RestError };

/**
 * Reads the row of an insert from a request.
 * @returns the row, or an error if the body is not one JSON object of texts
 */
export async function readInsert(request: IncomingMessage): Promise<Insert> {
  const refused = refuseHead(request);
  if (refused) return { refused };
  const body = await readBody(request);
  if (body === undefined) return { refused: TOO_LARGE };
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(body));
  } catch {
    return { refused: bad("PGRST102", "The body must be JSON in UTF-8") };
  }
  return checkRow(value);
}

/** Checks the request line and headers before the body is read. */
function refuseHead({ headers, url = "" }: IncomingMessage): RestError | undefined {
  const prefer = [headers.prefer ?? []].flat().join(",").toLowerCase();
  // Refuse requests to return or merge rows, as PostgREST does: the anonymous role may do neither.
  if (/return=(?:representation|headers-only)|resolution=/.test(prefer)) {
    return {
      status: 401,
      code: "42501",
      message: "permission denied: rows can be added, not read or changed",
    };
  }
  if (url.includes("?")) return bad("PGRST100", "Query parameters are not supported here");
  const [type, ...parameters] = (headers["content-type"] ?? "").toLowerCase().split(";");
  const charset = parameters.find((parameter) => parameter.trim().startsWith("charset="))?.trim();
  if (
    type?.trim() !== "application/json" ||
    !(charset === undefined || /^charset="?utf-8"?$/.test(charset))
  ) {
    return { status: 415, code: "PGRST107", message: "The Content-Type must be application/json" };
  }
  if ((headers["content-encoding"] ?? "identity") !== "identity") {
    return { status: 415, code: "PGRST107", message: "A compressed body is not supported" };
  }
  return Number(headers["content-length"] ?? 0) > MAX_BODY ? TOO_LARGE : undefined;
}

const TOO_LARGE: RestError = {
  status: 413,
  code: "PGRST102",
  message: `The body must not be larger than ${MAX_BODY} bytes`,
};

/** Returns the body; undefined if it is too large. */
async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Don't destroy the request, so that the response can still be sent. Node drops the rest of the body.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > MAX_BODY) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function checkRow(value: unknown): Insert {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return { refused: bad("PGRST102", "The body must be one JSON object") };
  }
  if (Object.keys(value).length === 0) return { refused: bad("PGRST102", "The body must name a column") };
  for (const [column, content] of Object.entries(value)) {
    // Our form sends only texts. PostgREST would convert other values to text.
    if (content !== null && typeof content !== "string") {
      return { refused: bad("PGRST102", `The value of '${column}' must be a text`) };
    }
    // Lone surrogates and null bytes cannot be stored unchanged.
    if (/[\0\p{Surrogate}]/u.test(column + (content ?? ""))) {
      return { refused: bad("22P05", "unsupported Unicode escape sequence") };
    }
  }
  return { row: value as Row };
}

function bad(code: string, message: string): RestError {
  return { status: 400, code, message };
}
