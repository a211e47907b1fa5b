import { contact } from "./en/contact.ts";
import { layout } from "./en/layout.ts";
import { money } from "./en/money.ts";
import { newsletter } from "./en/newsletter.ts";

/**
 * The words of the interface in English, by place. A component imports the file of its place, so that a page carries no
 * other words; where an agency's `words.yaml` overrules some, the build puts them into that file (scripts/words.ts).
 */
export const en = { contact, layout, money, newsletter };

/** The words of the interface; every language has the same. */
export type Words = typeof en;
