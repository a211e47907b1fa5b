/**
 * Reloads stylesheets that layout/missing-files.tsx has marked as failed. Call it before importing a lazy component
 * again, because Vite requests its stylesheet only once.
 * @throws when a stylesheet fails again
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
    // Remove the attribute first, because setting the same URL again would have no effect.
    link.removeAttribute("href");
    link.href = href;
  });
}
