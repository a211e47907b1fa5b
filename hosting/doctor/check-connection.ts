import { once } from "node:events";
import { connect } from "node:tls";
import { type Finding, finding, get } from "./finding.ts";

/** Minimum remaining days of a certificate. Renewal starts at 30 days, so fewer days mean that it failed. */
const MIN_DAYS = 14;
const LOCAL = /^(?:localhost|127\.|\[::1\]$|10\.|192\.168\.)/;

/** Checks the certificate's remaining days and the redirect from HTTP to HTTPS. */
export async function checkConnection(url: URL): Promise<Finding[]> {
  if (url.protocol === "http:") {
    const what = "HTTP without TLS";
    return LOCAL.test(url.hostname)
      ? [{ what, note: "Fine on this machine, but the public address needs https." }]
      : [{ what, fix: "Serve the site over https: let Caddy or certbot get a certificate." }];
  }
  const days = await certificateDays(url);
  const what = `The certificate is valid for ${days} more days`;
  const fix = "Renew it, and find out why it was not renewed automatically.";
  const findings = [finding(what, days >= MIN_DAYS, fix)];
  if (url.port !== "") return findings;
  const plain = await get(`http://${url.hostname}/`).catch(() => undefined);
  const leads = plain?.headers.get("location")?.startsWith("https://") === true && plain.status < 400;
  const redirect = "Redirect port 80 to https with 301 or 308.";
  return [...findings, finding("http:// leads to https://", leads, redirect)];
}

async function certificateDays({ hostname, port }: URL): Promise<number> {
  const socket = connect({
    host: hostname,
    port: Number(port || 443),
    servername: hostname,
    timeout: 10_000,
  });
  socket.on("timeout", () => socket.destroy(new Error("no answer in ten seconds")));
  await once(socket, "secureConnect");
  const until = Date.parse(socket.getPeerCertificate().valid_to);
  socket.destroy();
  return Math.floor((until - Date.now()) / 86_400_000);
}
