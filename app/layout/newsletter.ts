import { insertRow, type Outcome } from "../lib/backend";
import { cleanAddress } from "../lib/pasted-text";

/** Returns whether an address can be subscribed: it contains '@'. */
export function isNewsletterAddress(email: string): boolean {
  return email.includes("@");
}

/** Subscribes an address. @param mode simulated: waits 1 s, succeeds and sends nothing. stored: inserts a row. */
export async function subscribe(email: string, mode: "simulated" | "stored"): Promise<Outcome> {
  if (mode === "stored") return insertRow("newsletter_subscribers", { email: cleanAddress(email) });
  await new Promise((resolve) => setTimeout(resolve, 1000));
  return "stored";
}
