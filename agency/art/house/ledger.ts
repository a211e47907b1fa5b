import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** What the site needs to know of a picture before it is loaded. */
export interface Entry {
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
  readonly color: string;
}

/** The two lists that a run keeps: the site's manifest and what each picture was drawn from. */
export interface Ledger {
  readonly pictures: Record<string, Entry>;
  readonly drawn: Record<string, string>;
}

const MANIFEST = "pictures.json";
const DRAWN = "art/drawn.json";
const LOCK = ".cache/art.lock";
const STALE_AFTER_MS = 20_000;

function readJson<T>(path: string): Record<string, T> {
  try {
    return JSON.parse(readFileSync(path, "utf8")) as Record<string, T>;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return {};
    throw error;
  }
}

function writeJson(path: string, value: Record<string, unknown>): void {
  const sorted = Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  const half = `${path}.${process.pid}`;
  writeFileSync(half, `${JSON.stringify(sorted, null, 2)}\n`);
  renameSync(half, path);
}

/** Reads both lists. */
export function readLedger(root: string): Ledger {
  return { pictures: readJson<Entry>(join(root, MANIFEST)), drawn: readJson<string>(join(root, DRAWN)) };
}

async function locked<T>(root: string, work: () => T): Promise<T> {
  const lock = join(root, LOCK);
  mkdirSync(dirname(lock), { recursive: true });
  for (;;) {
    try {
      closeSync(openSync(lock, "wx"));
      break;
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
      const age = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
      if (age > STALE_AFTER_MS) rmSync(lock, { force: true });
      await pause(40);
    }
  }
  try {
    return work();
  } finally {
    rmSync(lock, { force: true });
  }
}

/**
 * Changes both lists. Several runs may draw different pictures at once, so the lists are read anew under a
 * lock and only then changed.
 * @param root the agency's folder
 * @param change edits the lists in place
 */
export function updateLedger(root: string, change: (ledger: Ledger) => void): Promise<void> {
  return locked(root, () => {
    const ledger = readLedger(root);
    change(ledger);
    writeJson(join(root, MANIFEST), ledger.pictures);
    writeJson(join(root, DRAWN), ledger.drawn);
  });
}
