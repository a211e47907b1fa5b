import { isSearchKey } from "../../lib/search-key.ts";
import { hasTypedWords } from "../../lib/typed-words.ts";
import { SEARCH_DIALOG } from "../../ui/open-dialog.ts";

// Written in front of this script in each page (defer-scripts.server.ts): imports and runs the page's scripts.
declare const load: () => Promise<unknown>;
/** What a form that waits says, before and after the address; written in by the build. */
declare const UNSENT: [string, string];

/** Scripts that did not come are asked for again on a touch, but no sooner than after this, in ms. */
const RETRY_DELAY = 2000;
/** After the page's load the scripts start at the latest, in ms. */
const MOST_DELAY = 2000;
/** A form that waits longer than this for the scripts says so, in ms. */
const FORM_PATIENCE = 4000;

const TOUCHES = ["pointerdown", "keydown", "focusin", "wheel", "touchstart", "scroll"] as const;

/** What the visitor did before React had taken over, to be done again afterwards. */
let buttons: HTMLButtonElement[] = [];
let form: HTMLFormElement | undefined;
let over: PointerEvent | undefined;

const notice = document.createElement("p");
notice.className = "part-missing";
notice.role = "alert";

const elementOf = (event: Event) => event.target as Element;

const keepers = {
  keydown(event: KeyboardEvent) {
    if (!isSearchKey(event)) return;
    event.preventDefault();
    (document.getElementById(SEARCH_DIALOG) as HTMLDialogElement).showModal();
  },
  submit(event: SubmitEvent) {
    // Forms that only a script can send; those of dialogs, and those with an address, are the browser's work.
    if (!elementOf(event).matches("[method=dialog]:not(dialog *)")) return;
    form = event.target as HTMLFormElement;
    setTimeout(tellUnsent, FORM_PATIENCE);
  },
  click(event: MouseEvent) {
    const button = elementOf(event).closest<HTMLButtonElement>("button[type=button]:not([commandfor])");
    if (button) buttons.push(button);
  },
  pointerover(event: PointerEvent) {
    over = event;
  },
};
const kinds = Object.keys(keepers) as (keyof typeof keepers)[];
const leave = (...left: (keyof typeof keepers)[]) => {
  for (const kind of left) removeEventListener(kind, keepers[kind] as EventListener, true);
};
for (const kind of kinds) addEventListener(kind, keepers[kind] as EventListener, true);

/** Says that a form waits, and offers the agency's address as the footer has it. */
function tellUnsent() {
  const mail = document.querySelector("footer a[href^='mailto:']");
  if (!form || !mail) return;
  notice.replaceChildren(UNSENT[0], mail.cloneNode(true), UNSENT[1]);
  document.body.append(notice);
}

window.__early = {
  stop() {
    leave("click", "pointerover");
    notice.remove();
  },
  replay() {
    leave("submit", "keydown");
    const [pressed, sent] = [buttons, form];
    buttons = [];
    form = undefined;
    over?.target?.dispatchEvent(new PointerEvent("pointerover", over));
    for (const button of pressed) button.click();
    sent?.requestSubmit();
  },
};

/**
 * Loads the page again, once in this tab and never over typed words: the browser keeps a script that came cut off or
 * empty until then. One that did not come at all (a TypeError) is asked for again without that.
 */
async function reloadOnce() {
  if (hasTypedWords() || sessionStorage.getItem("restarted")) return;
  sessionStorage.setItem("restarted", "true");
  const scripts = performance
    .getEntriesByType("resource")
    .filter(({ name }) => /\/assets\/.*\.js$/.test(name));
  // Past the browser's cache, which would have it for a year.
  await Promise.all(scripts.map(({ name }) => fetch(name, { cache: "reload" })));
  if (!hasTypedWords()) location.reload();
}

let isStarted = false;

/** Fetches and runs the page's scripts, once; after a failure again on a later touch, or when the connection is back. */
async function start() {
  if (isStarted) return;
  isStarted = true;
  for (const touch of TOUCHES) removeEventListener(touch, start, true);
  try {
    await load();
  } catch (error) {
    isStarted = false;
    setTimeout(listen, RETRY_DELAY);
    if (!(error instanceof TypeError)) await reloadOnce();
    throw error;
  }
}

function listen() {
  for (const touch of TOUCHES) addEventListener(touch, start, { capture: true, passive: true });
}

function startWhenIdle() {
  if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: MOST_DELAY });
  else setTimeout(start, 200);
}

/** Waits for the first paint, which a fast connection would bring later than the scripts; a hidden page has none. */
function startWhenPainted() {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName("first-contentful-paint").length > 0) startWhenIdle();
  }).observe({ type: "paint", buffered: true });
  setTimeout(start, MOST_DELAY);
}

listen();
addEventListener("online", start);
if (document.readyState === "complete") startWhenPainted();
else addEventListener("load", startWhenPainted, { once: true });
