import type { Legal, Site } from "../schema/content.server.ts";
import { fillLegalText } from "./markdown.server.ts";
import { retentionMonths } from "./retention.server.ts";

/** The Markdown of a legal text as visitors have it: by the switches in force, with contacts and months filled in. */
export function legalText({ body }: Pick<Legal, "body">, { switches, contact }: Site): string {
  const { email, phones } = contact;
  return fillLegalText(body, switches, { email, phone: phones[0] ?? "" }, retentionMonths());
}
