-- Newsletter subscribers. Stored only if site.yaml has `newsletter: stored`.

create table public.newsletter_subscribers (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  email text not null,
  constraint newsletter_subscribers_email_length check (char_length(email) <= 254),
  constraint newsletter_subscribers_email_shape check (
    email ~ '^[^\u0001-\u0020\u007f-\u00a0\u2028\u2029@<>()\[\]\\,;:"]+@[^\u0001-\u0020\u007f-\u00a0\u2028\u2029@<>()\[\]\\,;:"]+$'
  )
);

comment on table public.newsletter_subscribers is
  'Newsletter addresses. The anonymous role may insert an e-mail address, but not read.';

create unique index newsletter_subscribers_email on public.newsletter_subscribers (lower(email));

-- Skips an e-mail address that is already subscribed; the request succeeds. An error would reveal to anybody whether an
-- e-mail address is subscribed.
create function private.skip_repeated_newsletter_subscriber() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('newsletter ' || lower(new.email), 0));
  if exists (select from public.newsletter_subscribers stored where lower(stored.email) = lower(new.email)) then
    return null;
  end if;
  return new;
end
$$;
revoke all on function private.skip_repeated_newsletter_subscriber() from public;

create trigger skip_repeated before insert on public.newsletter_subscribers
  for each row execute function private.skip_repeated_newsletter_subscriber();

alter table public.newsletter_subscribers enable row level security;
revoke all on public.newsletter_subscribers from public, anon, authenticated;
revoke all on sequence public.newsletter_subscribers_id_seq from public, anon, authenticated;
grant insert (email) on public.newsletter_subscribers to anon;
grant select, delete on public.newsletter_subscribers to service_role;

create policy "anyone may subscribe" on public.newsletter_subscribers for insert to anon with check (true);
