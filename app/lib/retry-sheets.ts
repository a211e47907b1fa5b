/**
 * Loads failed style sheets again (marked by layout/missing-files.tsx). Call it before a lazy part is imported again,
 * because Vite requests its sheet only once.
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
