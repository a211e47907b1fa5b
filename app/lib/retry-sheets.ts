/**
 * Loads the style sheets again that failed (marked by layout/missing-files.tsx). Vite requests the sheet of a lazy part
 * only once: call this before the part is imported again.
 * @throws when a sheet fails again
 */
export async function retrySheets(): Promise<void> {
  const failed = document.querySelectorAll<HTMLLinkElement>("link[data-failed]");
  await Promise.all([...failed].map(loadAgain));
}

function loadAgain(link: HTMLLinkElement): Promise<unknown> {
  const { href } = link;
  return new Promise((resolve, reject) => {
    link.addEventListener("load", resolve, { once: true });
    link.addEventListener("error", () => reject(new Error(`${href} could not be loaded`)), { once: true });
    link.removeAttribute("data-failed");
    // Setting the same address again would do nothing.
    link.removeAttribute("href");
    link.href = href;
  });
}
