import { retrySheets } from "../lib/retry-sheets";
import type { Toast } from "./toaster";

let hasFailed = false;

/**
 * Shows a toast. The library behind it is fetched with the first one.
 * @returns whether it stands; false where the library could not be fetched (offline), so that the caller says
 *   in another place what the toast would have said.
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
