/** What desk/ may use of the server. */

export type { Config } from "./config.ts";
export { csvTable } from "./csv.ts";
export type { Value } from "./database.ts";
export { makeDeskTables } from "./desk-tables.ts";
export { DISK_FULL } from "./disk.ts";
export { noticeId } from "./notice.ts";
export { printable } from "./printable.ts";
export { clientAddress, createRateLimit } from "./rate-limit.ts";
export { readSettings } from "./settings.ts";
export { openSharedDatabase, type SharedDatabase } from "./shared-database.ts";
export type { SiteSettings } from "./site-settings.ts";
export { errorCode, failStart, StartError } from "./start-error.ts";
