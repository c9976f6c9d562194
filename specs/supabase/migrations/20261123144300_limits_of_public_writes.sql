-- What anybody may send is limited by caller and by size, here as well as in the edge functions.

create table public.counted_calls (
  endpoint text not null,
  caller text not null,
  calls integer not null default 1,
  started_at timestamptz not null default now(),
  primary key (endpoint, caller),
  constraint counted_calls_texts_length check (length(endpoint) <= 60 and length(caller) <= 300)
);

comment on table public.counted_calls is 'How often a caller has used an edge function since started_at. Only the service key reaches it.';
comment on column public.counted_calls.caller is 'A hash of the network address that changes each day; without an address, what the function was told.';

create index counted_calls_age on public.counted_calls (started_at);
alter table public.counted_calls enable row level security;
revoke all on public.counted_calls from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.counted_calls to service_role;

create function public.count_call(_endpoint text, _caller text, _most integer, _seconds integer)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  _calls integer;
begin
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

comment on function public.count_call is 'Counts one use of an edge function by a caller, and gives how many are left; 429 when none was.';
revoke all on function public.count_call from public, anon, authenticated;
grant execute on function public.count_call to service_role;

-- The limit of messages was by e-mail address, which anybody could use up for somebody else.
drop function public.leave_message(uuid, text, text, public.contact_topic, text);

create function public.leave_message(_key uuid, _caller text, _name text, _email text, _topic public.contact_topic, _message text)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  _left integer;
begin
  -- Messages of one caller wait for each other, so that a key is seen.
  perform pg_advisory_xact_lock(hashtextextended(coalesce(_caller, lower(_email)), 0));
  if exists (select 1 from public.contact_messages where contact_messages.idempotency_key = _key) then
    return 0;
  end if;
  _left := public.count_call('contact', coalesce(_caller, lower(_email)), 3, 3600);
  insert into public.contact_messages (idempotency_key, name, email, topic, message)
  values (_key, _name, _email, _topic, _message);
  return _left;
end;
$$;

comment on function public.leave_message is 'Stores a message from /contact once for each key, and gives how many more its caller may leave within the hour; 429 for the fourth. Without a network address the sender''s e-mail address counts.';
revoke all on function public.leave_message from public, anon, authenticated;
grant execute on function public.leave_message to service_role;

-- Sizes of what clients write. Rows of an earlier release stay.
alter table public.tracking_events
  add constraint tracking_events_metadata_length check (length(metadata::text) <= 8192) not valid;
alter table public.funnel_events
  add constraint funnel_events_metadata_length check (length(metadata::text) <= 8192) not valid;
alter table public.affiliate_payout_methods
  add constraint affiliate_payout_methods_details_length check (length(details::text) <= 1000) not valid;
alter table public.component_config
  add constraint component_config_settings_length check (length(settings::text) <= 100000) not valid;
alter table public.content_drafts
  add constraint content_drafts_changes_length check (length(changes::text) <= 500000) not valid;
alter table public.page_content
  add constraint page_content_body_length check (length(body::text) <= 500000) not valid;
alter table public.theme_config
  add constraint theme_config_settings_length check (length(colors::text) <= 8192 and length(fonts::text) <= 1000) not valid;
alter table public.coupons
  add constraint coupons_note_length check (length(note) <= 500) not valid;
alter table public.commission_tiers
  add constraint commission_tiers_texts_length check (length(id) <= 60 and length(name) <= 80) not valid;
