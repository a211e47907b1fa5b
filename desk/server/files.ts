import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { contentType } from "../../hosting/content-type.ts";

type Chunk = { file: string; css?: string[]; assets?: string[]; imports?: string[] };
export type BuiltFile = { body: Buffer; type: string };

/**
 * Reads the built pages into memory from Vite's output folder (an absolute path). `isOpen` marks the files that
 * signed-out visitors may load.
 */
export function readBuiltFiles(directory: string) {
  const manifest = JSON.parse(readFileSync(path.join(directory, ".vite/manifest.json"), "utf8")) as Record<
    string,
    Chunk
  >;
  const open = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined || open.has(chunk.file)) return;
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) open.add(file);
    for (const next of chunk.imports ?? []) visit(next);
  };
  visit("page/sign-in.html");
  const files = new Map<string, { file: BuiltFile; isOpen: boolean }>();
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.parentPath.includes(".vite")) continue;
    const absolute = path.join(entry.parentPath, entry.name);
    const address = path.relative(directory, absolute).split(path.sep).join("/");
    const isShared = /\.(?:woff2|svg)$/.test(address);
    files.set(`/${address}`, {
      file: { body: readFileSync(absolute), type: contentType(address).type },
      isOpen: open.has(address) || isShared,
    });
  }
  const page = (name: string) => files.get(`/page/${name}.html`)?.file.body ?? Buffer.from("");
  return { files, inbox: page("index"), signIn: page("sign-in") };
}

export type BuiltFiles = ReturnType<typeof readBuiltFiles>;
