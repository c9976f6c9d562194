-- An update records what it changed: a reply of one letter copied the whole ticket into the audit log, twice.

create or replace function public.write_audit_log()
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
