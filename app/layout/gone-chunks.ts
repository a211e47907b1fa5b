/**
 * After a deploy, a page that was open asks for scripts and style sheets by names that may be gone. The page is
 * loaded anew once, unless that would cost the visitor typed words; after that it says what is wrong.
 */
export function recoverFromDeploys(): void {
  finishFollowedLink();
  addEventListener("click", rememberFollowedLink, true);
  // Vite says so when code or a style sheet that is fetched on demand did not come.
  addEventListener("vite:preloadError", async (event) => {
    const address = /https?:\/\/\S+|\/assets\/\S+/.exec(event.payload.message)?.[0] ?? "";
    if (await isGone(address)) loadAnew(); // else the connection is down: asked for again when it is needed
  });
  // The next page's sheets are asked for by React (style-sheets.tsx), which shows the page even when one fails.
  addEventListener(
    "error",
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.dataset.precedence) void recoverSheet(target);
    },
    true,
  );
}

function loadAnew(): void {
  if (hasTypedWords() || !isFirstReload()) explain();
  else location.reload();
}

/** A sheet that did not come: gone, or asked for again as soon as the connection is back. */
async function recoverSheet(link: HTMLLinkElement): Promise<void> {
  if (await isGone(link.href)) loadAnew();
  else addEventListener("online", () => link.replaceWith(link.cloneNode()), { once: true });
}

/** Whether the server answers, and has no such file. */
async function isGone(address: string): Promise<boolean> {
  if (address === "") return false;
  const answer = await fetch(address, { method: "HEAD", cache: "no-store" }).catch(() => undefined);
  return answer !== undefined && [404, 410].includes(answer.status);
}

function hasTypedWords(): boolean {
  return [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")].some(
    (field) => field.value !== field.defaultValue,
  );
}

/** Once for each build (this module's name carries a hash) and tab; where nothing can be remembered, never. */
function isFirstReload(): boolean {
  try {
    const isFirst = sessionStorage.getItem("reloaded from") !== import.meta.url;
    sessionStorage.setItem("reloaded from", import.meta.url);
    return isFirst;
  } catch {
    return false;
  }
}

function explain(): void {
  if (document.querySelector(".part-missing")) return;
  const words = document.createElement("p");
  words.className = "part-missing";
  words.setAttribute("role", "alert");
  const link = document.createElement("a");
  link.href = location.href;
  link.textContent = "Load the page again";
  words.append("The site has been renewed since this page was loaded, and a part of it is missing. ", link);
  link.addEventListener("click", (event) => {
    event.preventDefault();
    location.reload();
  });
  document.body.append(words);
}

/** How long after a click a reload counts as the router's own, in ms. */
const SOON = 15_000;
const FOLLOWED = "followed link";

/**
 * The router answers a page module that is gone by loading the present page anew, and the click is lost. So the
 * click is remembered, and finished after that.
 */
function rememberFollowedLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (link === null || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  if (link.origin !== location.origin || link.target === "_blank" || link.closest(".part-missing")) return;
  try {
    sessionStorage.setItem(FOLLOWED, JSON.stringify({ to: link.href, from: location.href, at: Date.now() }));
  } catch {
    // Storage is forbidden here: the visitor follows the link again.
  }
}

function finishFollowedLink(): void {
  try {
    const followed = JSON.parse(sessionStorage.getItem(FOLLOWED) ?? "null");
    sessionStorage.removeItem(FOLLOWED);
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const isReload = navigation?.type === "reload" && followed?.from === location.href;
    if (isReload && followed.to !== location.href && Date.now() - followed.at < SOON)
      location.replace(followed.to);
  } catch {
    // Storage is forbidden here.
  }
}
