import { randomUUID } from "node:crypto";
import { SESSION_LIFETIME } from "./auth.ts";
import { forbidden } from "./guard.ts";
import type { Mailer } from "./mail.ts";
import { type Change, type Person, type Store, withLog } from "./store.ts";
import type { TeamSignIn } from "./team-sign-in.ts";

export type PersonRow = {
  id: string;
  name: string;
  email: string;
  role: Person["role"];
  signed_in: boolean;
  passkeys: number;
};
export type SessionRow = {
  id: string;
  person_id: string;
  name: string;
  began_at: string;
  seen_at: string;
  address: string | null;
  browser: string | null;
};

export const listPeople = (store: Store) =>
  store.rows<PersonRow>(
    `select u.id, u.name, u.email, u.role, u."emailVerified" as signed_in,
       (select count(*) from desk.passkey p where p."userId" = u.id) as passkeys
     from desk."user" u where u.id <> 'local' order by u."createdAt"`,
  );

/** Returns the open sessions of a person, or of everybody if `personId` is undefined. */
export const listSessions = (store: Store, personId: string | undefined) =>
  store.rows<SessionRow>(
    `select s.id, u.id as person_id, u.name, s."createdAt" as began_at, s."updatedAt" as seen_at,
       s."ipAddress" as address, s."userAgent" as browser
     from desk.session s join desk."user" u on u.id = s."userId"
     where s."expiresAt" > now() and s."createdAt" > now() - make_interval(secs => ${SESSION_LIFETIME}) and ($1::text is null or u.id = $1::text) order by s."updatedAt" desc`,
    [personId ?? null],
  );

/**
 * Ends a session and logs it. With `ownOnly`, ends it only if it belongs to that person. Returns whether a session
 * ended.
 */
export async function endSession(
  store: Store,
  person: Person,
  id: string,
  ownOnly: string | undefined,
): Promise<boolean> {
  const [ended = []] = await store.change(
    withLog(person, "end-session", {
      text: `delete from desk.session s using desk."user" u
        where s.id = $1::text and u.id = s."userId" and ($2::text is null or u.id = $2::text)
        returning null::bigint as message_id, u.name as detail`,
      values: [id, ownOnly ?? null],
    }),
  );
  return ended.length > 0;
}

/** Locks the rows of all owners, so that two owners cannot remove each other at the same moment. */
const LOCK_OWNERS: Change = {
  text: `select id from desk."user" where role = 'owner' order by id for update`,
  values: [],
};
/** Returns an SQL condition that a person is still an owner. They may have been removed during the request. */
const isOwner = (id: string) => `exists (select from desk."user" b where b.id = ${id} and b.role = 'owner')`;

/**
 * Adds a person and logs the invitation. If the e-mail address is known, only logs that a new link was made. Throws
 * HTTPException 403 if the acting person is no longer an owner.
 */
export async function addPerson(
  store: Store,
  by: Pick<Person, "id" | "name">,
  {
    name,
    email,
    role,
    isKnown = false,
  }: { name: string; email: string; role: Person["role"]; isKnown?: boolean },
): Promise<void> {
  // Log a new link for a known person too, because whoever has the link can act as that person.
  const [, done = []] = await store.change(LOCK_OWNERS, {
    text: `with added as (
        insert into desk."user" (id, name, email, "emailVerified", role)
        select $1::text, $2::text, $3::text, $4::text::boolean, $5::text
        where $6::text = 'terminal' or ${isOwner("$6::text")} on conflict do nothing returning 1
      )
      insert into desk.log (person, person_name, did, detail)
      select $6::text, $7::text, case when is_new then 'invite' else 'link' end,
        $3::text || case when is_new then ' ' || $2::text || ' (' || $5::text || ')' else '' end
      from (select exists (select from added) as is_new) as found
      where $6::text = 'terminal' or ${isOwner("$6::text")} returning 1`,
    values: [randomUUID(), name, email, String(isKnown), role, by.id, by.name],
  });
  if (done.length === 0) throw forbidden();
}

/**
 * Invites a person, or sends a known person a new link. The link works for three days. If no e-mail could be sent,
 * returns the link, so that the owner can pass it on.
 */
export async function invite(
  { store, team, mailer }: { store: Store; team: TeamSignIn; mailer: Mailer | undefined },
  by: Person,
  { name, email, role }: { name: string; email: string; role: Person["role"] },
): Promise<{ link: string | undefined }> {
  await addPerson(store, by, { name, email, role });
  const link = team.link(await team.invitation(email));
  await store.change(LOCK_OWNERS, deleteLinksBy(by.id)); // the inviting owner may have been removed in the meantime
  try {
    if (!mailer) return { link };
    await mailer.invitation({ email, name, language: "" }, by.name, link);
    return { link: undefined };
  } catch {
    return { link };
  }
}

/** Thrown instead of removing the last owner, because only owners can invite people. */
export class LastOwner extends Error {}

const HAS_OTHER_OWNER = `exists (select from desk."user" o where o.role = 'owner' and o.id not in ('local', $1::text))`;

/**
 * Deletes the unused links that a former owner made for others, so that nobody can sign in with such a link. The log
 * names the maker of each link, and the `detail` of its row begins with the invited e-mail address.
 */
const deleteLinksBy = (id: string): Change => ({
  text: `delete from desk.verification v using desk.log l
    where l.person = $1::text and l.did in ('invite', 'link')
      and strpos(v.value, '"email":"' || split_part(l.detail, ' ', 1) || '"') > 0
      and not exists (select from desk."user" u where u.id = $1::text and u.role = 'owner')`,
  values: [id],
});

/**
 * Applies a change to a person. Throws LastOwner if no owner would remain, and HTTPException 403 if the acting person
 * is no longer an owner.
 */
async function changePerson(store: Store, by: Person, id: string, change: Change): Promise<void> {
  const [, changed = []] = await store.change(LOCK_OWNERS, change, deleteLinksBy(id));
  if (changed.length > 0) return;
  const [acting] = await store.rows<{ may: boolean }>(`select ${isOwner("$1::text")} as may`, [by.id]);
  if (!acting?.may) throw forbidden();
  const isThere = await store.rows(`select 1 from desk."user" where id = $1::text and id <> 'local'`, [id]);
  if (isThere.length > 0) throw new LastOwner("Make another person an owner first.");
}

export const setRole = (store: Store, by: Person, id: string, role: Person["role"]): Promise<void> =>
  changePerson(
    store,
    by,
    id,
    withLog(by, "role", {
      text: `update desk."user" set role = $2::text
        where id = $1::text and id <> 'local' and ($2::text = 'owner' or ${HAS_OTHER_OWNER}) and ${isOwner("$3::text")}
        returning null::bigint as message_id, email || ' → ' || role as detail`,
      values: [id, role, by.id],
    }),
  );

/** Removes a person with their sessions and passkeys. Their answers and notes keep the person's name. */
export const removePerson = (store: Store, by: Person, id: string): Promise<void> =>
  changePerson(
    store,
    by,
    id,
    withLog(by, "remove-person", {
      text: `delete from desk."user" where id = $1::text and id <> 'local' and ${HAS_OTHER_OWNER} and ${isOwner("$2::text")}
        returning null::bigint as message_id, email as detail`,
      values: [id, by.id],
    }),
  );
