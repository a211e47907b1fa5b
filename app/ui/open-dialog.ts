export const SEARCH_DIALOG = "search";

/** Returns the attributes of a button that opens a dialog before any script runs. */
export function opens(id: string) {
  return {
    command: "show-modal",
    commandfor: id,
    "aria-haspopup": "dialog",
    // Fallback for browsers without the `command` attribute.
    onClick: () => "command" in HTMLButtonElement.prototype || openDialog(id),
  } as const;
}

export function openDialog(id: string): void {
  const dialog = document.getElementById(id);
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
}
