-- Deletes messages and their notices after some months. Our server stores RETENTION_MONTHS in the settings and calls the
-- function at start and daily. On hosted Supabase, pg_cron calls it daily.

create table private.settings (
  name text primary key,
  value integer not null
);
insert into private.settings (name, value) values ('retention_months', 12);

create function private.delete_old_messages() returns bigint
language sql security definer set search_path = '' as $$
  with deleted as (
    delete from public.contact_messages
    where created_at < now() - make_interval(months => (
      select value from private.settings where name = 'retention_months'
    ))
    returning id
  )
  select count(*) from deleted
$$;
revoke all on function private.delete_old_messages() from public;

-- Only hosted Supabase has the role supabase_admin.
do $$
begin
  if exists (select from pg_catalog.pg_roles where rolname = 'supabase_admin') then
    create extension if not exists pg_cron;
    perform cron.schedule('delete-old-messages', '17 3 * * *', 'select private.delete_old_messages()');
  end if;
exception when others then
  raise warning 'pg_cron cannot be used (%): nothing deletes old messages. Call private.delete_old_messages() daily.', sqlerrm;
end
$$;
