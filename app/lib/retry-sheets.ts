/**
 * Asks again for the style sheets that did not come (marked by layout/missing-files.tsx). Vite asks for the sheet of a
 * lazy part only once: call this before the part is imported again.
 * @throws when a sheet still does not come
 */
export async function retrySheets(): Promise<void> {
  const failed = document.querySelectorAll<HTMLLinkElement>("link[data-failed]");
  await Promise.all([...failed].map(loadAgain));
}

function loadAgain(link: HTMLLinkElement): Promise<unknown> {
  const { href } = link;
  return new Promise((resolve, reject) => {
    link.addEventListener("load", resolve, { once: true });
    link.addEventListener("error", () => reject(new Error(`${href} did not come`)), { once: true });
    link.removeAttribute("data-failed");
    // The same address again would change nothing.
    link.removeAttribute("href");
    link.href = href;
  });
}
