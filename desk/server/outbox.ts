import { repeat } from "../../server/public.ts";
import type { Site } from "./answers.ts";
import type { Mailer } from "./mail.ts";
import { sendDue } from "./send-due.ts";
import type { Store } from "./store.ts";

/** The interval between two checks for due answers, in ms. */
const INTERVAL = 15_000;

/** Sends due answers every 15 s, and at once after a call of `wake`. */
export function startOutbox(
  { store, mailer, site }: { store: Store; mailer: Mailer | undefined; site: Site },
  onChange: () => void,
) {
  const send = async () => {
    try {
      if (mailer && (await sendDue(store, mailer, site))) onChange();
    } catch (error) {
      console.error(`Due answers could not be read or updated: ${(error as Error).message}`);
    }
  };
  const outbox = repeat(send, INTERVAL);
  outbox.wake();
  return outbox;
}
