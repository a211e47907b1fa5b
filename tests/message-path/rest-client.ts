import { PUBLIC_KEY } from "../../supabase/public-key.ts";

export const CONTACT = "/rest/v1/contact_messages";
export const NEWSLETTER = "/rest/v1/newsletter_subscribers";

let count = 0;

/** Returns a message that no other test sends. */
export function message(changes: Readonly<Record<string, unknown>> = {}) {
  count += 1;
  return {
    name: "Ayesha Siddika",
    email: `ayesha-${process.pid}-${count}@client.example`,
    message: `We would like a quote for a shop, number ${count}.`,
    ...changes,
  };
}

/** Posts to the REST path as supabase-js does. Sends strings and bytes unchanged. */
export async function post(
  url: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ status: number; headers: Headers; code: string | undefined; text: string }> {
  const response = await fetch(url, {
    method: "POST",
    headers: { apikey: PUBLIC_KEY, "content-type": "application/json", ...headers },
    body: typeof body === "string" || body instanceof Uint8Array ? (body as BodyInit) : JSON.stringify(body),
  });
  const text = await response.text();
  const { code } = (text === "" ? {} : JSON.parse(text)) as { code?: string };
  return { status: response.status, headers: response.headers, code, text };
}
