/** The time in which a deletion can be undone, in ms. */
export const UNDO_MS = 10_000;
/** The number of rows on a page of the log. */
export const LOG_ROWS = 100;
