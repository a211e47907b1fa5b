/** A mistake that the operator can correct. The message is one line that says how. */
export class StartError extends Error {
  override readonly name: string = "StartError";
}

/** Returns the code of a system error ('EADDRINUSE', 'ENOENT') or a database error ('23514'); otherwise undefined. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null || !("code" in error)) return undefined;
  return typeof error.code === "string" ? error.code : undefined;
}

/** Returns the message of any thrown value on one line. */
export function errorText(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.replaceAll(/\s+/g, " ").trim();
}

/** Prints a StartError as one line, other errors with their stack, and exits with code 1. */
export function failStart(error: unknown): never {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
