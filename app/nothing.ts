/** An empty module: what `no-ornaments.ts` gives. */
export {};
