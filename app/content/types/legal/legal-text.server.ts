import { type Numerals, numberText, numeralsOf } from "../../../lib/count-text.ts";
import { telAddress } from "../../../lib/tel-address.ts";
import type { Legal, Site } from "../../schema/content.server.ts";

/** The Markdown of a legal text with its directives resolved and its tokens filled in. */
export function legalText({ body }: Pick<Legal, "body">, site: Site): string {
  const { email, phones } = site.contact;
  const contact = { email, phone: phones[0] ?? "" };
  return fillLegalText(body, legalSwitches(site), contact, retentionMonths(), site);
}

/** The switches of `:::when`: those of site.yaml, and `visit`, which is on if site.yaml has a block of that name. */
export function legalSwitches({ switches, visit }: Site): Record<string, unknown> {
  return { ...switches, visit: visit ? "on" : "off" };
}

const BLOCK = /^:::when (\w+)=(\S+)[ \t]*\n([\s\S]*?)^:::[ \t]*$\n?/gm;

/** The unknown switches that a legal text names. */
export function unknownSwitches({ body }: Pick<Legal, "body">, site: Site): string[] {
  const known = legalSwitches(site);
  return [...body.matchAll(BLOCK)].flatMap(([, name = ""]) => (name in known ? [] : [name]));
}

/** The first line of a directive that is not written in full, and would be shown. */
export function strayDirective({ body }: Pick<Legal, "body">): string | undefined {
  return /^[ \t]*:::.*$/m.exec(body.replace(BLOCK, "$3"))?.[0].trim();
}

/**
 * Resolves directives and tokens. A block between `:::when switch=value` and `:::` stays only if the switch has that
 * value (or one of them, `a|b`); `[email]` and `[phone]` become links, `{retentionMonths}` a number, as
 * the locale writes it.
 */
export function fillLegalText(
  source: string,
  switches: Record<string, unknown>,
  contact: { email: string; phone: string },
  retentionMonths: number,
  numerals: Numerals = numeralsOf("en"),
): string {
  return source
    .replace(BLOCK, (_match, name: string, values: string, block: string) =>
      values.split("|").includes(String(switches[name])) ? block : "",
    )
    .replaceAll("{retentionMonths}", numberText(retentionMonths, numerals))
    .replaceAll("[email]", `[${contact.email}](mailto:${contact.email})`)
    .replaceAll("[phone]", `[${contact.phone}](${telAddress(contact.phone)})`);
}

/** Months until the server deletes messages: RETENTION_MONTHS, 12 by default. @throws unless it is from 1 to 120 */
export function retentionMonths(): number {
  const text = process.env.RETENTION_MONTHS?.trim() || "12";
  const months = Number(text);
  if (Number.isInteger(months) && months >= 1 && months <= 120) return months;
  throw new Error(`RETENTION_MONTHS must be a whole number from 1 to 120, not '${text}'`);
}
