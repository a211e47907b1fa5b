import { retrySheets } from "../lib/retry-sheets";
import type { Toast } from "./toaster";

const load = () => import("./toaster");
let hasFailed = false;

/** Loads the toast library, and requests its stylesheet again if that failed. */
async function loadToaster(): Promise<typeof import("./toaster")> {
  if (!hasFailed) {
    try {
      return await load();
    } catch {
      hasFailed = true;
    }
  }
  await retrySheets();
  hasFailed = false;
  return load();
}

/**
 * Shows a toast. The first toast loads the library.
 * @returns false if the library failed to load; the caller must then show the text itself
 */
export async function showToast(toast: Toast): Promise<boolean> {
  try {
    const { show } = await loadToaster();
    show(toast);
    return true;
  } catch (error) {
    console.warn(error instanceof Error ? error.message : error);
    return false;
  }
}
