-- Limits inserts on hosted Supabase, where our server does not count requests. It applies to requests through PostgREST,
-- which sets 'request.headers'; our server does not.

insert into private.settings (name, value) values
  ('inserts_per_minute_from_one_address', 10),
  ('inserts_per_minute', 120);

-- One row for the current minute. IP addresses are stored as hashes with a salt that changes every minute.
create table private.insert_window (
  is_only_row boolean primary key default true check (is_only_row),
  started_at timestamptz not null default '-infinity',
  salt uuid not null default gen_random_uuid(),
  inserts integer not null default 0,
  by_address jsonb not null default '{}'
);
insert into private.insert_window default values;

-- Returns the IP address under which a request is counted; for IPv6 its /64 network, because a visitor has all of it.
-- Cloudflare, in front of Supabase, sets cf-connecting-ip. x-forwarded-for can be forged, so the sum of all visitors is
-- limited too.
create function private.client_network(headers json) returns text
language plpgsql immutable set search_path = '' as $$
declare
  address inet;
begin
  address := trim(coalesce(headers ->> 'cf-connecting-ip', split_part(headers ->> 'x-forwarded-for', ',', 1)));
  return case when family(address) = 6 then network(set_masklen(address, 64))::text else host(address) end;
exception when others then
  return null;
end
$$;
revoke all on function private.client_network(json) from public;

create function private.limit_inserts() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  headers json := nullif(current_setting('request.headers', true), '')::json;
  stored private.insert_window;
  address text;
  from_address integer;
begin
  if headers is null then
    return new;
  end if;
  select * into stored from private.insert_window for update;
  if stored.started_at <= now() - interval '1 minute' then
    stored.started_at := now();
    stored.salt := gen_random_uuid();
    stored.inserts := 0;
    stored.by_address := '{}';
  end if;
  address := encode(
    sha256(convert_to(stored.salt || coalesce(private.client_network(headers), 'unknown'), 'UTF8')), 'hex');
  from_address := coalesce((stored.by_address ->> address)::integer, 0);
  if stored.inserts >= (select value from private.settings where name = 'inserts_per_minute')
    or from_address >= (select value from private.settings where name = 'inserts_per_minute_from_one_address')
  then
    -- PostgREST answers 429.
    raise sqlstate 'PT429' using message = 'Too many messages', hint = 'Try again in a minute.';
  end if;
  update private.insert_window set
    started_at = stored.started_at,
    salt = stored.salt,
    inserts = stored.inserts + 1,
    by_address = stored.by_address || jsonb_build_object(address, from_address + 1);
  return new;
end
$$;
revoke all on function private.limit_inserts() from public;

create trigger limit_inserts before insert on public.contact_messages
  for each row execute function private.limit_inserts();
create trigger limit_inserts before insert on public.newsletter_subscribers
  for each row execute function private.limit_inserts();
