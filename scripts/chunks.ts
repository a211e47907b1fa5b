/** A chunk of shared code: patterns of module paths, and the minimum number of chunks that must import a module. */
type Chunk = { name: string; paths: string[]; minShareCount?: number };

/** The chunks of shared code. A module goes into the first chunk that matches it. */
export const CHUNKS: Chunk[] = [
  // First, because a chunk includes what its modules import. `ui` is not part of it, because its styles would load twice.
  {
    name: "site",
    paths: ["virtual:site$", "preload-helper", "/app/lib/", "/app/paths.ts", "/app/seo/"],
    minShareCount: 3,
  },
  { name: "missing", paths: ["virtual:notFound$"] },
  {
    name: "react",
    paths: ["react", "react-dom", "react-router", "scheduler", "cookie-es", "@remix-run/route-pattern"].map(
      (name) => `/node_modules/${name}/`,
    ),
  },
  {
    name: "ui",
    paths: ["/app/ui", "/app/sections/call-to-action", "/ornaments/icons/"],
    minShareCount: 3,
  },
  { name: "projects", paths: ["/app/sections/project"], minShareCount: 2 },
  { name: "posts", paths: ["/app/sections/post", "/app/sections/mosaic"], minShareCount: 2 },
];
