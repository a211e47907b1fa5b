import { retrySheets } from "../lib/retry-sheets";
import type { Toast } from "./toaster";

let hasFailed = false;

/**
 * Shows a toast. The library behind it is fetched with the first one.
 * @returns false where the library could not be fetched (offline): the caller then says the toast's text elsewhere.
 */
export async function showToast(toast: Toast): Promise<boolean> {
  try {
    if (hasFailed) await retrySheets();
    const { show } = await import("./toaster");
    show(toast);
    return true;
  } catch (error) {
    hasFailed = true;
    console.warn(error instanceof Error ? error.message : error);
    return false;
  }
}
