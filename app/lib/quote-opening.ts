import { contact } from "../words/en/contact";
import { fillIn } from "./fill-in";

const { quote } = contact;

/** Returns the first line of a quote request. @param names titles by id; unknown ids are ignored */
export function quoteOpening(names: Record<string, string>, service: string | null, project: string | null) {
  const nameOf = (id: string | null) => (id && Object.hasOwn(names, id) && names[id]) || "";
  const values = { service: nameOf(service), project: nameOf(project) };
  const ofProject = values.project ? quote.project : quote.plain;
  const ofService = values.project ? quote.both : quote.service;
  return `${fillIn(values.service ? ofService : ofProject, values)}\n\n`;
}

/** Returns a message without the line that the form inserted; unchanged if the message begins differently. */
export function withoutOpening(message: string, line: string): string {
  return message.startsWith(line) ? message.slice(line.length) : message;
}

/** Inserts a line in front of a message; removes the `earlier` line. */
export function withOpening(message: string, line: string, earlier: string): string {
  return line + withoutOpening(message, earlier);
}

/** Inserts a brief below a message's first line, or replaces the earlier brief if that is unchanged. */
export function withBrief(message: string, line: string, brief: string, earlier: string): string {
  if (earlier !== "" && message.includes(earlier)) return message.replace(earlier, () => brief);
  const rest = withoutOpening(message, line);
  const first = message.slice(0, message.length - rest.length);
  return `${first}${brief}\n\n${rest.trim()}`;
}
