-- Two editors of one draft: whoever saves names the revision that they started from, so that nobody replaces what they have not seen.

alter table public.content_drafts
  add column revision integer not null default 1,
  add constraint content_drafts_revision_positive check (revision > 0);

comment on column public.content_drafts.revision is 'Each save is one further than the stored one; a new draft starts anywhere.';

create function public.check_draft_revision()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.revision <> old.revision + 1 then
    raise exception 'Somebody else has saved this draft.'
      using errcode = 'PT409',
        detail = format('It is at revision %s; you saved revision %s.', old.revision, new.revision),
        hint = 'Load the draft again, add your changes to it, and save once more.';
  end if;
  return new;
end;
$$;

comment on function public.check_draft_revision is 'Refuses a save that does not start from the stored draft.';
revoke all on function public.check_draft_revision from public, anon, authenticated;

create trigger content_drafts_revision before update on public.content_drafts
  for each row execute function public.check_draft_revision();

-- An open editor shows what another one saves.
alter publication supabase_realtime add table public.content_drafts;

drop function public.publish_content;
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
  if _expected_draft is not null and _revision is distinct from _expected_draft then
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
  delete from public.content_drafts draft where draft.table_name = _table and draft.row_id = _id;
  return _version;
end;
$$;

comment on function public.publish_content is 'Applies the draft of a row, if it has one, makes the row public and gives its new version. 409 when the row is no longer at the expected version, or the draft at the expected revision.';
revoke all on function public.publish_content from public, anon, service_role;
grant execute on function public.publish_content to authenticated;
