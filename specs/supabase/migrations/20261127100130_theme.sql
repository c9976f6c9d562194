-- The palette and the fonts of the site, edited live by admins (spec §3, §7).

-- A missing key gives null, and a check that gives null passes: hence coalesce.
create function public.is_palette(palette jsonb)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select coalesce(
    palette ->> 'primary' ~ '^#[0-9a-fA-F]{6}$'
    and palette ->> 'secondary' ~ '^#[0-9a-fA-F]{6}$'
    and palette ->> 'background' ~ '^#[0-9a-fA-F]{6}$'
    and palette ->> 'foreground' ~ '^#[0-9a-fA-F]{6}$'
    and palette ->> 'accent' ~ '^#[0-9a-fA-F]{6}$'
    and palette ->> 'muted' ~ '^#[0-9a-fA-F]{6}$',
    false
  );
$$;

comment on function public.is_palette is 'Whether the value holds the six colors of a palette, each as #rrggbb.';
revoke all on function public.is_palette from public, anon;
grant execute on function public.is_palette to authenticated, service_role;

create table public.theme_config (
  id uuid primary key default gen_random_uuid(),
  name text not null unique,
  is_active boolean not null default false,
  colors jsonb not null,
  fonts jsonb not null,
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  updated_by uuid default auth.uid() references public.profiles (id) on delete set null,
  constraint theme_config_name_length check (length(name) between 1 and 60),
  constraint theme_config_dark_palette check (public.is_palette(colors -> 'dark')),
  constraint theme_config_light_palette check (public.is_palette(colors -> 'light')),
  constraint theme_config_font_families check (
    coalesce(length(fonts ->> 'heading') between 1 and 80 and length(fonts ->> 'body') between 1 and 80, false)
  ),
  constraint theme_config_version_positive check (version > 0),
  constraint theme_config_settings_length check (length(colors::text) <= 8192 and length(fonts::text) <= 1000)
);

comment on table public.theme_config is 'Palettes and fonts; visitors get the active one, the others are drafts.';
comment on column public.theme_config.colors is '{"dark": {…}, "light": {…}}, each with primary, secondary, background, foreground, accent and muted as #rrggbb.';
comment on column public.theme_config.fonts is '{"heading": family, "body": family}';
comment on column public.theme_config.version is 'Counts the changes of the row: an editor who saves an older version is told so.';

create unique index theme_config_one_active on public.theme_config (is_active) where is_active;
create index theme_config_of_an_editor on public.theme_config (updated_by);

create trigger theme_config_stamp before update on public.theme_config for each row execute function public.stamp_content();
create trigger theme_config_versions after update or delete on public.theme_config for each row execute function public.keep_version();
create trigger theme_config_audit after insert or update or delete on public.theme_config for each row execute function public.write_audit_log();
create trigger theme_config_author before insert on public.theme_config for each row execute function public.stamp_author();

alter table public.theme_config enable row level security;

create policy "Visitors read the active theme"
on public.theme_config for select to anon
using (is_active);

create policy "People read the active theme, admins every theme"
on public.theme_config for select to authenticated
using (is_active or (select public.is_admin()));

create policy "Admins draft themes"
on public.theme_config for insert to authenticated
with check ((select public.is_admin()));

create policy "Admins edit themes"
on public.theme_config for update to authenticated
using ((select public.is_admin()))
with check ((select public.is_admin()));

create policy "Admins delete drafts"
on public.theme_config for delete to authenticated
using (not is_active and (select public.is_admin()));

-- Visitors do not read who edited the row.
revoke all on public.theme_config from public, anon, authenticated;
grant select (id, name, is_active, colors, fonts, updated_at, version) on public.theme_config to anon;
grant select, insert, update, delete on public.theme_config to authenticated;
grant all on public.theme_config to service_role;

alter publication supabase_realtime add table public.theme_config;

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
revoke all on function public.unreadable_pairs from public, anon;
grant execute on function public.unreadable_pairs to authenticated, service_role;

-- A function, because two rows change at once and two themes must never be active.
create function public.activate_theme(_id uuid, _expected_version integer)
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
  -- Two activations at once wait for each other here, and the second sees what the first made active.
  perform 1 from public.theme_config theme order by theme.id for update;
  select theme.version into _version from public.theme_config theme where theme.id = _id;
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

comment on function public.activate_theme is 'Makes a theme the one that visitors see, and gives its new version. 409 when it is no longer at the expected version.';
revoke all on function public.activate_theme from public, anon, service_role;
grant execute on function public.activate_theme to authenticated;
