import { globSync, rmSync } from "node:fs";
import { join } from "node:path";
import { readLedger, updateLedger } from "./ledger.ts";

/** The file of a picture's address below the agency's folder; of a smaller width when one is given. */
export function fileOf(root: string, address: string, width?: number): string {
  const path = join(root, address);
  return width === undefined ? path : path.replace(/\.avif$/, `-${width}.avif`);
}

/**
 * Tells what was drawn once and is no longer briefed, and removes it when asked to. Only what the house drew
 * itself is ever touched: photographs and series from elsewhere lie in the same folder.
 * @param root the agency's folder
 * @param briefed the addresses of all pictures that have a brief
 */
export async function tellUnbriefed(root: string, briefed: readonly string[], prune: boolean): Promise<void> {
  const wanted = new Set(briefed);
  const unbriefed = Object.keys(readLedger(root).drawn).filter(
    (address) => address.startsWith("/pictures/") && !wanted.has(address),
  );
  if (unbriefed.length === 0) return;
  if (!prune) {
    console.log(`${unbriefed.length} drawn pictures have no brief any more; --prune removes them:`);
    for (const address of unbriefed) console.log(`  ${address}`);
    return;
  }
  for (const address of unbriefed)
    for (const file of globSync(fileOf(root, address).replace(/\.avif$/, "{,-[0-9]*}.avif"))) rmSync(file);
  await updateLedger(root, ({ pictures, drawn }) => {
    for (const list of [pictures, drawn]) for (const address of unbriefed) delete list[address];
  });
  console.log(`${unbriefed.length} pictures without a brief removed`);
}
