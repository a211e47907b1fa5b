-- Searches that found nothing are added up, too, by day and by the page on which they were made: a sum, never the words.
alter table private.daily_counts
  drop constraint daily_counts_event_check,
  add constraint daily_counts_event_check check (event in ('view', 'message', 'miss'));
