import type { Site } from "./answers.ts";
import type { Mailer } from "./mail.ts";
import { sendDue } from "./send-due.ts";
import type { Store } from "./store.ts";

/** Interval of the checks for due answers, in ms. */
const ROUND = 15_000;

/** Sends due answers at once when woken, and otherwise every few seconds. */
export function startOutbox(
  { store, mailer, site }: { store: Store; mailer: Mailer | undefined; site: Site },
  onChange: () => void,
) {
  let running: Promise<void> | undefined;
  let isAskedAgain = false;
  let isEnding = false;
  const work = async (sender: Mailer) => {
    while (isAskedAgain && !isEnding) {
      isAskedAgain = false;
      try {
        if (await sendDue(store, sender, site)) onChange();
      } catch (error) {
        console.error(`Answers could not be read or recorded: ${(error as Error).message}`);
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
