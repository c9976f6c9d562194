-- Who changed what. Triggers write it, and the functions that act for an admin. It keeps who acted also when that user is deleted.

create table public.audit_log (
  id uuid primary key default gen_random_uuid(),
  actor uuid,
  actor_role text not null,
  action text not null,
  table_name text not null,
  row_id uuid not null,
  before jsonb,
  after jsonb,
  happened_at timestamptz not null default now(),
  constraint audit_log_action_known check (action in ('insert', 'update', 'delete')),
  constraint audit_log_shows_the_change check (
    (before is not null or action = 'insert') and (after is not null or action = 'delete')
  )
);

comment on table public.audit_log is 'Who changed what, written by triggers; migrations and seeds leave no trace here.';
comment on column public.audit_log.actor is 'Empty where no person was signed in, as with the service key. Kept when the person is deleted.';

create index audit_log_of_a_row on public.audit_log (table_name, row_id);
create index audit_log_newest on public.audit_log (happened_at);
create index audit_log_of_an_actor on public.audit_log (actor);

alter table public.audit_log enable row level security;

create policy "Admins read the audit log"
on public.audit_log for select to authenticated
using ((select public.is_admin()));

revoke all on public.audit_log from public, anon, authenticated, service_role;
grant select on public.audit_log to authenticated, service_role;

-- An update records which row it changed, and what in it: a reply of one letter would otherwise copy its whole ticket, twice. Rows
-- without an id, such as coupons, have a row_id of zeros; before and after name them.
create function public.write_audit_log()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  _before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  _after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
begin
  if auth.role() is null then
    return null;
  end if;
  if tg_op = 'UPDATE' then
    -- Which row, as of when, and what changed. The rest of it is in the table, and in content_versions where it has versions.
    select jsonb_object_agg(was.key, was.value), jsonb_object_agg(was.key, _after -> was.key) into _before, _after
    from jsonb_each(_before) as was
    where was.key in ('id', 'code', 'receipt_id', 'account_id', 'period', 'updated_at') or was.value is distinct from _after -> was.key;
    if _before - 'updated_at' = _after - 'updated_at' then
      return null;
    end if;
  end if;
  insert into public.audit_log (actor, actor_role, action, table_name, row_id, before, after)
  values (
    (select profiles.id from public.profiles where profiles.id = auth.uid()),
    auth.role(),
    lower(tg_op),
    tg_table_name,
    coalesce((coalesce(_after, _before) ->> 'id')::uuid, '00000000-0000-0000-0000-000000000000'),
    _before,
    _after
  );
  return null;
end;
$$;

revoke all on function public.write_audit_log from public, anon, authenticated;

create trigger user_roles_audit after insert or update or delete on public.user_roles for each row execute function public.write_audit_log();

-- What admins do with accounts happens in Auth, where no trigger of ours fires: the edge function records it.
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
