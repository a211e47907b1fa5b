/** Windows hands at most about 2,000 characters to a mail program. */
const MOST = 2_000;

/**
 * A `mailto:` link that mail programs accept.
 * @param text the answer with its signature
 * @param quoted the quoted message: as many of its lines as fit are added
 * @returns hasText: false if not even `text` fits, so the link is without text
 */
export function mailLink({
  to,
  subject,
  text,
  quoted,
}: {
  to: string;
  subject: string;
  text: string;
  quoted: string;
}): { href: string; hasText: boolean } {
  const address = `mailto:${encodeURIComponent(to)}`;
  const link = (body: string) =>
    `${address}?subject=${encodeURIComponent(subject.toWellFormed())}${body && `&body=${encodeURIComponent(body.toWellFormed())}`}`;
  const lines = quoted.split("\n");
  let href = link(text);
  if (href.length > MOST) {
    href = link("");
    return { href: href.length > MOST ? address : href, hasText: false };
  }
  for (let count = 1; count <= lines.length; count += 1) {
    const more = link(`${text}\n\n${lines.slice(0, count).join("\n")}`);
    if (more.length > MOST) break;
    href = more;
  }
  return { href, hasText: true };
}
