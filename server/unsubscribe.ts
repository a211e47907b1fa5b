import type { IncomingMessage, ServerResponse } from "node:http";
import { PLAIN_HEADERS, parseTarget } from "../hosting/rules.ts";
import type { RestOptions } from "./answer-rest.ts";
import { plain } from "./answer-site.ts";
import { clientAddress } from "./rate-limit.ts";
import { errorCode } from "./start-error.ts";
import { unsubscribeWords } from "./unsubscribe-words.ts";

const ADDRESS = /^\/unsubscribe\/(?<token>[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

const FIND = "select true as found from desk.subscribers where token = $1::text::uuid";
const LEAVE = `
  update desk.subscribers set unsubscribed_at = coalesce(unsubscribed_at, now())
  where token = $1::text::uuid returning true as found`;

/**
 * Responds to a newsletter's unsubscribe link, whose token the desk creates. A POST unsubscribes, from the page's button or
 * from a mail program (RFC 8058). A GET only shows the button, because malware scanners open every link.
 * @param language BCP 47 tag of the page's language
 * @returns undefined for other requests
 */
export function answerUnsubscribe(
  request: IncomingMessage,
  response: ServerResponse,
  { backend, rateLimit, trustProxy }: Pick<RestOptions, "backend" | "rateLimit" | "trustProxy">,
  language = "en",
): Promise<void> | undefined {
  const { address = "" } = parseTarget(request.url ?? "");
  const token = ADDRESS.exec(address)?.groups?.token;
  if (token === undefined) return undefined;
  const answer = async () => {
    request.resume(); // the mail program's body is not needed
    const isPost = request.method === "POST";
    if (!isPost && !/^(?:GET|HEAD)$/.test(request.method ?? "")) {
      return plain(response, 405, "", { allow: "GET, HEAD, POST" });
    }
    const wait = await rateLimit(clientAddress(request, trustProxy));
    if (wait > 0) return plain(response, 429, "Too many requests.\n", { "retry-after": String(wait) });
    const { database } = await backend;
    const found = await database.query(isPost ? LEAVE : FIND, [token]).catch((error) => {
      if (["42P01", "3F000"].includes(errorCode(error) ?? "")) return []; // no desk was ever used
      throw error;
    });
    if (found.length === 0) return plain(response, 404, "Not found\n");
    page(response, language, isPost);
  };
  return answer();
}

function page(response: ServerResponse, language: string, isDone: boolean): void {
  const words = unsubscribeWords(language);
  const body = isDone
    ? `<p>${words.done}`
    : `<p>${words.ask}<form method="post"><button>${words.button}</button></form>`;
  const html = `<!doctype html><html lang="${language}" dir="auto"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${words.title}</title><h1>${words.title}</h1>${body}`;
  response.writeHead(200, {
    ...PLAIN_HEADERS,
    "content-security-policy":
      "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "referrer-policy": "no-referrer",
    "cache-control": "no-store",
    "content-type": "text/html; charset=utf-8",
    "content-length": Buffer.byteLength(html),
  });
  response.end(html);
}
