-- Notices: one row for each message and channel, written in the transaction that stores the message, so that a crash loses
-- no notice. Our server fills in the channels and delivers (server/notifier.ts). On hosted Supabase both tables stay empty.

create table private.notice_channels (
  channel text primary key check (channel in ('email', 'webhook'))
);

create table private.notices (
  message_id bigint not null references public.contact_messages on delete cascade,
  channel text not null check (channel in ('email', 'webhook')),
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  delivered_at timestamptz,
  last_error text,
  primary key (message_id, channel)
);

create index notices_due on private.notices (due_at) where delivered_at is null;

create function private.queue_notices() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.notices (message_id, channel) select new.id, channel from private.notice_channels;
  return null;
end
$$;
revoke all on function private.queue_notices() from public;

create trigger queue_notices after insert on public.contact_messages
  for each row when (new.spam_reason is null) execute function private.queue_notices();
