/** Where and what a toast says (specification, sections 3, 4 and 9). */
export type Toast = {
  title: string;
  description: string;
  type: "success" | "error" | "info" | "warning" | "loading";
  position: "bottom-right" | "top-right";
};

/**
 * Shows a toast. The library behind it is fetched with the first one; where that fails (offline) the result
 * still stands inline beside the form.
 */
export async function showToast(toast: Toast): Promise<void> {
  try {
    const { show } = await import("./toaster");
    await show(toast);
  } catch (error) {
    console.warn(error instanceof Error ? error.message : error);
  }
}
