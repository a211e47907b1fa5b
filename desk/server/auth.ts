import { passkey } from "@better-auth/passkey";
import { betterAuth } from "better-auth";
import { magicLink } from "better-auth/plugins/magic-link";
import { printable } from "../../server/public.ts";
import { createKysely } from "./kysely.ts";
import type { Batch } from "./store.ts";

/** The header by which the library knows whom to count; set here, whatever the request says (guard.ts). */
export const ADDRESS_HEADER = "x-desk-address";
const PREFIX = "__Host-desk";
/** How long a session lasts, in seconds; its cookie does not last longer. */
export const SESSION_LIFE = 30 * 86_400;

type Options = {
  batch: Batch;
  origin: string;
  secret: string;
  siteName: string;
  /** How long a link works, in seconds. */
  linkLife: number;
  /** Gets the token of a link for an address, whether somebody has it or not. */
  onLink: (email: string, token: string) => void;
  /** Is told of each session that begins. */
  onSession: (userId: string) => Promise<void>;
};

/**
 * Sign-in for a team by Better Auth: passkeys and links by e-mail, no sign-up, no passwords. Only the paths of
 * sign-in.ts reach it. Cookies are `__Host-`, so that no other host or path can set them.
 */
export function createAuth({ batch, origin, secret, siteName, linkLife, onLink, onSession }: Options) {
  const kysely = createKysely(batch);
  return betterAuth({
    appName: siteName,
    baseURL: origin,
    basePath: "/auth",
    trustedOrigins: [origin],
    secret,
    database: { db: kysely, type: "postgres" },
    telemetry: { enabled: false },
    // One line each: strangers can cause them.
    logger: {
      level: "error",
      log: (_, message, error) => console.error(printable(`${message} ${(error as Error)?.message ?? ""}`)),
    },
    session: { expiresIn: SESSION_LIFE, updateAge: 86_400, freshAge: 86_400 },
    user: {
      additionalFields: {
        role: { type: "string", input: false, defaultValue: "reader" },
        signature: { type: "string", input: false, defaultValue: "" },
        language: { type: "string", input: false, defaultValue: "" },
      },
    },
    databaseHooks: { session: { create: { after: async ({ userId }) => onSession(userId) } } },
    advanced: {
      useSecureCookies: false, // its prefix would stand before ours; the attribute is set below
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
        expiresIn: linkLife,
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
