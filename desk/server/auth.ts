import { passkey } from "@better-auth/passkey";
import { betterAuth } from "better-auth";
import { magicLink } from "better-auth/plugins/magic-link";
import { printable } from "../../server/public.ts";
import { createKysely } from "./kysely.ts";
import type { Batch } from "./store.ts";

/**
 * The header that gives Better Auth's rate limit the client's IP address. The desk overwrites any value that the client
 * sent.
 */
export const ADDRESS_HEADER = "x-desk-address";
const PREFIX = "__Host-desk";
/** Lifetime of a session and its cookie, in seconds. */
export const SESSION_LIFETIME = 30 * 86_400;

type Options = {
  batch: Batch;
  origin: string;
  secret: string;
  siteName: string;
  /** Lifetime of a sign-in link, in seconds. */
  linkLifetime: number;
  /** Receives the token of a new link, even if the e-mail address is unknown. */
  onLink: (email: string, token: string) => void;
  /** Called when a session begins. */
  onSession: (userId: string) => Promise<void>;
};

/**
 * Creates the team's sign-in with Better Auth: passkeys and links by e-mail, but no sign-up and no passwords. Only the
 * paths in sign-in.ts reach Better Auth. The `__Host-` prefix keeps other hosts and paths from setting the cookies.
 */
export function createAuth({ batch, origin, secret, siteName, linkLifetime, onLink, onSession }: Options) {
  const kysely = createKysely(batch);
  return betterAuth({
    appName: siteName,
    baseURL: origin,
    basePath: "/auth",
    trustedOrigins: [origin],
    secret,
    database: { db: kysely, type: "postgres" },
    telemetry: { enabled: false },
    // Log one line per error without its stack trace, because signed-out visitors can cause errors.
    logger: {
      level: "error",
      log: (_, message, error) => console.error(printable(`${message} ${(error as Error)?.message ?? ""}`)),
    },
    session: { expiresIn: SESSION_LIFETIME, updateAge: 86_400, freshAge: 86_400 },
    user: {
      additionalFields: {
        role: { type: "string", input: false, defaultValue: "reader" },
        signature: { type: "string", input: false, defaultValue: "" },
        language: { type: "string", input: false, defaultValue: "" },
      },
    },
    databaseHooks: { session: { create: { after: async ({ userId }) => onSession(userId) } } },
    advanced: {
      useSecureCookies: false, // Better Auth would put `__Secure-` before our prefix; `secure` is set below
      cookiePrefix: PREFIX,
      defaultCookieAttributes: { secure: true, httpOnly: true, sameSite: "strict", path: "/" },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
      disableOriginCheck: false,
    },
    rateLimit: {
      enabled: true,
      storage: "memory",
      window: 60,
      max: 60,
      customRules: {
        "/sign-in/magic-link": { window: 60, max: 5 },
        "/magic-link/verify": { window: 60, max: 10 },
        "/passkey/verify-authentication": { window: 60, max: 10 },
        "/passkey/generate-authenticate-options": { window: 60, max: 20 },
      },
    },
    plugins: [
      magicLink({
        disableSignUp: true,
        storeToken: "hashed",
        expiresIn: linkLifetime,
        rateLimit: { window: 60, max: 5 },
        sendMagicLink: async ({ email, token }) => onLink(email, token),
      }),
      passkey({
        rpID: new URL(origin).hostname,
        rpName: siteName,
        origin,
        authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
        advanced: { webAuthnChallengeCookie: "passkey" },
      }),
    ],
  });
}

export type Auth = ReturnType<typeof createAuth>;
