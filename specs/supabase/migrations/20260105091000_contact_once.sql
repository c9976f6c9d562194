-- One message for each submit: it carries a key that its page made, and a repetition of the key stores nothing.

alter table public.contact_messages add column idempotency_key uuid unique;

comment on column public.contact_messages.idempotency_key is 'Made by the page for each message, so that a double click or a retry leaves one; null for what came on another way.';

drop function public.leave_message(text, text, public.contact_topic, text);

create function public.leave_message(_key uuid, _name text, _email text, _topic public.contact_topic, _message text)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  _recent integer;
begin
  -- Messages of one sender wait for each other, so that the limit holds and a key is seen.
  perform pg_advisory_xact_lock(hashtextextended(lower(_email), 0));
  select count(*) into _recent from public.contact_messages
  where lower(contact_messages.email) = lower(_email) and contact_messages.received_at > now() - interval '1 hour';
  if exists (select 1 from public.contact_messages where contact_messages.idempotency_key = _key) then
    return greatest(0, 3 - _recent);
  end if;
  if _recent >= 3 then
    raise exception 'Three messages an hour are the limit'
      using errcode = 'PT429', detail = 'over_request_rate_limit', hint = 'Wait, and write the rest in one message.';
  end if;
  insert into public.contact_messages (idempotency_key, name, email, topic, message)
  values (_key, _name, _email, _topic, _message);
  return 2 - _recent;
end;
$$;

comment on function public.leave_message is 'Stores a message from /contact once for each key, and gives how many more its sender may leave within the hour; 429 for the fourth.';

revoke all on function public.leave_message from public, anon, authenticated;
grant execute on function public.leave_message to service_role;
