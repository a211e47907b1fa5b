-- Requires the minimum length of names and messages without invisible characters (zero-width, direction marks, fillers). The
-- page has the same rule (app/lib/pasted-text.ts). Existing rows stay.
alter table public.contact_messages
  add constraint contact_messages_name_visible check (
    char_length(btrim(regexp_replace(name, '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb\U000e0000-\U000e0fff]', '', 'g'))) >= 2
  ) not valid,
  add constraint contact_messages_message_visible check (
    char_length(btrim(regexp_replace(message, '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb\U000e0000-\U000e0fff]', '', 'g'), E' \t\r\n')) >= 10
  ) not valid;
