-- The palette and the fonts of the site, edited live by admins (specification, sections 3 and 7).

create table public.theme_config (
  id uuid primary key default gen_random_uuid(),
  name text not null unique,
  is_active boolean not null default false,
  colors jsonb not null,
  fonts jsonb not null,
  updated_at timestamptz not null default now()
);

comment on column public.theme_config.colors is '{"dark": {…}, "light": {…}}, each with primary, secondary, background, foreground, accent and muted as #rrggbb.';
comment on column public.theme_config.fonts is '{"heading": family, "body": family}';

-- A missing key gives null, and a check that gives null passes: hence the coalesce.
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

comment on function public.is_palette is 'Whether the value holds the six colours of a palette, each as #rrggbb.';

alter table public.theme_config
  add constraint theme_config_name_length check (length(name) between 1 and 60),
  add constraint theme_config_dark_palette check (public.is_palette(colors -> 'dark')),
  add constraint theme_config_light_palette check (public.is_palette(colors -> 'light')),
  add constraint theme_config_font_families check (
    coalesce(length(fonts ->> 'heading') between 1 and 80 and length(fonts ->> 'body') between 1 and 80, false)
  );

create unique index theme_config_one_active on public.theme_config (is_active) where is_active;

create function public.touch_updated_at()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at = now();
  return new;
end;
$$;

create trigger theme_config_touch
before update on public.theme_config
for each row execute function public.touch_updated_at();

alter table public.theme_config enable row level security;

create policy "Everybody reads the active theme"
on public.theme_config for select to anon, authenticated
using (is_active);

create policy "Admins read every theme"
on public.theme_config for select to authenticated
using ((select public.has_role((select auth.uid()), 'admin')));

create policy "Admins draft themes"
on public.theme_config for insert to authenticated
with check ((select public.has_role((select auth.uid()), 'admin')));

create policy "Admins edit themes"
on public.theme_config for update to authenticated
using ((select public.has_role((select auth.uid()), 'admin')))
with check ((select public.has_role((select auth.uid()), 'admin')));

create policy "Admins delete drafts"
on public.theme_config for delete to authenticated
using (
  not is_active
  and (select public.has_role((select auth.uid()), 'admin'))
);

revoke all on public.theme_config from public, anon, authenticated;
grant select on public.theme_config to anon;
grant select, insert, update, delete on public.theme_config to authenticated;
grant all on public.theme_config to service_role;

revoke all on function public.is_palette, public.touch_updated_at from public, anon, authenticated;
grant execute on function public.is_palette to authenticated, service_role;

alter publication supabase_realtime add table public.theme_config;
