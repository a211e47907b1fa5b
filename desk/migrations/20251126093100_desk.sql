-- The desk's people, and their work on the messages. `npm run desk` creates this schema at its first start. The roles of
-- the REST interface have no rights here.

create schema desk;
revoke all on schema desk from public;

-- Better Auth's tables, with its column names. The person 'local' is the user of this machine, who has no account.
create table desk."user" (
  id text primary key,
  name text not null,
  email text not null unique,
  "emailVerified" boolean not null default false,
  image text,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  role text not null default 'reader' check (role in ('owner', 'editor', 'reader')),
  signature text not null default '',
  language text not null default ''
);

create table desk.session (
  id text primary key,
  "userId" text not null references desk."user" on delete cascade,
  token text not null unique,
  "expiresAt" timestamptz not null,
  "ipAddress" text,
  "userAgent" text,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
create index sessions_of on desk.session ("userId");

create table desk.account (
  id text primary key,
  "accountId" text not null,
  "providerId" text not null,
  "userId" text not null references desk."user" on delete cascade,
  "accessToken" text,
  "refreshToken" text,
  "idToken" text,
  "accessTokenExpiresAt" timestamptz,
  "refreshTokenExpiresAt" timestamptz,
  scope text,
  password text,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);

create table desk.verification (
  id text primary key,
  identifier text not null unique,
  value text not null,
  "expiresAt" timestamptz not null,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);

create table desk.passkey (
  id text primary key,
  name text,
  "publicKey" text not null,
  "userId" text not null references desk."user" on delete cascade,
  "credentialID" text not null unique,
  counter integer not null,
  "deviceType" text not null,
  "backedUp" boolean not null,
  transports text,
  "createdAt" timestamptz,
  aaguid text
);
create index passkeys_of on desk.passkey ("userId");

-- The desk's data about a message. The program extracts the `words` for the search, because databases and locales split
-- texts differently. At its start, the desk fills in rows without words.
create table desk.entries (
  message_id bigint primary key references public.contact_messages on delete cascade,
  created_at timestamptz not null,
  state text not null default 'new' check (state in ('new', 'open', 'answered', 'archived', 'spam')),
  assigned_to text references desk."user" on delete set null,
  page text,
  service text,
  language text not null,
  words tsvector,
  deleted_at timestamptz,
  changed_at timestamptz not null default now()
);
-- Larger statistics show the planner which words are rare, so that it searches for them in the word index.
alter table desk.entries alter column words set statistics 400;
create index entries_newest on desk.entries (created_at desc, message_id desc) where deleted_at is null;
create index entries_state on desk.entries (state, created_at desc, message_id desc) where deleted_at is null;
create index entries_assigned on desk.entries (assigned_to, created_at desc, message_id desc) where assigned_to is not null;
create index entries_service on desk.entries (service, created_at desc, message_id desc) where service is not null;
create index entries_page on desk.entries (page, created_at desc, message_id desc) where page is not null;
create index entries_changed on desk.entries (changed_at);
create index entries_deleted on desk.entries (deleted_at) where deleted_at is not null;
create index entries_words on desk.entries using gin (words) with (fastupdate = off);

-- An answer has one id from the first draft to the sent e-mail. The page chooses the id, so that a repeated request
-- changes nothing: a draft is saved only with a higher revision, and only a draft can be queued.
create table desk.answers (
  id uuid primary key,
  message_id bigint not null references public.contact_messages on delete cascade,
  author text not null,
  author_name text not null,
  state text not null check (state in ('draft', 'queued', 'sending', 'sent', 'failed', 'handed', 'cancelled')),
  subject text not null,
  body text not null,
  revision integer not null default 0,
  mail_id text unique,
  changed_at timestamptz not null default now(),
  -- Kept when an answer is cancelled, so that the number of answers to a message never falls.
  queued_at timestamptz,
  -- The time of the next attempt; while sending, the end of the sender's lease.
  due_at timestamptz,
  sent_at timestamptz,
  attempts integer not null default 0,
  -- Why the last attempt failed (see send-due.ts), and the mail server's own text.
  reason text,
  last_error text
);
create index answers_message on desk.answers (message_id);
create index answers_due on desk.answers (due_at) where state in ('queued', 'sending', 'failed');

create table desk.notes (
  id uuid primary key default gen_random_uuid(),
  message_id bigint not null references public.contact_messages on delete cascade,
  author text not null,
  author_name text not null,
  body text not null check (char_length(body) between 1 and 5000),
  created_at timestamptz not null default now()
);
create index notes_message on desk.notes (message_id);

create table desk.templates (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (char_length(name) between 1 and 80),
  body text not null check (char_length(body) between 1 and 10000),
  changed_at timestamptz not null default now()
);

-- The unsubscribe link of each subscriber, and when it was used.
create table desk.subscribers (
  subscriber_id bigint primary key references public.newsletter_subscribers on delete cascade,
  token uuid not null unique default gen_random_uuid(),
  unsubscribed_at timestamptz
);

create table desk.facts (
  name text primary key,
  value text not null,
  changed_at timestamptz not null default now()
);

-- The log of actions. Nobody can change or delete rows.
create table desk.log (
  id uuid primary key default gen_random_uuid(),
  at timestamptz not null default now(),
  person text not null,
  person_name text not null,
  did text not null,
  message_id bigint,
  detail text not null default ''
);
create index log_newest on desk.log (at desc, id desc);
create index log_message on desk.log (message_id, at);

create function desk.keep_log() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'The log is not changed: rows can only be added.';
end
$$;
create trigger keep_log before update or delete on desk.log
  for each row execute function desk.keep_log();
create trigger keep_whole_log before truncate on desk.log
  for each statement execute function desk.keep_log();

revoke all on all tables in schema desk from public;
revoke all on all functions in schema desk from public;
