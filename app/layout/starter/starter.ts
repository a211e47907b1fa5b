import { reloadOnce, statusOf, whenBack } from "../../lib/connection.ts";
import { isSearchKey } from "../../lib/search-key.ts";
import { SEARCH_DIALOG } from "../../ui/open-dialog.ts";

// What stands before this script in each page (defer-scripts.server.ts).
declare const load: (read: Promise<void>) => Promise<unknown>;
declare const build: string;
declare const data: string;
declare const __reactRouterContext: { stream?: ReadableStream };

/** After scripts that did not come, a touch asks for them again no sooner than this, in ms. */
const RETRY_DELAY = 2000;

const TOUCHES = [
  "pointermove",
  "pointerdown",
  "keydown",
  "focusin",
  "wheel",
  "touchstart",
  "scroll",
] as const;

/** What the visitor did before React has taken over, to be done again once it has. */
const early: {
  buttons: HTMLButtonElement[];
  form?: HTMLFormElement | undefined;
  over?: PointerEvent | undefined;
} = { buttons: [] };

const elementOf = (event: Event) => event.target as Element;

const keepers = {
  keydown(event: KeyboardEvent) {
    if (!isSearchKey(event)) return;
    event.preventDefault();
    (document.getElementById(SEARCH_DIALOG) as HTMLDialogElement).showModal();
  },
  submit(event: SubmitEvent) {
    // The menu's close button and a list's filters work without scripts.
    if (elementOf(event).closest("dialog") || event.submitter?.hasAttribute("formaction")) return;
    event.preventDefault();
    early.form = event.target as HTMLFormElement;
  },
  click(event: MouseEvent) {
    const button = elementOf(event).closest<HTMLButtonElement>("button[type=button]:not([commandfor])");
    if (button) early.buttons.push(button);
  },
  pointerover(event: PointerEvent) {
    early.over = event;
  },
};
const kinds = Object.keys(keepers) as (keyof typeof keepers)[];
const leave = (...left: (keyof typeof keepers)[]) => {
  for (const kind of left) removeEventListener(kind, keepers[kind] as EventListener, true);
};
for (const kind of kinds) addEventListener(kind, keepers[kind] as EventListener, true);

window.__early = {
  stop: () => leave("click", "pointerover"),
  replay() {
    leave("submit", "keydown");
    const { buttons, form, over } = early;
    early.buttons = [];
    early.form = early.over = undefined;
    over?.target?.dispatchEvent(new PointerEvent("pointerover", over));
    for (const button of buttons) button.click();
    form?.requestSubmit();
  },
};

let isStarted = false;

/** What the page's loaders said, given to the router as the stream that it reads once. */
async function readData(): Promise<void> {
  const response = await fetch(data);
  // As the import of a script that is gone throws.
  if (!response.ok) throw new TypeError(`${data}: ${response.status}`);
  // Read to its end first: a connection that breaks fails here, where it can be tried again.
  const whole = await response.blob();
  __reactRouterContext.stream = whole.stream();
}

/**
 * Fetches and runs the page's scripts. Those that did not come (a TypeError) are asked for again when the connection
 * is back, or on a later touch. A page of a build whose scripts are gone (a tab that was restored after a deploy) is
 * loaded anew, once.
 */
async function start(): Promise<boolean> {
  if (isStarted) return true;
  isStarted = true;
  for (const touch of TOUCHES) removeEventListener(touch, start, true);
  try {
    await load(readData());
    return true;
  } catch (error) {
    if (error instanceof TypeError) {
      if ((await statusOf(build)) === 404 && reloadOnce(build)) return true;
      isStarted = false;
      setTimeout(listen, RETRY_DELAY);
    }
    throw error;
  }
}

function listen() {
  for (const touch of TOUCHES) addEventListener(touch, start, { capture: true, passive: true });
}

function startWhenIdle() {
  if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 2000 });
  else setTimeout(start, 200);
}

listen();
whenBack(() => start().catch(() => false));
if (document.readyState === "complete") startWhenIdle();
else addEventListener("load", startWhenIdle, { once: true });
