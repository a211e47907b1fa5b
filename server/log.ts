import { format } from "node:util";

/** An answered request, without anything that a visitor wrote. */
export type RequestLine = {
  method: string;
  /** Path of a file or table of the site, or '(unknown)'. */
  address: string;
  /** HTTP status; 0 if the visitor left before the response ended. */
  status: number;
  /** Time from the request's headers to the end of the response, in ms. */
  ms: number;
};

const LEVELS = { log: "info", info: "info", warn: "warn", error: "error" } as const;

/**
 * Makes every line that this process prints a JSON object with `time`, `level` and `message`.
 * @returns a function that logs an answered request
 */
export function logAsJson(): (line: RequestLine) => void {
  const write = (level: string, fields: object) =>
    process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), level, ...fields })}\n`);
  for (const [name, level] of Object.entries(LEVELS)) {
    console[name as keyof typeof LEVELS] = (...words: unknown[]) => {
      write(level, { message: format(...words.map(onlyText)) });
    };
  }
  return (line) => void write("info", { message: "request", ...line });
}

/** Returns only the stack of an error, because its properties may contain a row that the database refused. */
function onlyText(value: unknown): unknown {
  return value instanceof Error ? (value.stack ?? value.message) : value;
}
