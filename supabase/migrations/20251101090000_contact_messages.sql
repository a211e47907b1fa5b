-- Contact messages. Visitors write them; only the agency reads them.
-- This file runs on PGlite, PostgreSQL 15 or later, and hosted Supabase.

-- The roles of the REST interface. Hosted Supabase already has them.
do $$
declare
  role_name text;
  is_new boolean;
begin
  foreach role_name in array array['anon', 'authenticated', 'service_role'] loop
    is_new := not exists (select from pg_catalog.pg_roles where rolname = role_name);
    if is_new then
      begin
        execute format('create role %I nologin noinherit', role_name);
      exception when duplicate_object or unique_violation then
        null; -- another database of the same server has just created the role
      end;
    end if;
    -- The current user also serves the requests and must be able to switch to these roles.
    if not (select rolsuper from pg_catalog.pg_roles where rolname = current_user)
      and (is_new or not pg_catalog.pg_has_role(current_user, role_name, 'member')) then
      execute format('grant %I to %I', role_name, current_user);
    end if;
  end loop;
end
$$;

grant usage on schema public to anon, authenticated, service_role;

-- The REST interface does not expose this schema, so only triggers call its functions.
create schema if not exists private;

create table public.contact_messages (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  name text not null,
  email text not null,
  message text not null,
  constraint contact_messages_name_length check (char_length(btrim(name)) >= 2 and char_length(name) <= 100),
  constraint contact_messages_name_one_line check (name !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint contact_messages_email_length check (char_length(email) <= 254),
  -- One plain address without list, display name or comment, so that a reply reaches nobody else.
  constraint contact_messages_email_shape check (
    email ~ '^[^\u0001-\u0020\u007f-\u00a0\u2028\u2029@<>()\[\]\\,;:"]+@[^\u0001-\u0020\u007f-\u00a0\u2028\u2029@<>()\[\]\\,;:"]+\.[^\u0001-\u0020\u007f-\u00a0\u2028\u2029@<>()\[\]\\,;:".]+$'
  ),
  constraint contact_messages_message_length check (
    char_length(btrim(message, E' \t\r\n')) >= 10 and char_length(message) <= 5000
  ),
  -- Allow line ends (LF or CRLF) and tabs, but no other control characters.
  constraint contact_messages_message_text check (
    message !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]'
  )
);

comment on table public.contact_messages is
  'Messages from the contact form. The anonymous role may insert name, email and message, but not read.';

create index contact_messages_sender on public.contact_messages (lower(email), created_at desc);

-- Skips a message that equals one of the last 24 hours in every column that the visitor wrote, so that a double click or a
-- resend does not store it twice. The request succeeds, because the message is stored.
create function private.skip_repeated_contact_message() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Copies that arrive together wait here, so that the second sees the first.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('contact ' || lower(new.email), 0));
  if exists (
    select from public.contact_messages stored
    where lower(stored.email) = lower(new.email)
      and stored.created_at > now() - interval '24 hours'
      and to_jsonb(stored) - array['id', 'created_at'] = to_jsonb(new) - array['id', 'created_at']
  ) then
    return null;
  end if;
  return new;
end
$$;
revoke all on function private.skip_repeated_contact_message() from public;

create trigger skip_repeated before insert on public.contact_messages
  for each row execute function private.skip_repeated_contact_message();

alter table public.contact_messages enable row level security;
revoke all on public.contact_messages from public, anon, authenticated;
revoke all on sequence public.contact_messages_id_seq from public, anon, authenticated;
grant insert (name, email, message) on public.contact_messages to anon;
grant select, delete on public.contact_messages to service_role;

create policy "anyone may send a message" on public.contact_messages for insert to anon with check (true);
