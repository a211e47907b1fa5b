import type { Toast } from "./toaster";

/**
 * Shows a toast. The library behind it is fetched with the first one.
 * @returns whether it stands; false where the library could not be fetched (offline), so that the caller says
 *   in another place what the toast would have said.
 */
export async function showToast(toast: Toast): Promise<boolean> {
  try {
    const { show } = await import("./toaster");
    await show(toast);
    return true;
  } catch (error) {
    console.warn(error instanceof Error ? error.message : error);
    return false;
  }
}
