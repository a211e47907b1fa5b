/** Copies text to the clipboard. @returns false if the browser blocks it, or has no clipboard (without https) */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
