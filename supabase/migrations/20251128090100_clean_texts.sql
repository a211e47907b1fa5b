-- Refuses invisible characters in e-mail addresses and names, and texts that consist of spaces, invisible characters and combining
-- marks. The page removes such characters if it can (app/lib/pasted-text.ts). Existing rows stay.

-- Returns the length of text without invisible characters and outer spaces; 0 if only combining marks of no script remain.
create function private.visible_length(words text) returns integer
language sql immutable set search_path = '' as $$
  with visible as (
    select regexp_replace(regexp_replace(words,
      '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb\U000e0000-\U000e0fff]', '', 'g'),
      '^[\u0009-\u000d\u0020\u0085\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+|[\u0009-\u000d\u0020\u0085\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+$', '', 'g') as text
  )
  select case when text ~ '[^\u0300-\u036f\u0485\u0486\u064b-\u0655\u0670\u0951-\u0954\u1ab0-\u1aff\u1cd0-\u1cd2\u1cd4-\u1ce0\u1ce2-\u1ce8\u1ced\u1cf4\u1cf8\u1cf9\u1dc0-\u1dff\u20d0-\u20ff\u302a-\u302d\u3099\u309a\ufe20-\ufe2f\U000101fd\U000102e0\u0009-\u000d\u0020\u0085\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]'
    then char_length(text) else 0 end
  from visible
$$;

alter table public.contact_messages
  drop constraint contact_messages_name_visible,
  drop constraint contact_messages_message_visible,
  add constraint contact_messages_name_visible check (private.visible_length(name) >= 2) not valid,
  add constraint contact_messages_message_visible check (private.visible_length(message) >= 10) not valid,
  add constraint contact_messages_name_clean check (
    name !~ '[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]'
  ) not valid,
  add constraint contact_messages_email_clean check (
    email !~ '[\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb\U000e0000-\U000e0fff]'
  ) not valid;

alter table public.newsletter_subscribers
  add constraint newsletter_subscribers_email_clean check (
    email !~ '[\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb\U000e0000-\U000e0fff]'
  ) not valid;
