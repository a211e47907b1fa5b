import { getContent } from "./content.server.ts";
import { fitHeadline } from "./fit-lines.server.ts";
import { compileMarkdown, fillLegalText } from "./markdown.server.ts";
import { metaFor } from "./meta.server.ts";

/** Everything a legal page shows; the text follows the switches in force. */
export function legalPage(name: "privacy" | "terms", path: string) {
  const { legal, site } = getContent();
  const { body, title, lead, meta } = legal[name];
  const contact = { email: site.contact.email, phone: site.contact.phones[0] ?? "" };
  return {
    dye: "iron",
    meta: metaFor(meta, path),
    headline: fitHeadline(title),
    lead,
    builtAt: new Date().toISOString(),
    ...compileMarkdown(fillLegalText(body, site.switches, contact)),
  };
}
