-- What the edge functions `contact` and `affiliate-signup` write. Error details are the codes of specs/site/errors.yaml.

create function public.leave_message(_name text, _email text, _topic public.contact_topic, _message text)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  _recent integer;
begin
  -- Messages of one sender wait for each other, so that the limit holds.
  perform pg_advisory_xact_lock(hashtextextended(lower(_email), 0));
  select count(*) into _recent from public.contact_messages
  where lower(contact_messages.email) = lower(_email) and contact_messages.received_at > now() - interval '1 hour';
  if _recent >= 3 then
    raise exception 'Three messages an hour are the limit'
      using errcode = 'PT429', detail = 'over_request_rate_limit', hint = 'Wait, and write the rest in one message.';
  end if;
  insert into public.contact_messages (name, email, topic, message) values (_name, _email, _topic, _message);
  return 2 - _recent;
end;
$$;

comment on function public.leave_message is 'Stores a message from /contact, and gives how many more its sender may leave within the hour; 429 for the fourth.';

create function public.apply_as_affiliate(_name text, _code text, _audience text, _website text)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  _own public.affiliates;
begin
  select * into _own from public.affiliates where affiliates.owner_id = auth.uid();
  if _own.id is not null then
    return jsonb_build_object('code', _own.code, 'status', _own.status, 'isNew', false);
  end if;
  if not exists (select 1 from public.profiles where profiles.id = auth.uid()) then
    insert into public.profiles (id, display_name, kind) values (auth.uid(), _name, 'affiliate');
  end if;
  begin
    insert into public.affiliates (code, audience, website) values (_code, _audience, _website);
  exception when unique_violation then
    raise exception 'The code % is taken', _code
      using errcode = 'PT409', detail = 'affiliate_code_taken', hint = 'Choose another one.';
  end;
  return jsonb_build_object('code', _code, 'status', 'pending', 'isNew', true);
end;
$$;

comment on function public.apply_as_affiliate is 'The signed-in person''s application, under a code of their own; 409 when the code is taken. Whoever applied already gets the same answer again.';

revoke all on function public.leave_message, public.apply_as_affiliate from public, anon, authenticated;
grant execute on function public.leave_message to service_role;
grant execute on function public.apply_as_affiliate to authenticated, service_role;
