/** Copies a text. @returns false if the browser forbids it or has no clipboard (without https) */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
