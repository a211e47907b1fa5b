import { retrySheets } from "../lib/retry-sheets";
import type { Toast } from "./toaster";

const load = () => import("./toaster");
let hasFailed = false;

/** Loads the library; a style sheet that failed, now or before, is asked for again. */
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

/** Shows a toast; the first one fetches the library. @returns false if that failed: the caller then says it elsewhere */
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
