import { CST, type Document, isCollection, isScalar, Lexer, LineCounter, parseDocument, visit } from "yaml";
import { yamlFault } from "./yaml-fault.server.ts";

/** The data of a YAML text, what is wrong with it, and the line of a field by its path. */
export type YamlText = {
  data: unknown;
  faults: string[];
  lineOf: (path: readonly PropertyKey[]) => number | undefined;
};

/** Lexemes without a text of their own; a scalar follows SCALAR. */
const MARKS: readonly string[] = [CST.DOCUMENT, CST.FLOW_END, CST.SCALAR];
/** Numbers that everybody reads alike: not 012, 1e3 or 0x1f. */
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;
const IN_QUOTES = "put the text in quotation marks";

type Loss = { at: number; message: string };

/**
 * Reads YAML in which no text can lose anything: no tags, anchors and aliases; a comment has a line of its own, or
 * begins fields or a list.
 * @param before the number of lines of the file before it
 */
export function readYamlText(source: string, before = 0): YamlText {
  const counter = new LineCounter();
  const document = parseDocument(source, { lineCounter: counter });
  const lineAt = (at: number) => before + counter.linePos(at).line;
  const losses = [...tokenLosses(source, counter, document), ...valueLosses(document)];
  const [error] = document.errors;
  const faults = losses.map(({ at, message }) => `line ${lineAt(at)}: ${message}`);
  if (error && faults.length === 0) faults.push(yamlFault(source, error, before));
  return {
    data: faults.length === 0 ? document.toJS() : undefined,
    faults,
    lineOf: (path) => {
      const node = document.getIn(path, true);
      return isScalar(node) || isCollection(node) ? lineAt(node.range?.[0] ?? 0) : undefined;
    },
  };
}

/** Signs at the start of a text that YAML takes for its own, and comments that may be text. */
function tokenLosses(source: string, counter: LineCounter, document: Document.Parsed): Loss[] {
  const losses: Loss[] = [];
  const columnOf = (at: number) => counter.linePos(at).col;
  let at = 0;
  let last = "";
  for (const lexeme of new Lexer().lex(source)) {
    const type = last === CST.SCALAR || MARKS.includes(lexeme) ? null : CST.tokenType(lexeme);
    const [sign = ""] = lexeme;
    if (type === "comment") {
      const isAlone =
        source.slice(at - columnOf(at) + 1, at).trim() === "" || opensFields(document, source, at);
      // Where the fields end is unknown while a line is wrong.
      const isInText =
        isAlone && document.errors.length === 0 && columnOf(at) > textColumn(document, at, columnOf);
      const remedy = `${IN_QUOTES}, or a comment on a line of its own`;
      if (!isAlone || isInText) losses.push({ at, message: `what follows '#' would be lost: ${remedy}` });
    } else if (
      ["tag", "anchor", "alias", "directive-line"].includes(type ?? "") ||
      (type === "block-scalar-header" && !/^[|>][+-]?$/.test(lexeme))
    )
      losses.push({ at, message: `a text that begins with '${sign}' needs quotation marks` });
    if (!MARKS.includes(lexeme)) at += lexeme.length;
    last = lexeme;
  }
  return losses;
}

/** Whether fields or a list begin right after a comment: "contact: # How to reach us". */
function opensFields(document: Document.Parsed, source: string, comment: number): boolean {
  const skipped = /(?:\s|#[^\n]*)*/y;
  skipped.lastIndex = comment;
  skipped.test(source);
  let opens = false;
  visit(document, {
    Collection(_key, { range, flow }) {
      if (range?.[0] === skipped.lastIndex && !flow) opens = true;
    },
  });
  return opens;
}

/** The column of the field or list entry of an unquoted text right before a comment: its further lines are further in. */
function textColumn(document: Document.Parsed, comment: number, columnOf: (at: number) => number): number {
  let column = Number.POSITIVE_INFINITY;
  visit(document, {
    Scalar(key, node, path) {
      const isText = key !== "key" && node.type === "PLAIN" && node.source !== "";
      if ((node.range?.[0] ?? 0) > comment) return visit.BREAK;
      const parent = path.findLast(isCollection);
      column = isText && parent?.range ? columnOf(parent.range[0]) : Number.POSITIVE_INFINITY;
      return undefined;
    },
  });
  return column;
}

/** Unquoted values that are read as another number or as nothing, and names that are no texts. */
function valueLosses(document: Document.Parsed): Loss[] {
  const losses: Loss[] = [];
  visit(document, {
    Scalar(key, { type, value, source = "", range }) {
      if (type !== "PLAIN" || typeof value === "string") return;
      const isPlain = typeof value === "number" ? NUMBER.test(source) : ["", `${value}`].includes(source);
      if (isPlain && !(key === "key" && typeof value !== "number")) return;
      const message = `'${source}' would be read as ${JSON.stringify(value)}: ${IN_QUOTES}, or write the value so`;
      losses.push({ at: range?.[0] ?? 0, message });
    },
  });
  return losses;
}
