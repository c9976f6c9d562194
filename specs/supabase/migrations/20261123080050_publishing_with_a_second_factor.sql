-- Publishing and speaking as staff need a second factor too.

create or replace function public.publish_content(_table text, _id uuid, _expected_version integer)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  _row jsonb;
  _changes jsonb;
  _unknown text;
  _columns text;
  _version integer;
begin
  if not public.is_admin() then
    raise exception 'Only an admin publishes content.' using errcode = '42501';
  end if;
  if _table is null or _table not in (
    'blog_posts', 'component_config', 'cta_config', 'media_library', 'navigation_menu', 'page_content', 'seo_config'
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
  select draft.changes into _changes
  from public.content_drafts draft
  where draft.table_name = _table and draft.row_id = _id;
  _changes := coalesce(_changes, '{}'::jsonb);
  select min(name) into _unknown
  from jsonb_object_keys(_changes) name
  where not _row ? name
    or name in ('id', 'status', 'version', 'updated_by', 'created_at', 'updated_at', 'is_external', 'is_in_sitemap');
  if _unknown is not null then
    raise exception 'The draft changes a column that cannot be edited.' using errcode = 'PT400', detail = _unknown;
  end if;
  _changes := _changes || '{"status": "published"}'::jsonb;
  select string_agg(quote_ident(name), ', ' order by name) into _columns from jsonb_object_keys(_changes) name;
  execute format(
    'update public.%1$I content set (%2$s) = (select %2$s from jsonb_populate_record(content, $1)) where content.id = $2 returning content.version',
    _table, _columns
  ) into _version using _changes, _id;
  delete from public.content_drafts draft where draft.table_name = _table and draft.row_id = _id;
  return _version;
end;
$$;

create or replace function public.activate_theme(_id uuid, _expected_version integer)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  _version integer;
begin
  if not public.is_admin() then
    raise exception 'Only an admin changes the theme.' using errcode = '42501';
  end if;
  select theme.version into _version from public.theme_config theme where theme.id = _id for update;
  if _version is null then
    raise exception 'The theme does not exist any more.' using errcode = 'PT404', hint = 'Somebody may have deleted it.';
  end if;
  if _version is distinct from _expected_version then
    raise exception 'Somebody else has changed this theme.'
      using errcode = 'PT409',
        detail = format('It is at version %s now; you started from version %s.', _version, coalesce(_expected_version::text, 'null')),
        hint = 'Load the theme again, look at it, and activate it once more.';
  end if;
  update public.theme_config set is_active = false where is_active and id <> _id;
  update public.theme_config set is_active = true where id = _id returning version into _version;
  return _version;
end;
$$;

create or replace function public.sign_reply()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if auth.uid() is not null then
    new.author_id = auth.uid();
    new.is_staff = public.is_admin();
    new.author_name = coalesce((select profiles.display_name from public.profiles where profiles.id = auth.uid()), '');
  end if;
  return new;
end;
$$;
