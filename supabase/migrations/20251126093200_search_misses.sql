-- Counts searches without results by day and page, never their words.
alter table private.daily_counts
  drop constraint daily_counts_event_check,
  add constraint daily_counts_event_check check (event in ('view', 'message', 'miss'));
