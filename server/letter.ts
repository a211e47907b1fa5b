import { OPTIONAL_FIELDS } from "../supabase/contact-fields.ts";
import type { InboxRow, StuckNotice } from "./inbox.ts";
import { counted, printable } from "./printable.ts";

const SPAM = {
  honeypot: "looks like spam: the field that people do not see was filled in",
  speed: "looks like spam: sent within two seconds of opening the page",
} as const;

/** Formats a message for the terminal and escapes unsafe characters. @param timeZone time zone of the shown times */
export function letter(row: InboxRow, timeZone: string): string {
  const format = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "short", timeZone });
  const time = (iso: string) => format.format(new Date(iso));
  const facts = [
    `#${row.id}  ${time(row.created_at)} (${timeZone})`,
    row.number && `Number   ${row.number}`,
    row.language && `Language ${row.language}`,
    row.spam_reason && `Spam?    ${SPAM[row.spam_reason]}`,
    row.name && `From     ${printable(row.name)} <${printable(row.email)}>`,
    ...OPTIONAL_FIELDS.map((name) => {
      const label = `${name[0]?.toUpperCase()}${name.slice(1)}`;
      return row[name] && `${label.padEnd(8)} ${printable(row[name])}`;
    }),
    ...(row.stuck_notices ?? []).map((notice) => `Notice   ${stuckNotice(notice, time)}`),
  ];
  const words = (row.message ?? "").split(/\r\n|\r|\n/).map(printable);
  return `${facts.filter((fact) => fact).join("\n")}\n\n${words.join("\n")}\n`;
}

function stuckNotice(notice: StuckNotice, time: (iso: string) => string): string {
  const { channel, attempts, given_up_at, delivered_to = [], due_at, last_error } = notice;
  const state = `${given_up_at ? "refused for good" : "not delivered"}${delivered_to.length > 0 ? " by some recipients" : ""}`;
  const next = given_up_at ? "sent again after a restart" : `next one ${time(due_at)}`;
  return `by ${channel} ${state} after ${counted(attempts, "attempt")} (${printable(last_error ?? "in progress")}); ${next}`;
}

export function subscriberLine(row: InboxRow, timeZone: string): string {
  const format = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "short", timeZone });
  return `#${row.id}  ${format.format(new Date(row.created_at))} (${timeZone})  ${printable(row.email)}`;
}
