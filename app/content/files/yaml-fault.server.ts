import { parseDocument, type YAMLError } from "yaml";

/** Remedies by the parser's error code. */
const REMEDIES: Readonly<Record<string, string>> = {
  BLOCK_AS_IMPLICIT_KEY: "a text that holds ': ' needs quotation marks around it",
  MISSING_CHAR: "a quotation mark or bracket that was opened is not closed",
  BAD_INDENT: "the line must begin as far in as those that belong with it",
  DUPLICATE_KEY: "the field is there twice: delete one",
  BAD_SCALAR_START: "a text that begins with a special sign needs quotation marks",
  UNEXPECTED_TOKEN: "put the text of this line in quotation marks",
  BAD_DQ_ESCAPE: "a text with a backslash needs single quotation marks",
  MULTIPLE_DOCS: "a line '---' ends the fields: put it in quotation marks if it is a text",
};
const NO_TABS = "use spaces, not tabs, at the start of a line";

/** Maximum number of lines between a wrong indentation and the line that the parser reports. */
const NEAR = 6;

/** Explains a YAML syntax error: the line to change, and how. @param before lines of the file above the YAML */
export function yamlFault(source: string, error: YAMLError, before = 0): string {
  const lines = source.split("\n");
  const noted = (error.linePos?.[0].line ?? 1) - 1;
  const at = (line: number, remedy: string | undefined) =>
    `is not valid YAML at line ${before + line + 1}: ${remedy ?? `${plainMessage(error)}: put a text in quotation marks`}`;
  const tab = lines.findIndex((line) => /^ *\t/.test(line));
  if (tab !== -1) return at(tab, NO_TABS);
  // The parser reports an unclosed bracket only at the next field, so find the line with the bracket.
  const isUnclosed = /end with a [\]}]/.test(error.message);
  const opened = lines.findLastIndex((line, place) => place < noted && /[[{][^\]}]*$/.test(line));
  if (isUnclosed) return at(opened, REMEDIES.MISSING_CHAR);
  const indented = misindented(lines, noted);
  return indented === undefined ? at(noted, REMEDIES[error.code]) : at(indented, REMEDIES.BAD_INDENT);
}

const plainMessage = ({ message }: YAMLError) =>
  message.replace(/ at line \d+[\s\S]*/, "").replace(/^./, (letter) => letter.toLowerCase());

/**
 * Finds the misindented line near `noted`: the YAML is valid if that line, or its block, is indented like a neighbour.
 * Prefers single lines, then even indentation, then the largest move to the left.
 */
function misindented(lines: string[], noted: number): number | undefined {
  const content = lines.flatMap((line, at) => (/^\s*(?:#|$)/.test(line) ? [] : [at]));
  const repairs = content.flatMap((at, place) => {
    if (Math.abs(at - noted) > NEAR) return [];
    const neighbours = [content[place - 1], content[place + 1]].map((other) => lines[other ?? at]);
    const indents = new Set(neighbours.flatMap((line) => [indentOf(line), indentOf(line, /^[ -]*/)]));
    indents.delete(indentOf(lines[at]));
    return [...indents].flatMap((indent) => {
      const shift = indent - indentOf(lines[at]);
      return [0, 1].flatMap((block) =>
        isValid(shifted(lines, at, shift, block === 1)) ? [{ at, block, odd: indent % 2, shift }] : [],
      );
    });
  });
  return repairs.sort((a, b) => a.block - b.block || a.odd - b.odd || a.shift - b.shift)[0]?.at;
}

const indentOf = (line = "", start = /^ */) => start.exec(line)?.[0].length ?? 0;
const isValid = (lines: string[]) => parseDocument(lines.join("\n")).errors.length === 0;

/** Returns the lines with one line, or its whole block, moved by a number of spaces. */
function shifted(lines: string[], start: number, by: number, isBlock: boolean): string[] {
  const isOutside = (line: string) => line.trim() !== "" && indentOf(line) < indentOf(lines[start]);
  const end = isBlock ? lines.findIndex((line, at) => at > start && isOutside(line)) : start + 1;
  return lines.map((line, at) => {
    if (at < start || (end !== -1 && at >= end) || line.trim() === "") return line;
    return " ".repeat(Math.max(0, indentOf(line) + by)) + line.trimStart();
  });
}
