-- Marks messages that look automatic. They are stored, not refused, in case a person sent them. The form sends the header
-- x-spam-reason. PostgREST passes headers on; our server sets 'request.spam_reason' instead (server/backend.ts).

alter table public.contact_messages
  add column spam_reason text
  constraint contact_messages_spam_reason check (spam_reason in ('honeypot', 'speed'));

comment on column public.contact_messages.spam_reason is
  'Why the message looks like spam: the hidden field was filled in (honeypot), or it was sent too fast (speed).';

create function private.mark_spam() returns trigger
language plpgsql set search_path = '' as $$
declare
  headers json := nullif(current_setting('request.headers', true), '')::json;
  reason text := coalesce(headers ->> 'x-spam-reason', current_setting('request.spam_reason', true));
begin
  if reason in ('honeypot', 'speed') then
    new.spam_reason := reason;
  end if;
  return new;
end
$$;
revoke all on function private.mark_spam() from public;

-- Triggers run in the order of their names. This one must run before skip_repeated, which compares the stored columns.
create trigger mark_spam before insert on public.contact_messages
  for each row execute function private.mark_spam();
