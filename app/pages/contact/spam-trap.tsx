import type { SpamReason } from "../../lib/backend";
import { contact } from "../../words/en/contact";

const NAME = "reference";

/** A message sent less than this many ms after the request for the page is marked as spam. No person writes so fast. */
const MIN_TIME = 2000;

/** A field that only robots fill in: hidden from visitors, screen readers, the Tab key and password managers. */
export function SpamTrap() {
  return (
    <div className="sr-only" aria-hidden="true">
      <label>
        {contact.trap}
        <input
          type="text"
          name={NAME}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-bwignore=""
          data-lpignore="true"
        />
      </label>
    </div>
  );
}

/** Returns when the visitor reached the form, in ms since the page's request: 0 if the visit began on this page. */
export function arrival(): number {
  const [entry] = performance.getEntriesByType("navigation");
  const isFirstPage = entry !== undefined && new URL(entry.name).pathname === location.pathname;
  return isFirstPage ? 0 : performance.now();
}

/**
 * Returns why a message looks automatic; undefined if it does not. `isRestored`: the message was written before the
 * page was reloaded.
 */
export function spamReason(
  form: HTMLFormElement,
  arrivedAt: number,
  isRestored: boolean,
): SpamReason | undefined {
  if (new FormData(form).get(NAME)) return "honeypot";
  return !isRestored && performance.now() - arrivedAt < MIN_TIME ? "speed" : undefined;
}
