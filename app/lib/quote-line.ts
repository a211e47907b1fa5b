import { contact } from "../words/en/contact";
import { fillIn } from "./fill-in";

const { quote } = contact;

/** Returns the first line of a quote request. @param names titles by id; unknown ids are ignored */
export function quoteLine(names: Record<string, string>, service: string | null, project: string | null) {
  const nameOf = (id: string | null) => (id && Object.hasOwn(names, id) && names[id]) || "";
  const values = { service: nameOf(service), project: nameOf(project) };
  const ofProject = values.project ? quote.project : quote.plain;
  const ofService = values.project ? quote.both : quote.service;
  return `${fillIn(values.service ? ofService : ofProject, values)}\n\n`;
}

/** Matches a first line written by `quoteLine`. */
const QUOTE_LINE = new RegExp(
  `^(?:${Object.values(quote)
    .map((words) => words.replace(/[.*+?^${}()|\\]/g, "\\$&"))
    .map((words) => words.replace("[service]", "[^\\n,.]+").replace("[project]", "[^\\n.]+"))
    .join("|")})\n\n`,
);

export function withoutQuoteLine(message: string): string {
  return message.replace(QUOTE_LINE, "");
}

/** Replaces the first line of an earlier request. Without a new `line`, removes it if no text follows. */
export function withQuoteLine(message: string, line: string): string {
  const words = withoutQuoteLine(message);
  return line === "" && words.trim() !== "" ? message : line + words;
}

/** Inserts a brief below a message's first line, or replaces the earlier brief if that is unchanged. */
export function withBrief(message: string, brief: string, former: string): string {
  if (former !== "" && message.includes(former)) return message.replace(former, () => brief);
  const words = withoutQuoteLine(message);
  const line = message.slice(0, message.length - words.length);
  return `${line}${brief}\n\n${words.trim()}`;
}
