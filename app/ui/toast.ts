/** Where and what a toast says (specification, sections 3, 4 and 9). */
export type Toast = {
  title: string;
  description: string;
  type: "success" | "error" | "info" | "warning" | "loading";
  position: "bottom-right" | "top-right";
};

/** Shows a toast. The library behind it is fetched with the first one. */
export async function showToast(toast: Toast): Promise<void> {
  const { show } = await import("./toaster");
  show(toast);
}
