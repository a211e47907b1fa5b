-- Columns for the contact form's phone and company, which are sent only with `contactFields: all` in site.yaml. So this is no
-- migration: our server applies it at each start with that switch, and it must be safe to repeat. On hosted Supabase, run it
-- once in the SQL editor.

alter table public.contact_messages
  add column if not exists phone text constraint contact_messages_phone check (
    char_length(phone) <= 40 and phone !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'
  ),
  add column if not exists company text constraint contact_messages_company check (
    char_length(company) <= 120 and company !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'
  );

grant insert (phone, company) on public.contact_messages to anon;

-- The same rule as for names in migrations/. Existing rows are not checked.
alter table public.contact_messages
  drop constraint if exists contact_messages_phone_clean,
  add constraint contact_messages_phone_clean check (phone !~ '[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]') not valid,
  drop constraint if exists contact_messages_company_clean,
  add constraint contact_messages_company_clean check (company !~ '[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]') not valid;
