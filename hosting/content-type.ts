import path from "node:path";

/** Content types by file extension, and whether compression makes the file smaller. */
const TYPES: Readonly<Record<string, readonly [type: string, compressible: boolean]>> = {
  ".html": ["text/html; charset=utf-8", true],
  ".js": ["text/javascript; charset=utf-8", true],
  ".css": ["text/css; charset=utf-8", true],
  ".json": ["application/json; charset=utf-8", true],
  ".webmanifest": ["application/manifest+json; charset=utf-8", true],
  ".xml": ["application/xml; charset=utf-8", true],
  ".md": ["text/markdown; charset=utf-8", true],
  ".txt": ["text/plain; charset=utf-8", true],
  // Page data that React Router loads on client-side navigation.
  ".data": ["text/x-script; charset=utf-8", true],
  ".svg": ["image/svg+xml; charset=utf-8", true],
  ".ico": ["image/x-icon", true],
  ".pdf": ["application/pdf", false],
  ".avif": ["image/avif", false],
  ".webp": ["image/webp", false],
  ".png": ["image/png", false],
  ".jpg": ["image/jpeg", false],
  ".jpeg": ["image/jpeg", false],
  ".gif": ["image/gif", false],
  ".woff2": ["font/woff2", false],
  ".woff": ["font/woff", false],
  ".mp4": ["video/mp4", false],
  ".webm": ["video/webm", false],
};

/** Returns a file's Content-Type and whether to compress it; unknown extensions are binary data. */
export function contentType(file: string): { type: string; compressible: boolean } {
  const [type, compressible] = TYPES[path.extname(file).toLowerCase()] ?? ["application/octet-stream", false];
  return { type, compressible };
}

/** Returns the file extensions, without dot, whose types match. */
export function extensionsOf(types: RegExp): string[] {
  return Object.entries(TYPES)
    .filter(([, [type]]) => types.test(type))
    .map(([extension]) => extension.slice(1));
}
