import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from "node:fs";
import path from "node:path";
import { errorText } from "./start-error.ts";

/** How long assets of earlier builds are kept, in ms. */
const KEPT_FOR = 7 * 86_400_000;

/**
 * Keeps the hashed assets of earlier builds in the data directory, for visitors who had a page open during a deploy.
 * `assets/current` has copies of this build's assets; files that are no longer built move to `assets/earlier` for seven
 * days. Several servers may do this at once.
 * @param now current time in ms
 * @returns absolute path of the earlier assets; undefined (and logged) if they cannot be kept
 */
export function keepEarlierAssets(dataDir: string, buildDir: string, now = Date.now()): string | undefined {
  const current = path.join(dataDir, "assets", "current");
  const earlier = path.join(dataDir, "assets", "earlier");
  const source = path.join(buildDir, "assets");
  try {
    for (const directory of [current, earlier]) mkdirSync(directory, { recursive: true });
    const built = existsSync(source) ? readdirSync(source) : [];
    for (const name of readdirSync(current).filter((name) => !name.endsWith(PART) && !built.includes(name))) {
      renameSync(path.join(current, name), path.join(earlier, name));
      utimesSync(path.join(earlier, name), now / 1000, now / 1000);
    }
    for (const name of readdirSync(earlier)) {
      const file = path.join(earlier, name);
      if (now - statSync(file).mtimeMs > KEPT_FOR) rmSync(file, { force: true });
    }
    for (const name of built.filter((name) => !existsSync(path.join(current, name)))) {
      const part = path.join(current, `${name}.${process.pid}${PART}`);
      copyFileSync(path.join(source, name), part);
      renameSync(part, path.join(current, name)); // an incomplete copy is never served
    }
    return earlier;
  } catch (error) {
    console.error(`The assets of earlier builds cannot be kept in ${dataDir} (${errorText(error)}).`);
    return undefined;
  }
}

const PART = ".part";
