-- The state of each recipient of a notice: an e-mail can be taken for one address and refused for another.
-- given_up_at is set when all that is left was refused for good; the next start of the server tries again.

alter table private.notices
  add column delivered_to text[] not null default '{}',
  add column refused_by text[] not null default '{}',
  add column given_up_at timestamptz;

drop index private.notices_due;
create index notices_due on private.notices (due_at) where delivered_at is null and given_up_at is null;
