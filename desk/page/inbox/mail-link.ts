/** Windows passes at most about 2,000 characters of a link to a mail program. */
const MAX_LENGTH = 2_000;

/**
 * Returns a `mailto:` link that mail programs accept. `text` is the answer with its signature. The link quotes as many
 * lines of `quoted` as fit. If `text` itself is too long, the link leaves it out and `hasText` is false.
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
  if (href.length > MAX_LENGTH) {
    href = link("");
    return { href: href.length > MAX_LENGTH ? address : href, hasText: false };
  }
  for (let count = 1; count <= lines.length; count += 1) {
    const more = link(`${text}\n\n${lines.slice(0, count).join("\n")}`);
    if (more.length > MAX_LENGTH) break;
    href = more;
  }
  return { href, hasText: true };
}
