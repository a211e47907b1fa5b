import { fillIn } from "../../lib/fill-in";
import { contact } from "../../words/en/contact";

const { quote } = contact;

/** Returns the first line of a quote request. @param names titles by id; unknown ids are ignored */
export function quoteOpening(names: Record<string, string>, service: string | null, project: string | null) {
  const nameOf = (id: string | null) => (id && Object.hasOwn(names, id) && names[id]) || "";
  const values = { service: nameOf(service), project: nameOf(project) };
  const ofProject = values.project ? quote.project : quote.plain;
  const ofService = values.project ? quote.both : quote.service;
  return `${fillIn(values.service ? ofService : ofProject, values)}\n\n`;
}

/** Returns a message without the opening that the form inserted. Returns other messages unchanged. */
export function withoutOpening(message: string, opening: string): string {
  return message.startsWith(opening) ? message.slice(opening.length) : message;
}

/** Puts an opening before a message. Removes the `earlier` opening. */
export function withOpening(message: string, opening: string, earlier: string): string {
  return opening + withoutOpening(message, earlier);
}

/** Inserts a brief below a message's opening. Replaces the earlier brief if the visitor has not changed it. */
export function withBrief(message: string, opening: string, brief: string, earlier: string): string {
  if (earlier !== "" && message.includes(earlier)) return message.replace(earlier, () => brief);
  const rest = withoutOpening(message, opening);
  const first = message.slice(0, message.length - rest.length);
  return `${first}${brief}\n\n${rest.trim()}`;
}
