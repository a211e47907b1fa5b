import { createHash } from "node:crypto";
import { createServer } from "node:http";
import { listenOnFreePort } from "../free-port.ts";

/** A copy of the site at another address, whose pages run a script before their own. */
export type SiteProxy = {
  url: string;
  /** Sets the script of the pages that are opened from now on. */
  setScript(source: string): void;
  close(): Promise<void>;
};

/**
 * Headers that are not passed on: headers of one connection or one encoding, and headers by which a browser would show
 * a cached page without the script.
 */
const NOT_FORWARDED = [
  ...["content-encoding", "content-length", "transfer-encoding", "connection", "keep-alive"],
  ...["etag", "last-modified", "if-none-match", "if-modified-since"],
];
const isForwarded = ([name]: [string, unknown]) => !NOT_FORWARDED.includes(name);

/**
 * Starts the copy. Only the header with the content security policy changes: it also allows the inserted script.
 * @param origin address of the site
 */
export async function startProxy(origin: string): Promise<SiteProxy> {
  let script = "";
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const answer = await fetch(`${origin}${request.url}`, {
      method: request.method ?? "GET",
      headers: Object.entries(request.headers).filter(isForwarded) as [string, string][],
      redirect: "manual",
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    });
    const headers = new Map([...answer.headers].filter(isForwarded));
    let body: string | Buffer = Buffer.from(await answer.arrayBuffer());
    if (headers.get("content-type")?.startsWith("text/html")) {
      const hash = createHash("sha256").update(script).digest("base64");
      const policy = headers.get("content-security-policy") ?? "";
      headers.set("content-security-policy", policy.replace("script-src ", `$&'sha256-${hash}' `));
      body = body.toString().replace(/<head[^>]*>/, (head) => `${head}<script>${script}</script>`);
    }
    response.writeHead(answer.status, Object.fromEntries(headers)).end(body);
  });
  const port = await listenOnFreePort(server);
  return {
    url: `http://127.0.0.1:${port}`,
    setScript: (source) => {
      script = source;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
