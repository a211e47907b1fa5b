/** Everything in server/ that desk/ may import. */

export type { Statement } from "./agency-task.ts";
export type { Config } from "./config.ts";
export { csvTable } from "./csv.ts";
export type { Result, Value } from "./database.ts";
export { DISK_FULL } from "./disk.ts";
export { noticeId } from "./notice.ts";
export { printable } from "./printable.ts";
export { clientAddress, createRateLimit } from "./rate-limit.ts";
export { repeat } from "./repeat.ts";
export { isEqual } from "./secret.ts";
export { readSettings } from "./settings.ts";
export { openSharedDatabase } from "./shared-database.ts";
export type { SiteSettings } from "./site-settings.ts";
export { isLocalHost, smtpOptions } from "./smtp.ts";
export { errorCode, failStart, StartError } from "./start-error.ts";
