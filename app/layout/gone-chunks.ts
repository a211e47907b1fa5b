import { reloadOnce, statusOf, whenBack } from "../lib/connection";

/**
 * After a deploy, a page that was open asks for scripts and style sheets by names that may be gone. The page is
 * loaded anew once, unless that would cost the visitor typed words; after that it says what is wrong.
 */
export function recoverFromDeploys(): void {
  // Vite says so when code or a style sheet that is fetched on demand did not come.
  addEventListener("vite:preloadError", async (event) => {
    const address = /https?:\/\/\S+|\/assets\/\S+/.exec(event.payload.message)?.[0];
    if (address && (await isGone(address))) loadAnew(); // else asked for again when it is needed
  });
  // The next page's sheets are asked for by React (style-sheets.tsx), which shows the page even when one fails;
  // those that were fetched ahead and are in use stand for all media.
  addEventListener(
    "error",
    ({ target }) => {
      if (!(target instanceof HTMLLinkElement)) return;
      if (target.dataset.precedence || target.media === "all") void recoverSheet(target);
    },
    true,
  );
}

/** Once for each build: this module's name carries a hash. */
function loadAnew(): void {
  if (hasTypedWords() || !reloadOnce(import.meta.url)) explain();
}

/** A sheet that did not come: gone, or asked for again as soon as the connection is back. */
async function recoverSheet(link: HTMLLinkElement): Promise<void> {
  if (await isGone(link.href)) return loadAnew();
  const leave = whenBack(async () => {
    if ((await statusOf(link.href)) !== 200) return false;
    leave();
    link.replaceWith(link.cloneNode());
    return true;
  });
}

/** Whether the server answers, and has no such file. */
async function isGone(address: string): Promise<boolean> {
  return [404, 410].includes(await statusOf(address));
}

function hasTypedWords(): boolean {
  return [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")].some(
    (field) => field.value !== field.defaultValue,
  );
}

function explain(): void {
  if (document.querySelector(".part-missing")) return;
  const words = document.createElement("p");
  words.className = "part-missing";
  words.setAttribute("role", "alert");
  const link = document.createElement("a");
  link.href = location.href;
  link.textContent = "Load the page again";
  words.append("The site was renewed after this page was loaded: a part of it is missing. ", link);
  link.addEventListener("click", (event) => {
    event.preventDefault();
    location.reload();
  });
  document.body.append(words);
}
