-- What only a robot does on the contact form is stored and marked, not refused: a person that was mistaken for
-- one is not lost. The form says so in the header x-spam-reason, so that the row of a message is the same for
-- all. PostgREST hands over the headers; our own server sets 'request.spam_reason' (server/backend.ts).

alter table public.contact_messages
  add column spam_reason text
  constraint contact_messages_spam_reason check (spam_reason in ('honeypot', 'speed'));

comment on column public.contact_messages.spam_reason is
  'Why this is held to be spam: the hidden field was filled in (honeypot) or the form was sent at once (speed).';

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

-- Before skip_repeated, which compares what is stored: triggers run in the order of their names.
create trigger mark_spam before insert on public.contact_messages
  for each row execute function private.mark_spam();
