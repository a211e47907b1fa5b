/** An empty module, exported by `no-ornaments.ts`. */
export {};
