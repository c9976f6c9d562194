-- How often people may do what leaves something behind: visitors by network address, signed-in people by account. Every limit is here.

create function public.rate_limit(_of text)
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select case _of
    -- Edge functions, by network address or person.
    when 'contact' then jsonb_build_object('most', 3, 'seconds', 3600)
    when 'checkout' then jsonb_build_object('most', 60, 'seconds', 600)
    when 'consent' then jsonb_build_object('most', 60, 'seconds', 600)
    when 'crm-tracking' then jsonb_build_object('most', 300, 'seconds', 60)
    when 'submit-document' then jsonb_build_object('most', 20, 'seconds', 86400)
    -- Coupons that are not known, by network address and by person.
    when 'coupon' then jsonb_build_object('most', 20, 'seconds', 600)
    -- Rows that one signed-in person writes, by table.
    when 'affiliate_links' then jsonb_build_object('most', 50, 'seconds', 86400)
    when 'affiliate_payout_methods' then jsonb_build_object('most', 20, 'seconds', 86400)
    when 'affiliate_payouts' then jsonb_build_object('most', 20, 'seconds', 86400)
    when 'payouts' then jsonb_build_object('most', 20, 'seconds', 86400)
    when 'ticket_attachments' then jsonb_build_object('most', 60, 'seconds', 86400)
    when 'ticket_replies' then jsonb_build_object('most', 200, 'seconds', 86400)
    when 'tickets' then jsonb_build_object('most', 20, 'seconds', 86400)
  end;
$$;

comment on function public.rate_limit is 'How many calls or rows one caller may make within how many seconds.';
revoke all on function public.rate_limit from public, anon, authenticated;
grant execute on function public.rate_limit to service_role;

create table public.counted_calls (
  endpoint text not null,
  caller text not null,
  calls integer not null default 1,
  started_at timestamptz not null default now(),
  primary key (endpoint, caller),
  constraint counted_calls_texts_length check (length(endpoint) <= 60 and length(caller) <= 300)
);

comment on table public.counted_calls is 'How often a caller has done what rate_limit names since started_at. Only the service key reaches it.';
comment on column public.counted_calls.caller is 'The id of a person; for visitors, a hash of the network address that changes each day, or what the function was told.';

create index counted_calls_age on public.counted_calls (started_at);

alter table public.counted_calls enable row level security;

revoke all on public.counted_calls from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.counted_calls to service_role;

create function public.count_call(_endpoint text, _caller text)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  _most integer := public.rate_limit(_endpoint) ->> 'most';
  _seconds integer := public.rate_limit(_endpoint) ->> 'seconds';
  _calls integer;
begin
  if _most is null then
    raise exception '% has no limit', _endpoint using hint = 'Add it to the function rate_limit.';
  end if;
  delete from public.counted_calls where (counted_calls.endpoint, counted_calls.caller) in (
    select old.endpoint, old.caller from public.counted_calls old
    where old.started_at < now() - interval '2 days'
    order by old.started_at limit 20 for update skip locked
  );
  insert into public.counted_calls as counted (endpoint, caller) values (_endpoint, _caller)
  on conflict (endpoint, caller) do update set
    calls = case when counted.started_at <= now() - make_interval(secs => _seconds) then 1 else counted.calls + 1 end,
    started_at = case when counted.started_at <= now() - make_interval(secs => _seconds) then now() else counted.started_at end
  returning counted.calls into _calls;
  if _calls > _most then
    raise exception 'That was more than % in % seconds', _most, _seconds
      using errcode = 'PT429', detail = 'over_request_rate_limit', hint = 'Wait, and try again.';
  end if;
  return _most - _calls;
end;
$$;

comment on function public.count_call is 'Counts one use of an edge function, or one row of a table, by a caller, and gives how many are left; 429 when none was.';
revoke all on function public.count_call from public, anon, authenticated;
grant execute on function public.count_call to service_role;

create function public.limit_rows()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if auth.role() = 'authenticated' and not public.is_admin() then
    perform public.count_call(tg_table_name, auth.uid()::text);
  end if;
  return coalesce(new, old);
end;
$$;

comment on function public.limit_rows is 'Counts what a signed-in person writes; 429 after the limit of its table in rate_limit. Admins and the service key have none.';
revoke all on function public.limit_rows from public, anon, authenticated;
