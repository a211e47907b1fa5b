/**
 * The oldest browsers in which everything works, as the README states. Safari's is the first with `light-dark()`,
 * Chrome's the first with `round()`, Firefox's the first with `@property`.
 */
export const OLDEST_BROWSERS = { chrome: 125, edge: 125, firefox: 128, safari: 17.5 };
