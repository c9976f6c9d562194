-- Publishing one document, or several together as a release (docs/decisions/0043), and the warning when somebody else has changed the
-- same row. SQLSTATE PTnnn becomes HTTP status nnn.

create function public.publish_content(_table text, _id uuid, _expected_version integer, _expected_draft integer default null)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  _row jsonb;
  _changes jsonb;
  _revision integer;
  _unknown text;
  _columns text;
  _version integer;
begin
  if not public.is_admin() then
    raise exception 'Only an admin publishes content.' using errcode = '42501';
  end if;
  if _table is null or _table not in (
    'blog_posts', 'component_config', 'cta_config', 'media_library', 'navigation_menu', 'page_content', 'seo_config', 'theme_config'
  ) then
    raise exception 'There is no content table of this name.' using errcode = 'PT400', detail = coalesce(_table, 'null');
  end if;
  execute format('select to_jsonb(content) from public.%I content where content.id = $1 for update', _table)
    into _row using _id;
  if _row is null then
    raise exception 'The row does not exist any more.' using errcode = 'PT404', hint = 'Somebody may have deleted it.';
  end if;
  _version := (_row ->> 'version')::integer;
  if _version is distinct from _expected_version then
    raise exception 'Somebody else has changed this row.'
      using errcode = 'PT409',
        detail = format('It is at version %s now; you started from version %s.', _version, coalesce(_expected_version::text, 'null')),
        hint = 'Load the row again, look at the difference, and publish once more.';
  end if;
  select draft.changes, draft.revision into _changes, _revision
  from public.content_drafts draft
  where draft.table_name = _table and draft.row_id = _id
  for update;
  if _expected_draft is not null and coalesce(_revision, 0) <> _expected_draft then
    raise exception 'Somebody else has changed this draft.'
      using errcode = 'PT409',
        detail = format('It is at revision %s now; you looked at revision %s.', coalesce(_revision::text, 'null'), _expected_draft),
        hint = 'Load the draft again, look at it, and publish once more.';
  end if;
  _changes := coalesce(_changes, '{}'::jsonb);
  select min(name) into _unknown
  from jsonb_object_keys(_changes) name
  where not _row ? name
    or name in ('id', 'status', 'version', 'updated_by', 'created_at', 'updated_at', 'is_external', 'is_in_sitemap', 'is_active');
  if _unknown is not null then
    raise exception 'The draft changes a column that cannot be edited.' using errcode = 'PT400', detail = _unknown;
  end if;
  if _table = 'theme_config' then
    -- A theme has no status: it is active or not, which activate_theme decides.
    _changes := jsonb_build_object('colors', _row -> 'colors') || _changes;
  else
    _changes := _changes || '{"status": "published"}'::jsonb;
  end if;
  select string_agg(quote_ident(name), ', ' order by name) into _columns from jsonb_object_keys(_changes) name;
  execute format(
    'update public.%1$I content set (%2$s) = (select %2$s from jsonb_populate_record(content, $1)) where content.id = $2 returning content.version',
    _table, _columns
  ) into _version using _changes, _id;
  -- After the update: the row's own checks have said by then that the colors are colors.
  if _table = 'theme_config' and public.unreadable_pairs(_changes -> 'colors') <> '' then
    raise exception 'This theme cannot be read.'
      using errcode = 'PT422',
        detail = public.unreadable_pairs(_changes -> 'colors'),
        hint = 'Text needs a contrast of 4.5 : 1 with what it stands on.';
  end if;
  -- A draft that somebody began meanwhile is not the one that was published.
  delete from public.content_drafts draft
  where draft.table_name = _table and draft.row_id = _id and draft.revision = _revision;
  return _version;
end;
$$;

comment on function public.publish_content is 'Applies the draft of a row, if it has one, makes the row public and gives its new version. 409 when the row is no longer at the expected version, or the draft at the expected revision; 0 expects none.';
revoke all on function public.publish_content from public, anon, service_role;
grant execute on function public.publish_content to authenticated;

create type public.release_state as enum ('planned', 'live', 'failed', 'rolled back');

create table public.content_releases (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  state public.release_state not null default 'planned',
  publish_at timestamptz not null default now(),
  published_at timestamptz,
  rolled_back_at timestamptz,
  problem text,
  created_by uuid default auth.uid() references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  constraint content_releases_name_length check (length(trim(name)) between 1 and 120),
  constraint content_releases_problem_length check (length(problem) <= 1000),
  constraint content_releases_published_when_live check ((published_at is not null) = (state in ('live', 'rolled back'))),
  constraint content_releases_rolled_back_when_so check ((rolled_back_at is not null) = (state = 'rolled back')),
  constraint content_releases_problem_when_failed check ((problem is not null) = (state = 'failed'))
);

comment on table public.content_releases is 'Documents that go live together. Only functions write here; a planned release is canceled by deleting it.';
comment on column public.content_releases.problem is 'Why a planned release could not be published.';

create index content_releases_due on public.content_releases (state, publish_at);
create index content_releases_of_a_person on public.content_releases (created_by);

create trigger content_releases_audit after insert or update or delete on public.content_releases
for each row execute function public.write_audit_log();

alter table public.content_releases enable row level security;

create policy "Admins read releases"
on public.content_releases for select to authenticated
using ((select public.is_admin()));

create policy "Admins cancel releases that are not published"
on public.content_releases for delete to authenticated
using (state in ('planned', 'failed') and (select public.is_admin()));

revoke all on public.content_releases from public, anon, authenticated, service_role;
grant select, delete on public.content_releases to authenticated;
grant select on public.content_releases to service_role;

create table public.content_release_items (
  release_id uuid not null references public.content_releases (id) on delete cascade,
  table_name text not null,
  row_id uuid not null,
  version integer not null,
  draft integer,
  published_version integer,
  primary key (release_id, table_name, row_id),
  constraint content_release_items_table_known check (
    table_name in (
      'blog_posts', 'component_config', 'cta_config', 'media_library', 'navigation_menu', 'page_content', 'seo_config', 'theme_config'
    )
  ),
  constraint content_release_items_version_positive check (version > 0)
);

comment on table public.content_release_items is 'The documents of a release, each as it was when the release was planned.';
comment on column public.content_release_items.version is 'Version of the row, to which a roll-back returns.';
comment on column public.content_release_items.draft is 'Revision of the draft that is published; empty for a row without a draft, which becomes public as it is.';
comment on column public.content_release_items.published_version is 'Version of the row that the release made.';

create index content_release_items_of_a_row on public.content_release_items (table_name, row_id);

alter table public.content_release_items enable row level security;

create policy "Admins read the documents of releases"
on public.content_release_items for select to authenticated
using ((select public.is_admin()));

revoke all on public.content_release_items from public, anon, authenticated, service_role;
grant select on public.content_release_items to authenticated, service_role;

create function public.apply_release(_release uuid)
returns void
language plpgsql
set search_path = ''
as $$
declare
  _item public.content_release_items;
  _draft integer;
  _version integer;
begin
  for _item in
    select * from public.content_release_items item where item.release_id = _release order by item.table_name, item.row_id
  loop
    select draft.revision into _draft
    from public.content_drafts draft
    where draft.table_name = _item.table_name and draft.row_id = _item.row_id;
    if _draft is distinct from _item.draft then
      raise exception 'A draft of this release has changed since it was planned.'
        using errcode = 'PT409', hint = 'Look at the drafts again, and plan the release once more.';
    end if;
    _version := public.publish_content(_item.table_name, _item.row_id, _item.version, coalesce(_item.draft, 0));
    update public.content_release_items item
    set published_version = _version
    where item.release_id = _release and item.table_name = _item.table_name and item.row_id = _item.row_id;
  end loop;
  update public.content_releases release
  set state = 'live', published_at = now()
  where release.id = _release;
end;
$$;

comment on function public.apply_release is 'Publishes all documents of a release, or none.';
revoke all on function public.apply_release from public, anon, authenticated, service_role;

create function public.create_release(_name text, _items jsonb, _publish_at timestamptz default null)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  _release uuid;
  _item jsonb;
begin
  if not public.is_admin() then
    raise exception 'Only an admin publishes content.' using errcode = '42501';
  end if;
  if jsonb_typeof(_items) is distinct from 'array' then
    raise exception 'The documents of a release are a list.' using errcode = 'PT400';
  end if;
  if jsonb_array_length(_items) not between 1 and 100 then
    raise exception 'A release has between 1 and 100 documents.' using errcode = 'PT422';
  end if;
  if _publish_at <= now() then
    raise exception 'The chosen time is over.' using errcode = 'PT422', hint = 'Choose a later time, or publish at once.';
  end if;
  insert into public.content_releases (name, publish_at)
  values (trim(_name), coalesce(_publish_at, now()))
  returning id into _release;
  for _item in select item from jsonb_array_elements(_items) item loop
    insert into public.content_release_items (release_id, table_name, row_id, version, draft)
    values (
      _release, _item ->> 'table', (_item ->> 'id')::uuid, (_item ->> 'version')::integer, (_item ->> 'draft')::integer
    );
  end loop;
  if _publish_at is null then
    perform public.apply_release(_release);
  end if;
  return _release;
end;
$$;

comment on function public.create_release is 'Publishes documents together, [{"table": …, "id": …, "version": …, "draft": …}], or plans this for a later time; gives the id of the release. 409 when a row or a draft has changed.';
revoke all on function public.create_release from public, anon, service_role;
grant execute on function public.create_release to authenticated;

-- pg_cron calls this without a token. Each release is published in the name of the admin who planned it: with the rights that this admin
-- has now, and so that the history and the audit log name them.
create function public.publish_due_releases()
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  _claims text := current_setting('request.jwt.claims', true);
  _release public.content_releases;
  _problem text;
  _count integer := 0;
begin
  for _release in
    select * from public.content_releases release
    where release.state = 'planned' and release.publish_at <= now()
    order by release.publish_at, release.id
    for update skip locked
  loop
    perform set_config(
      'request.jwt.claims',
      jsonb_build_object('sub', _release.created_by, 'role', 'authenticated', 'aal', 'aal2')::text,
      true
    );
    begin
      perform public.apply_release(_release.id);
      _count := _count + 1;
    exception when others then
      _problem := left(sqlerrm, 1000);
      update public.content_releases release set state = 'failed', problem = _problem where release.id = _release.id;
    end;
  end loop;
  perform set_config('request.jwt.claims', coalesce(_claims, ''), true);
  return _count;
end;
$$;

comment on function public.publish_due_releases is 'Publishes the planned releases whose time has come, and gives how many. One that cannot be published fails as a whole, with the reason.';
revoke all on function public.publish_due_releases from public, anon, authenticated;
grant execute on function public.publish_due_releases to service_role;

do $$
begin
  if exists (select 1 from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
  end if;
  perform cron.schedule('publish-due-releases', '10 seconds', 'select public.publish_due_releases()');
end;
$$;

create function public.roll_back_release(_release uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  _state public.release_state;
  _item public.content_release_items;
  _row jsonb;
  _before jsonb;
  _changes jsonb;
  _columns text;
begin
  if not public.is_admin() then
    raise exception 'Only an admin publishes content.' using errcode = '42501';
  end if;
  select release.state into _state from public.content_releases release where release.id = _release for update;
  if _state is null then
    raise exception 'There is no such release.' using errcode = 'PT404';
  end if;
  if _state <> 'live' then
    raise exception 'Only a release that is live is rolled back.' using errcode = 'PT409';
  end if;
  for _item in
    select * from public.content_release_items item where item.release_id = _release order by item.table_name, item.row_id
  loop
    execute format('select to_jsonb(content) from public.%I content where content.id = $1 for update', _item.table_name)
      into _row using _item.row_id;
    if (_row ->> 'version')::integer is distinct from _item.published_version then
      raise exception 'A document of this release has changed since.'
        using errcode = 'PT409', hint = 'Roll back the documents one by one in their editors.';
    end if;
    select content.snapshot into _before
    from public.content_versions content
    where content.table_name = _item.table_name and content.row_id = _item.row_id and content.version = _item.version;
    select jsonb_object_agg(old.key, old.value) into _changes
    from jsonb_each(_before) old
    where old.value is distinct from _row -> old.key
      and old.key not in ('version', 'updated_by', 'updated_at', 'is_external', 'is_in_sitemap');
    -- Without a difference it is a new version all the same, so that the history shows what happened.
    _changes := coalesce(_changes, jsonb_build_object('id', _item.row_id));
    select string_agg(quote_ident(name), ', ' order by name) into _columns from jsonb_object_keys(_changes) name;
    execute format(
      'update public.%1$I content set (%2$s) = (select %2$s from jsonb_populate_record(content, $1)) where content.id = $2',
      _item.table_name, _columns
    ) using _changes, _item.row_id;
  end loop;
  update public.content_releases release set state = 'rolled back', rolled_back_at = now() where release.id = _release;
end;
$$;

comment on function public.roll_back_release is 'Returns all documents of a live release to the versions before it, each as a new version. 409 when one has changed since.';
revoke all on function public.roll_back_release from public, anon, service_role;
grant execute on function public.roll_back_release to authenticated;
