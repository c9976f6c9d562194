-- A theme is edited in a draft like other content, and the database refuses to publish one that cannot be read.

alter table public.content_drafts
  drop constraint content_drafts_table_known,
  add constraint content_drafts_table_known check (
    table_name in (
      'blog_posts', 'component_config', 'cta_config', 'media_library', 'navigation_menu', 'page_content', 'seo_config', 'theme_config'
    )
  );

create function public.unreadable_pairs(_colors jsonb)
returns text
language plpgsql
immutable
set search_path = ''
as $$
declare
  _pairs constant text[] := array[
    'foreground', 'background', 'foreground', 'secondary', 'muted', 'background', 'muted', 'secondary', 'accent', 'background'
  ];
  _scheme text;
  _hex text;
  _channel double precision;
  _light double precision[];
  _found text := '';
  _pair integer;
  _side integer;
  _part integer;
begin
  foreach _scheme in array array['dark', 'light'] loop
    for _pair in 1 .. 5 loop
      _light := array[0, 0]::double precision[];
      for _side in 1 .. 2 loop
        _hex := _colors -> _scheme ->> _pairs[2 * _pair - 2 + _side];
        for _part in 1 .. 3 loop
          -- Relative luminance, WCAG 2.2.
          _channel := ('x' || lpad(substr(_hex, 2 * _part, 2), 8, '0'))::bit(32)::integer / 255::double precision;
          _channel := case when _channel <= 0.04045 then _channel / 12.92 else power((_channel + 0.055) / 1.055, 2.4) end;
          _light[_side] := _light[_side] + _channel * (array[0.2126, 0.7152, 0.0722])[_part];
        end loop;
      end loop;
      if (greatest(_light[1], _light[2]) + 0.05) / (least(_light[1], _light[2]) + 0.05) < 4.5 then
        _found := _found || case when _found = '' then '' else ', ' end
          || format('%s on %s (%s)', _pairs[2 * _pair - 1], _pairs[2 * _pair], _scheme);
      end if;
    end loop;
  end loop;
  return _found;
end;
$$;

comment on function public.unreadable_pairs is 'The pairs of text and background whose contrast is below 4.5 : 1, in words; empty for a palette that passes WCAG AA.';

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
  select draft.changes into _changes
  from public.content_drafts draft
  where draft.table_name = _table and draft.row_id = _id;
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

revoke all on function public.unreadable_pairs from public, anon;
grant execute on function public.unreadable_pairs to authenticated, service_role;
