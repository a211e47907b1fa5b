-- Page views and sent messages, as sums by day and page, without IP address, time of day or identifier. The page inserts a row
-- such as "view of /about" (app/lib/count.ts). The trigger adds one to the day's sum and discards the row.

create table private.daily_counts (
  day date not null default (now() at time zone 'UTC')::date,
  path text not null,
  event text not null check (event in ('view', 'message')),
  times integer not null default 1 check (times > 0),
  primary key (day, path, event)
);

-- Only these pages are counted, so that robots cannot fill the table. Our server writes the pages of its build if counts are
-- on; on hosted Supabase the agency does (docs/messages.md).
create table private.counted_paths (
  path text primary key check (char_length(path) <= 200)
);

create table public.page_counts (
  path text not null,
  event text not null
);

comment on table public.page_counts is
  'Receives events of pages. The anonymous role may insert rows, which are added to sums and not stored.';

-- Limits counts through PostgREST, for all visitors together. Our server has its own limit.
insert into private.settings (name, value) values ('counts_per_minute', 600);

create unlogged table private.count_window (
  is_only_row boolean primary key default true check (is_only_row),
  started_at timestamptz not null default '-infinity',
  counts integer not null default 0
);
insert into private.count_window default values;

create function private.add_count() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  counts_now integer;
begin
  if not exists (select from private.counted_paths p where p.path = new.path) then
    return null;
  end if;
  if nullif(current_setting('request.headers', true), '') is not null then
    insert into private.count_window as w (started_at, counts) values (now(), 1)
      on conflict (is_only_row) do update set
        started_at = case when w.started_at <= now() - interval '1 minute' then now() else w.started_at end,
        counts = case when w.started_at <= now() - interval '1 minute' then 1 else w.counts + 1 end
      returning counts into counts_now;
    if counts_now > (select value from private.settings where name = 'counts_per_minute') then
      return null;
    end if;
  end if;
  insert into private.daily_counts as c (path, event) values (new.path, new.event)
    on conflict (day, path, event) do update set times = c.times + 1;
  return null;
end
$$;
revoke all on function private.add_count() from public;

create trigger add_count before insert on public.page_counts
  for each row execute function private.add_count();

alter table public.page_counts enable row level security;
revoke all on public.page_counts from public, anon, authenticated;
grant insert (path, event) on public.page_counts to anon;

create policy "any page may be counted" on public.page_counts for insert to anon with check (true);

-- Deletes old counts together with old messages.
create or replace function private.delete_old_messages() returns bigint
language sql security definer set search_path = '' as $$
  delete from private.daily_counts
  where day < now() - make_interval(months => (
    select value from private.settings where name = 'retention_months'
  ));
  with deleted as (
    delete from public.contact_messages
    where created_at < now() - make_interval(months => (
      select value from private.settings where name = 'retention_months'
    ))
    returning id
  )
  select count(*) from deleted
$$;
