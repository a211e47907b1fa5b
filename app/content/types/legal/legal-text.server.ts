import { type Numerals, numberText, numeralsOf } from "../../../lib/count-text.ts";
import { telAddress } from "../../../lib/tel-address.ts";
import type { Site } from "../../schema/content.server.ts";
import type { Legal } from "./schema.server.ts";

/** Returns a legal text's Markdown with directives resolved and tokens filled in. */
export function legalText({ body }: Pick<Legal, "body">, site: Site): string {
  const { email, phones } = site.contact;
  const contact = { email, phone: phones[0] ?? "" };
  return fillLegalText(body, legalSwitches(site), contact, retentionMonths(), site);
}

/** Returns the switches for `:::when`: `switches` of site.yaml, and `visit`, which is on if site.yaml has `visit`. */
export function legalSwitches({ switches, visit }: Site): Record<string, unknown> {
  return { ...switches, visit: visit ? "on" : "off" };
}

const BLOCK = /^:::when (\w+)=(\S+)[ \t]*\n([\s\S]*?)^:::[ \t]*$\n?/gm;

/** Returns the unknown switches in a legal text. */
export function unknownSwitches({ body }: Pick<Legal, "body">, site: Site): string[] {
  const known = legalSwitches(site);
  return [...body.matchAll(BLOCK)].flatMap(([, name = ""]) => (name in known ? [] : [name]));
}

/** Returns the first line that is a malformed directive. The page would show such a line as text. */
export function strayDirective({ body }: Pick<Legal, "body">): string | undefined {
  return /^[ \t]*:::.*$/m.exec(body.replace(BLOCK, "$3"))?.[0].trim();
}

/**
 * Resolves directives and fills in tokens. A block between `:::when switch=value` and `:::` is kept only if the switch
 * has that value, or one of several (`a|b`). `[email]` and `[phone]` become links, `{retentionMonths}` a number.
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

/** Returns the months until the server deletes messages: RETENTION_MONTHS, or 12. @throws if not from 1 to 120 */
export function retentionMonths(): number {
  const text = process.env.RETENTION_MONTHS?.trim() || "12";
  const months = Number(text);
  if (Number.isInteger(months) && months >= 1 && months <= 120) return months;
  throw new Error(`RETENTION_MONTHS must be a whole number from 1 to 120, not '${text}'`);
}
