-- What admins do with accounts happens in the auth service, which no trigger of ours sees: the edge function says it here.

create function public.record_user_change(_actor uuid, _action text, _user uuid, _before jsonb, _after jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.audit_log (actor, actor_role, action, table_name, row_id, before, after)
  values (
    (select profiles.id from public.profiles where profiles.id = _actor),
    'authenticated', _action, 'users', _user, _before, _after
  );
end;
$$;

comment on function public.record_user_change is 'Adds what an admin did with an account to the audit log. For the service key only: the edge function admin-users has checked who asks.';

revoke all on function public.record_user_change from public, anon, authenticated;
grant execute on function public.record_user_change to service_role;
