-- Stores the language of the page from which a message was sent, on a site with several languages. The form sends it in the header
-- Content-Language, which browsers send to other origins without a preflight request. PostgREST passes headers on; our
-- server sets 'request.language' instead (server/backend.ts).

alter table public.contact_messages
  add column language text
  constraint contact_messages_language check (language ~ '^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$');

comment on column public.contact_messages.language is
  'The language of the page from which the message was sent (BCP 47), on a site with several.';

create function private.note_language() returns trigger
language plpgsql set search_path = '' as $$
declare
  headers json := nullif(current_setting('request.headers', true), '')::json;
  tag text := coalesce(headers ->> 'content-language', current_setting('request.language', true));
begin
  if tag ~ '^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$' then
    new.language := tag;
  end if;
  return new;
end
$$;
revoke all on function private.note_language() from public;

create trigger note_language before insert on public.contact_messages
  for each row execute function private.note_language();
