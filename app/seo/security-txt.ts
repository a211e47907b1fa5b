import { getContent } from "../content/read/content.server";

/** How long the file counts as fresh after a build (RFC 9116 recommends less than a year). */
const VALID_DAYS = 300;

/** `/.well-known/security.txt`: where to report a hole (RFC 9116). */
export function loader(): Response {
  const { site } = getContent();
  const expires = new Date(Date.now() + VALID_DAYS * 86_400_000).toISOString();
  const lines = [
    `Contact: mailto:${site.contact.email}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${site.languages.join(", ")}`,
    `Canonical: ${site.url}/.well-known/security.txt`,
  ];
  return new Response(`${lines.join("\n")}\n`, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
