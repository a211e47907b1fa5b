import { insertRow, type Outcome } from "./backend";

/** How long the simulated subscription takes, in ms: as a real one would, so that its button is seen at work. */
export const SIMULATED_DELAY = 1000;

/** Whether the address may be subscribed: it must contain '@'; whether it exists, only a mail to it can tell. */
export function isNewsletterAddress(email: string): boolean {
  return email.includes("@");
}

/**
 * Subscribes an address.
 * @param mode simulated: waits 1 s and succeeds, nothing is sent. stored: inserts it.
 */
export async function subscribe(email: string, mode: "simulated" | "stored"): Promise<Outcome> {
  if (mode === "stored") return insertRow("newsletter_subscribers", { email });
  await new Promise((resolve) => setTimeout(resolve, SIMULATED_DELAY));
  return "stored";
}
