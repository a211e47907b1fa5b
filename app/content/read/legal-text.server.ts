import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import type { Legal, Site } from "../schema/content.server.ts";

/** The Markdown of a legal text with its directives resolved and its tokens filled in. */
export function legalText({ body }: Pick<Legal, "body">, { switches, contact }: Site): string {
  const { email, phones } = contact;
  return fillLegalText(body, switches, { email, phone: phones[0] ?? "" }, retentionMonths());
}

/**
 * Resolves directives and tokens. A block between `:::when switch=value` and `:::` stays only if the switch has that
 * value (or one of them, `a|b`); `[email]` and `[phone]` become links, `{retentionMonths}` a number.
 * @throws when a directive names an unknown switch.
 */
export function fillLegalText(
  source: string,
  switches: Record<string, unknown>,
  contact: { email: string; phone: string },
  retentionMonths: number,
): string {
  return source
    .replace(
      /^:::when (\w+)=(\S+)\n([\s\S]*?)^:::$/gm,
      (_match, name: string, values: string, block: string) => {
        if (!(name in switches)) throw new Error(`The legal text names an unknown switch '${name}'`);
        return values.split("|").includes(String(switches[name])) ? block : "";
      },
    )
    .replaceAll("{retentionMonths}", String(retentionMonths))
    .replaceAll("[email]", `[${contact.email}](mailto:${contact.email})`)
    .replaceAll("[phone]", `[${contact.phone}](tel:${contact.phone.replaceAll(" ", "")})`);
}

/**
 * After how many months messages are deleted: RETENTION_MONTHS of the environment or of `.env`, as the server reads
 * it; 12 by default.
 * @throws when it is no whole number from 1 to 120.
 */
export function retentionMonths(): number {
  const file = existsSync(".env") ? parseEnv(readFileSync(".env", "utf8")) : {};
  const text = (process.env.RETENTION_MONTHS ?? file.RETENTION_MONTHS)?.trim() || "12";
  const months = Number(text);
  if (Number.isInteger(months) && months >= 1 && months <= 120) return months;
  throw new Error(`RETENTION_MONTHS must be a whole number from 1 to 120, not '${text}'`);
}
