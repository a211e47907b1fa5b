import { type Site, sendDue } from "./answers.ts";
import type { Mailer } from "./mail.ts";
import type { Store } from "./store.ts";

/** How often answers that are due are looked for, in ms. */
const ROUND = 15_000;

/**
 * Sends what waits, at once when woken and every few seconds otherwise.
 * @param isOnlyDesk whether attempts that an earlier process left undone can be repeated at once
 */
export async function startOutbox(
  { store, mailer, site }: { store: Store; mailer: Mailer | undefined; site: Site },
  isOnlyDesk: boolean,
  onChange: () => void,
) {
  if (isOnlyDesk) {
    await store.change({
      text: "update desk.answers set due_at = now() where state = 'sending'",
      values: [],
    });
  }
  let running: Promise<void> | undefined;
  let isAskedAgain = false;
  let isEnding = false;
  const work = async (sender: Mailer) => {
    while (isAskedAgain && !isEnding) {
      isAskedAgain = false;
      try {
        if (await sendDue(store, sender, site)) onChange();
      } catch (error) {
        console.error(`Answers could not be read or noted down: ${(error as Error).message}`);
      }
    }
    running = undefined;
  };
  const wake = () => {
    isAskedAgain = true;
    if (mailer && !isEnding) running ??= work(mailer);
  };
  const timer = setInterval(wake, ROUND);
  timer.unref();
  wake();
  return {
    wake,
    stop: async () => {
      isEnding = true;
      clearInterval(timer);
      await running;
    },
  };
}
