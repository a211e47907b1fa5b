import { isSearchKey } from "../../lib/search-key.ts";
import { hasTypedWords } from "../../lib/typed-words.ts";
import { openDialog, SEARCH_DIALOG } from "../../ui/open-dialog.ts";

// Imports and runs the page's scripts. defer-scripts.server.ts writes this function in front of the boot script.
declare const load: () => Promise<unknown>;
/** The message that a form is waiting: the text before and after the e-mail address. Inserted at build. */
declare const UNSENT: [string, string];

/** Minimum time in ms before a touch fetches failed scripts again. */
const RETRY_DELAY = 2000;
/** Maximum time in ms from the page's load to the start of the scripts. */
const MOST_DELAY = 2000;
/** Time in ms after which a form that waits for the scripts shows a message. */
const FORM_PATIENCE = 4000;

const TOUCHES = ["pointerdown", "keydown", "focusin", "wheel", "touchstart", "scroll"] as const;

const BUTTONS = "button[type=button]:not([commandfor])";
/** Forms that need a script. The browser itself handles dialogs and forms with an address. */
const FORMS = "form[method=dialog]:not(dialog *)";

/** Returns a function that finds an element again, even if React has replaced it. */
function finder<Found extends HTMLElement>(element: Found, selector: string): () => Found | undefined {
  const all = () => [...document.querySelectorAll<Found>(selector)];
  const index = all().indexOf(element);
  return () => (element.isConnected ? element : all()[index]);
}

/** Clicks and submits before hydration, replayed afterwards. */
let buttons: (() => HTMLButtonElement | undefined)[] = [];
let form: (() => HTMLFormElement | undefined) | undefined;
let over: PointerEvent | undefined;

const notice = document.createElement("p");
notice.className = "files-missing";
notice.role = "alert";

const elementOf = (event: Event) => event.target as Element;

const listeners = {
  keydown(event: KeyboardEvent) {
    if (!isSearchKey(event)) return;
    event.preventDefault();
    openDialog(SEARCH_DIALOG);
  },
  submit(event: SubmitEvent) {
    if (!elementOf(event).matches(FORMS)) return;
    form = finder(event.target as HTMLFormElement, FORMS);
    setTimeout(tellUnsent, FORM_PATIENCE);
  },
  click(event: MouseEvent) {
    const target = elementOf(event);
    const button = target.closest<HTMLButtonElement>(BUTTONS);
    if (button) buttons.push(finder(button, BUTTONS));
    // Browsers without the `command` attribute, such as Safari 26.0.
    const opener = "command" in HTMLButtonElement.prototype ? null : target.closest("[commandfor]");
    if (opener) openDialog(opener.getAttribute("commandfor") ?? "");
  },
  pointerover(event: PointerEvent) {
    over = event;
  },
};
const types = Object.keys(listeners) as (keyof typeof listeners)[];
const leave = (...left: (keyof typeof listeners)[]) => {
  for (const type of left) removeEventListener(type, listeners[type] as EventListener, true);
};
for (const type of types) addEventListener(type, listeners[type] as EventListener, true);

/** Shows that a form is waiting and offers the agency's address from the footer. */
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
    // React ignores a pointerover whose relatedTarget is in the page, so the replayed event has none.
    if (over) {
      const { target, pointerType } = over;
      target?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType }));
    }
    for (const find of pressed) find()?.click();
    sent?.()?.requestSubmit();
  },
};

/**
 * Reloads the page once per tab after a script arrived truncated or empty, because the browser would not run the script
 * again. Never reloads over typed text. A script that failed to load (TypeError) is fetched again without a reload.
 */
async function reloadOnce() {
  if (hasTypedWords()) return;
  try {
    if (sessionStorage.getItem("restarted")) return;
    sessionStorage.setItem("restarted", "true");
  } catch {
    return; // Without storage the page could reload endlessly.
  }
  const scripts = performance
    .getEntriesByType("resource")
    .filter(({ name }) => /\/assets\/.*\.js$/.test(name));
  // Bypass the browser's cache, which keeps scripts for a year.
  await Promise.all(scripts.map(({ name }) => fetch(name, { cache: "reload" })));
  if (!hasTypedWords()) location.reload();
}

let isStarted = false;

/** Fetches and runs the page's scripts once. After a failure, tries again on a later touch or when back online. */
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

/** Waits for first paint: on fast connections scripts would otherwise run before it. A hidden page never paints. */
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
