import { createRateLimit, type SiteSettings } from "../../server/public.ts";
import { createAuth, SESSION_LIFETIME } from "./auth.ts";
import { createOneTimeKey } from "./local-sign-in.ts";
import type { Mailer } from "./mail.ts";
import { type Batch, logged, type Person, type Store } from "./store.ts";

const SIGN_IN_LIFETIME = 10 * 60;
const INVITATION_LIFETIME = 3 * 86_400;
/** The most sign-in links per person and minute, from whatever IP addresses they are requested. */
const LINKS_PER_MINUTE = 5;

type Options = {
  batch: Batch;
  store: Store;
  mailer: Mailer | undefined;
  origin: string;
  secret: string;
  site: Pick<SiteSettings, "name" | "language">;
};

/** Creates the sign-in for a team: invited people use a passkey or a link by e-mail. */
export function createTeamSignIn({ batch, store, mailer, origin, secret, site }: Options) {
  const siteName = site.name;
  const onSession = async (userId: string) => {
    const [person] = await store.rows<Person>(`select id, name from desk."user" where id = $1::text`, [
      userId,
    ]);
    if (person) await store.change(logged(person, "sign-in"));
  };
  const common = { batch, origin, secret, siteName, onSession };
  const find = async (email: string) => {
    const rows = await store.rows<Person>(
      `select id, name, email, role, signature, language from desk."user" where email = lower($1::text) and id <> 'local'`,
      [email],
    );
    return rows[0];
  };
  const limit = createRateLimit(LINKS_PER_MINUTE);
  const link = (token: string) => `${origin}/#token=${token}`;
  /**
   * Sends a link if the e-mail address is known. The response does not wait for this, so that it takes the same time
   * for unknown e-mail addresses.
   */
  const onLink = (email: string, token: string) => {
    void find(email)
      .then(async (person) => {
        if (person && limit(person.id) === 0) await mailer?.signInLink(person, link(token));
      })
      .catch((error) =>
        console.error(`A link could not be sent (${(error as { code?: string }).code ?? "no code"}).`),
      );
  };
  const auth = createAuth({ ...common, linkLifetime: SIGN_IN_LIFETIME, onLink });
  let newToken = "";
  const invitationAuth = createAuth({
    ...common,
    linkLifetime: INVITATION_LIFETIME,
    onLink: (_, token) => {
      newToken = token;
    },
  });
  let last = Promise.resolve("");
  /**
   * Creates an invitation token for a known person, valid for three days, and deletes the person's earlier tokens. Runs
   * one call at a time, so that nobody gets another person's token.
   */
  const invitation = (email: string): Promise<string> => {
    last = last
      .catch(() => {})
      .then(async () => {
        await store.change({
          text: "delete from desk.verification where strpos(value, $1::text) > 0",
          values: [`"email":${JSON.stringify(email)}`],
        });
        await invitationAuth.api.signInMagicLink({ body: { email }, headers: new Headers() });
        return newToken;
      });
    return last;
  };
  const firstKey = createOneTimeKey(60 * 60_000);
  return {
    auth,
    firstKey,
    link,
    find,
    invitation,
    hasPeople: async () =>
      (await store.rows(`select 1 from desk."user" where id <> 'local' limit 1`)).length > 0,
    /** Signs the first person in. Returns Better Auth's response, which sets the cookie. */
    first: async (email: string): Promise<Response> => {
      const token = await invitation(email);
      return invitationAuth.api.magicLinkVerify({
        query: { token },
        headers: new Headers(),
        asResponse: true,
      });
    },
    person: async (headers: Headers): Promise<Person | undefined> => {
      const found = await auth.api.getSession({ headers });
      if (!found) return undefined;
      // Better Auth extends a session while it is in use. Without this limit, a copied cookie would work forever.
      if (found.session.createdAt.getTime() < Date.now() - SESSION_LIFETIME * 1000) return undefined;
      const { id, name, email, role, signature, language } = found.user;
      return {
        id,
        name,
        email,
        role: role as Person["role"],
        signature,
        language,
        sessionId: found.session.id,
      };
    },
  };
}

export type TeamSignIn = ReturnType<typeof createTeamSignIn>;
