import { connect } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

export type Answer = { status: number; headers: Record<string, string>; body: Buffer };

/** Sends a request exactly as written (fetch would tidy the path up) and reads the whole answer. */
export function rawRequest(
  url: string,
  target: string,
  { method = "GET", headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const { hostname, port, host } = new URL(url);
  const lines = Object.entries({ host, connection: "close", ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname);
    socket.on("data", (chunk) => chunks.push(chunk)).on("error", reject);
    socket.on("end", () => resolve(parse(Buffer.concat(chunks))));
    // Not ended: a server may take that for a visitor who left.
    socket.write(`${method} ${target} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`);
  });
}

function parse(bytes: Buffer): Answer {
  const end = bytes.indexOf("\r\n\r\n");
  const [start = "", ...lines] = bytes.subarray(0, end).toString("latin1").split("\r\n");
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const [, name = "", value = ""] = /^([^:]+):\s*(.*)$/.exec(line) ?? [];
    const key = name.toLowerCase();
    headers[key] = key in headers ? `${headers[key]}, ${value}` : value;
  }
  let body: Buffer = bytes.subarray(end + 4);
  if (headers["transfer-encoding"] === "chunked") body = unchunk(body);
  if (headers["content-encoding"] === "br" && body.length > 0) body = brotliDecompressSync(body);
  if (headers["content-encoding"] === "gzip" && body.length > 0) body = gunzipSync(body);
  return { status: Number(start.split(" ")[1]), headers, body };
}

function unchunk(bytes: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; at < bytes.length; ) {
    const lineEnd = bytes.indexOf("\r\n", at);
    const size = Number.parseInt(bytes.subarray(at, lineEnd).toString("latin1"), 16);
    if (!size) break;
    parts.push(bytes.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = lineEnd + 2 + size + 2;
  }
  return Buffer.concat(parts);
}
