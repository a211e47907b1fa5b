-- Stores a notice's state for each recipient, because a mail server can accept one recipient and refuse another. given_up_at is
-- set when all remaining recipients have refused permanently; the server tries again at its next start.

alter table private.notices
  add column delivered_to text[] not null default '{}',
  add column refused_by text[] not null default '{}',
  add column given_up_at timestamptz;

drop index private.notices_due;
create index notices_due on private.notices (due_at) where delivered_at is null and given_up_at is null;
