/** The oldest browsers in which everything works: the first with `light-dark()`, which the colours need. */
export const OLDEST_BROWSERS = { chrome: 123, edge: 123, firefox: 121, safari: 17.5 };
