-- A rate limit shared by several servers on one database: a token bucket for each sender, by a keyed hash of the IP address,
-- deleted after two minutes. Only our server uses it.

-- Unlogged: a crash of the database only refills the buckets.
create unlogged table private.request_buckets (
  sender text primary key,
  tokens double precision not null,
  taken_at timestamptz not null
);

-- Takes one token. Returns 0 if there was one, otherwise the seconds until the next.
create function private.take_request(of_sender text, per_minute integer) returns integer
language plpgsql set search_path = '' as $$
declare
  at constant timestamptz := pg_catalog.clock_timestamp();
  bucket private.request_buckets;
  tokens_now double precision;
begin
  insert into private.request_buckets values (of_sender, per_minute, at) on conflict do nothing;
  select * into bucket from private.request_buckets b where b.sender = of_sender for update;
  tokens_now := coalesce(
    least(per_minute, bucket.tokens + extract(epoch from at - bucket.taken_at) * per_minute / 60.0),
    per_minute
  );
  update private.request_buckets b
    set tokens = case when tokens_now >= 1 then tokens_now - 1 else tokens_now end, taken_at = at
    where b.sender = of_sender;
  if pg_catalog.random() < 0.02 then
    delete from private.request_buckets b where b.sender in (
      select old.sender from private.request_buckets old
      where old.taken_at < at - interval '2 minutes' for update skip locked
    );
  end if;
  return case when tokens_now >= 1 then 0 else ceil((1 - tokens_now) * 60.0 / per_minute) end;
end
$$;
revoke all on function private.take_request(text, integer) from public;
