import { CST, type Document, isCollection, isNode, Lexer, LineCounter, parseDocument, visit } from "yaml";
import { yamlFault } from "./yaml-fault.server.ts";

/** The data of a YAML source, its faults, and a function that finds a field's line. */
export type YamlText = {
  data: unknown;
  faults: string[];
  lineOf: (path: readonly PropertyKey[]) => number | undefined;
};

type Loss = { at: number; message: string };

/** Unambiguous numbers: not 012, 1e3 or 0x1f. */
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;
/** An escaped letter or digit, such as \n: YAML reads "C:\new" as two lines. */
const ESCAPED = /(?<!\\)(?:\\\\)*\\[\da-tv-wyzA-TV-Z]/;
const IN_QUOTES = "put it in quotation marks";

/**
 * Reads YAML and rejects syntax that would remove characters from text: tags, anchors, aliases, and comments after a
 * value. A comment must be on its own line, or directly before fields or a list.
 * @param before lines of the file above the YAML
 */
export function readYamlText(source: string, before = 0): YamlText {
  const counter = new LineCounter();
  const document = parseDocument(source, { lineCounter: counter });
  const lineAt = (at: number) => before + counter.linePos(at).line;
  const [error] = document.errors;
  const losses = [...signLosses(source), ...contentLosses(source, document, counter)];
  const faults = losses.map(({ at, message }) => `line ${lineAt(at)}: ${message}`);
  if (error && faults.length === 0) faults.push(yamlFault(source, error, before));
  return {
    data: faults.length === 0 ? document.toJS() : undefined,
    faults,
    lineOf: (path) => {
      const node = document.getIn(path, true);
      return isNode(node) && node.range ? lineAt(node.range[0]) : undefined;
    },
  };
}

/** Returns a YAML source's lexemes with their offsets. Lexemes of unquoted texts have no type. */
function lexemesOf(source: string) {
  let at = 0;
  let isText = false;
  return [...new Lexer().lex(source)].flatMap((lexeme) => {
    const isMark = [CST.DOCUMENT, CST.FLOW_END, CST.SCALAR].includes(lexeme);
    const found = { at, lexeme, type: isText ? null : CST.tokenType(lexeme) };
    isText = lexeme === CST.SCALAR;
    at += isMark ? 0 : lexeme.length;
    return isMark ? [] : [found];
  });
}

/** Finds unquoted values whose first character YAML reads as syntax. */
function signLosses(source: string): Loss[] {
  const signs = lexemesOf(source).filter(({ type, lexeme }) =>
    type === "block-scalar-header"
      ? !/^[|>][+-]?$/.test(lexeme)
      : ["tag", "anchor", "alias", "directive-line"].includes(type ?? ""),
  );
  return signs.map(({ at, lexeme: [sign] }) => ({
    at,
    message: `a text begins with '${sign}': ${IN_QUOTES}`,
  }));
}

/**
 * Finds comments that may be text, backslashes before letters or digits in double quotation marks, and unquoted values
 * that YAML changes, such as 012 or ~.
 */
function contentLosses(source: string, document: Document.Parsed, counter: LineCounter): Loss[] {
  const losses: Loss[] = [];
  // In a document with errors, the parser's positions are unreliable.
  const isBroken = document.errors.length > 0;
  const columnOf = (at: number) => counter.linePos(at).col;
  /** Offsets at which fields and lists begin. */
  const openings = new Set<number>();
  /** Values, each with the largest column at which a line after it may be a comment. Only unquoted text has a limit. */
  const values: { at: number; column: number }[] = [];
  visit(document, {
    Collection(_key, { range, flow }) {
      if (range && !flow) openings.add(range[0]);
    },
    Scalar(key, { type, value, source: written = "", range }, path) {
      const at = range?.[0] ?? 0;
      const isText = key !== "key" && type === "PLAIN" && written !== "";
      const column = columnOf(path.findLast(isCollection)?.range?.[0] ?? 0);
      values.push({ at, column: isText ? column : Number.POSITIVE_INFINITY });
      if (!isBroken && type === "QUOTE_DOUBLE" && ESCAPED.test(source.slice(at, range?.[1])))
        losses.push({ at, message: "a text holds a backslash: put it in single quotation marks" });
      if (isBroken || type !== "PLAIN" || typeof value === "string") return;
      const isPlain = typeof value === "number" ? NUMBER.test(written) : ["", `${value}`].includes(written);
      if (isPlain && (key !== "key" || typeof value === "number")) return;
      const message = `'${written}' would be read as ${JSON.stringify(value)}: ${IN_QUOTES}, or write the value so`;
      losses.push({ at, message });
    },
  });
  for (const { at, type } of lexemesOf(source)) {
    if (type !== "comment") continue;
    const start = source.slice(at - columnOf(at) + 1, at).trim();
    const next = at + (/^(?:\s|#[^\n]*)*/.exec(source.slice(at))?.[0].length ?? 0);
    const { column = Number.POSITIVE_INFINITY } = values.findLast((value) => value.at < at) ?? {};
    const isAlone = start === "" && (isBroken || columnOf(at) <= column);
    if (isAlone || openings.has(next) || (isBroken && /[:-]$/.test(start))) continue;
    const message = `what follows '#' would be lost: ${IN_QUOTES}, or a comment on a line of its own`;
    losses.push({ at, message });
  }
  return losses;
}
