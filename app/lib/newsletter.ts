import { insertRow, type Outcome } from "./backend";
import { cleanAddress } from "./pasted-text";

/** Returns whether an e-mail address can be subscribed, which is true if it contains '@'. */
export function isNewsletterAddress(email: string): boolean {
  return email.includes("@");
}

/** Subscribes an e-mail address. @param mode "stored" inserts a row; "simulated" succeeds after 1 s and sends nothing */
export async function subscribe(email: string, mode: "simulated" | "stored"): Promise<Outcome> {
  if (mode === "stored") return insertRow("newsletter_subscribers", { email: cleanAddress(email) });
  await new Promise((resolve) => setTimeout(resolve, 1000));
  return "stored";
}
