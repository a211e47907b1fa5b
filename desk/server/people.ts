import { randomUUID } from "node:crypto";
import type { Mailer } from "./mail.ts";
import { logged, type Person, type Store } from "./store.ts";
import type { TeamWay } from "./team-way.ts";

export type PersonRow = {
  id: string;
  name: string;
  email: string;
  role: Person["role"];
  came: boolean;
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
    `select u.id, u.name, u.email, u.role, u."emailVerified" as came,
       (select count(*) from desk.passkey p where p."userId" = u.id) as passkeys
     from desk."user" u where u.id <> 'local' order by u."createdAt"`,
  );

/** Sessions that are open: a person's, or with undefined everybody's. */
export const listSessions = (store: Store, personId: string | undefined) =>
  store.rows<SessionRow>(
    `select s.id, u.id as person_id, u.name, s."createdAt" as began_at, s."updatedAt" as seen_at,
       s."ipAddress" as address, s."userAgent" as browser
     from desk.session s join desk."user" u on u.id = s."userId"
     where s."expiresAt" > now() and ($1::text is null or u.id = $1::text) order by s."updatedAt" desc`,
    [personId ?? null],
  );

/** Ends a session. @param ownOnly whose it must be; undefined: anybody's. @returns whether there was one */
export async function endSession(
  store: Store,
  person: Person,
  id: string,
  ownOnly: string | undefined,
): Promise<boolean> {
  const [ended = []] = await store.change(
    {
      text: `delete from desk.session where id = $1::text and ($2::text is null or "userId" = $2::text) returning id`,
      values: [id, ownOnly ?? null],
    },
    logged(person, "end-session"),
  );
  return ended.length > 0;
}

/** Adds a person. @returns whether the address was free */
export async function addPerson(
  store: Store,
  by: Pick<Person, "id" | "name">,
  {
    name,
    email,
    role,
    isKnown = false,
  }: { name: string; email: string; role: Person["role"]; isKnown?: boolean },
): Promise<boolean> {
  const [added = []] = await store.change({
    text: `insert into desk."user" (id, name, email, "emailVerified", role)
      values ($1::text, $2::text, lower($3::text), $4::text::boolean, $5::text) on conflict do nothing returning id`,
    values: [randomUUID(), name, email, String(isKnown), role],
  });
  const isNew = added.length > 0;
  // Another link for somebody who is here lets its holder act as them, so it stands in the log, too.
  await store.change(logged(by, "invite", undefined, isNew ? `${email} (${role})` : email));
  return isNew;
}

/**
 * Invites somebody, or again somebody that is here already, with a link of three days.
 * @returns the link, to be handed over, when no mail server is set or it did not take the letter
 */
export async function invite(
  { store, team, mailer }: { store: Store; team: TeamWay; mailer: Mailer | undefined },
  by: Person,
  { name, email, role }: { name: string; email: string; role: Person["role"] },
): Promise<{ link: string | undefined }> {
  await addPerson(store, by, { name, email, role });
  const link = team.link(await team.invitation(email.toLowerCase()));
  try {
    if (!mailer) return { link };
    await mailer.invitation({ email, name, language: "" }, by.name, link);
    return { link: undefined };
  } catch {
    return { link };
  }
}

/** Why a change of people is refused: somebody must be able to invite. */
export class LastOwner extends Error {}

async function keepOwner(store: Store, id: string): Promise<void> {
  const rows = await store.rows(
    `select 1 from desk."user" where role = 'owner' and id not in ('local', $1::text)`,
    [id],
  );
  if (rows.length === 0) throw new LastOwner("There must be another owner first.");
}

export async function setRole(store: Store, by: Person, id: string, role: Person["role"]): Promise<void> {
  if (role !== "owner") await keepOwner(store, id);
  await store.change(
    {
      text: `update desk."user" set role = $2::text where id = $1::text and id <> 'local'`,
      values: [id, role],
    },
    logged(by, "role", undefined, `${id} → ${role}`),
  );
}

/** Removes a person with sessions and passkeys; what they wrote keeps their name. */
export async function removePerson(store: Store, by: Person, id: string): Promise<void> {
  await keepOwner(store, id);
  const [gone = []] = await store.change({
    text: `delete from desk."user" where id = $1::text and id <> 'local' returning email`,
    values: [id],
  });
  if (gone[0]) await store.change(logged(by, "remove-person", undefined, String(gone[0].email)));
}
