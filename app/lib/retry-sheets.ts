/**
 * Asks again for the style sheets that did not come. Vite asks for the sheet of a lazy part only once: call this before
 * the part is imported again.
 * @throws when a sheet still does not come
 */
export async function retrySheets(): Promise<void> {
  const sheets = document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]");
  await Promise.all([...sheets].filter(({ sheet }) => sheet === null).map(loadAgain));
}

function loadAgain(link: HTMLLinkElement): Promise<unknown> {
  return new Promise((resolve, reject) => {
    link.addEventListener("load", resolve, { once: true });
    link.addEventListener("error", () => reject(new Error(`${link.href} did not come`)), { once: true });
    link.setAttribute("href", link.href);
  });
}
