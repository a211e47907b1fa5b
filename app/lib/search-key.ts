/** Returns whether a key opens the search: Ctrl or Cmd with K anywhere, a slash outside fields. */
export function isSearchKey(event: KeyboardEvent): boolean {
  const { key, target, altKey, shiftKey } = event;
  if (event.defaultPrevented || event.isComposing || altKey) return false;
  if (event.ctrlKey || event.metaKey) return key.toLowerCase() === "k" && !shiftKey;
  const field = target instanceof Element && target.closest("input, textarea, select, [contenteditable]");
  // A field in a dialog that was just closed keeps the focus until the next frame.
  return key === "/" && (!field || field.closest("dialog:not([open])") !== null);
}
