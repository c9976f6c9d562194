-- What pages take from the console beside their texts: search settings, calls to action, and settings of single components.

create table public.seo_config (
  id uuid primary key default gen_random_uuid(),
  route text not null,
  locale text not null default 'en',
  path text not null,
  title text not null,
  description text not null,
  image_path text references public.media_library (path) on delete set null,
  is_indexable boolean not null default true,
  is_in_sitemap boolean generated always as (is_indexable and path not like '%:%' and path not like '%*%') stored,
  status public.content_status not null default 'draft',
  version integer not null default 1,
  updated_by uuid default auth.uid() references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  canonical text,
  unique (route, locale),
  constraint seo_config_locale_known check (locale in ('en', 'ar')),
  constraint seo_config_path_shape check (path = '*' or path like '/%'),
  constraint seo_config_title_length check (length(title) between 1 and 70),
  constraint seo_config_description_length check (length(description) between 1 and 300),
  constraint seo_config_version_positive check (version > 0),
  constraint seo_config_canonical_shape check (canonical ~ '^(/|/[^/ ][^ ]*)$'),
  constraint seo_config_texts_length check (
    length(route) <= 60 and length(path) <= 300 and length(coalesce(canonical, '')) <= 300
  ),
  constraint seo_config_no_banned_claim check (not (public.holds_banned_claim(title) or public.holds_banned_claim(description)))
);

comment on table public.seo_config is 'What search engines and sharing cards are told about each route of specs/site/routes.yaml.';
comment on column public.seo_config.route is 'Id of the route in specs/site/routes.yaml.';
comment on column public.seo_config.path is 'Pattern of the address, such as /blog/:slug.';
comment on column public.seo_config.image_path is 'Picture of the sharing card; without one the site draws its own.';
comment on column public.seo_config.is_in_sitemap is 'Indexable, and one address rather than a pattern.';
comment on column public.seo_config.canonical is 'The path of the page that search engines should show instead of this one; empty for the page itself.';

create index seo_config_path on public.seo_config (path);
create index seo_config_of_an_image on public.seo_config (image_path);
create index seo_config_of_an_editor on public.seo_config (updated_by);

create trigger seo_config_stamp before update on public.seo_config for each row execute function public.stamp_content();
create trigger seo_config_versions after update or delete on public.seo_config for each row execute function public.keep_version();
create trigger seo_config_audit after insert or update or delete on public.seo_config for each row execute function public.write_audit_log();
create trigger seo_config_author before insert on public.seo_config for each row execute function public.stamp_author();
create trigger seo_config_canonical_targets after insert or update of canonical on public.seo_config
  for each row execute function public.check_link_targets('canonical', 'site');
create trigger seo_config_path_targets after insert or update of path on public.seo_config
  for each row execute function public.check_link_targets('path', 'pattern');

alter table public.seo_config enable row level security;

create policy "Visitors read published search settings"
on public.seo_config for select to anon
using (status = 'published');

create policy "People read published search settings, admins all"
on public.seo_config for select to authenticated
using (status = 'published' or (select public.is_admin()));

create policy "Admins add search settings"
on public.seo_config for insert to authenticated
with check ((select public.is_admin()));

create policy "Admins edit search settings"
on public.seo_config for update to authenticated
using ((select public.is_admin()))
with check ((select public.is_admin()));

create policy "Admins delete search settings"
on public.seo_config for delete to authenticated
using ((select public.is_admin()));

-- Visitors do not read who edited the row.
revoke all on public.seo_config from public, anon, authenticated;
grant select (
  id, route, locale, path, title, description, image_path, is_indexable, is_in_sitemap, status, version, created_at, updated_at,
  canonical
) on public.seo_config to anon;
grant select, insert, update, delete on public.seo_config to authenticated;
grant all on public.seo_config to service_role;

alter publication supabase_realtime add table public.seo_config;

create type public.cta_emphasis as enum ('primary', 'secondary', 'quiet');

create table public.cta_config (
  id uuid primary key default gen_random_uuid(),
  slot text not null,
  locale text not null default 'en',
  label text not null,
  target text not null,
  emphasis public.cta_emphasis not null default 'primary',
  is_enabled boolean not null default true,
  status public.content_status not null default 'draft',
  version integer not null default 1,
  updated_by uuid default auth.uid() references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (slot, locale),
  constraint cta_config_locale_known check (locale in ('en', 'ar')),
  constraint cta_config_slot_shape check (public.is_slug(slot)),
  constraint cta_config_label_length check (length(label) between 1 and 60),
  constraint cta_config_target_shape check (target ~ '^(/|/[^/ ][^ ]*|https://[^ ]+)$'),
  constraint cta_config_version_positive check (version > 0),
  constraint cta_config_no_banned_claim check (not public.holds_banned_claim(label)),
  constraint cta_config_texts_length check (length(slot) <= 60 and length(target) <= 300)
);

comment on table public.cta_config is 'Calls to action: the place of each (slot), its words and where it leads.';
comment on column public.cta_config.slot is 'Its place, such as hero-primary.';

create index cta_config_of_an_editor on public.cta_config (updated_by);

create trigger cta_config_stamp before update on public.cta_config for each row execute function public.stamp_content();
create trigger cta_config_versions after update or delete on public.cta_config for each row execute function public.keep_version();
create trigger cta_config_audit after insert or update or delete on public.cta_config for each row execute function public.write_audit_log();
create trigger cta_config_author before insert on public.cta_config for each row execute function public.stamp_author();
create trigger cta_config_targets after insert or update of target on public.cta_config
  for each row execute function public.check_link_targets('target', 'anywhere');

alter table public.cta_config enable row level security;

create policy "Visitors read published calls to action"
on public.cta_config for select to anon
using (status = 'published');

create policy "People read published calls to action, admins all"
on public.cta_config for select to authenticated
using (status = 'published' or (select public.is_admin()));

create policy "Admins add calls to action"
on public.cta_config for insert to authenticated
with check ((select public.is_admin()));

create policy "Admins edit calls to action"
on public.cta_config for update to authenticated
using ((select public.is_admin()))
with check ((select public.is_admin()));

create policy "Admins delete calls to action"
on public.cta_config for delete to authenticated
using ((select public.is_admin()));

-- Visitors do not read who edited the row.
revoke all on public.cta_config from public, anon, authenticated;
grant select (id, slot, locale, label, target, emphasis, is_enabled, status, version, created_at, updated_at) on public.cta_config to anon;
grant select, insert, update, delete on public.cta_config to authenticated;
grant all on public.cta_config to service_role;

alter publication supabase_realtime add table public.cta_config;

create function public.are_component_settings(_component text, _settings jsonb)
returns boolean
language plpgsql
immutable
set search_path = ''
as $$
declare
  _known jsonb := '{
    "promo-bar": {"text": [1, 120], "height": [48, 48], "isDismissible": true},
    "site-header": {"opaqueAfter": [0, 400]},
    "scroll-progress": {"afterPercent": [0, 100]},
    "floating-call": {"after": [0, 2000], "hiddenFor": [0, 2592000000]},
    "testimonial-carousel": {"interval": [2000, 60000]},
    "hero-stats": {"interval": [2000, 60000], "count": [1, 4]},
    "payout-marquee": {"duration": [5000, 120000], "methods": []},
    "typing-headline": {"words": [], "type": [20, 1000], "delete": [20, 1000], "pause": [200, 20000]},
    "live-update-toast": {"duration": [1000, 20000]}
  }'::jsonb -> _component;
  _key text;
  _value jsonb;
  _form jsonb;
begin
  if _known is null or jsonb_typeof(_settings) <> 'object' then
    return false;
  end if;
  for _key, _value in select * from jsonb_each(_settings) loop
    _form := _known -> _key;
    if _form is null then
      return false;
    end if;
    if jsonb_typeof(_form) = 'boolean' then
      if jsonb_typeof(_value) <> 'boolean' then
        return false;
      end if;
    elsif jsonb_array_length(_form) = 0 then
      if jsonb_typeof(_value) <> 'array' then
        return false;
      end if;
      if exists (
        select 1 from jsonb_array_elements(_value) item
        where jsonb_typeof(item) <> 'string' or length(item #>> '{}') not between 1 and 40
      ) then
        return false;
      end if;
    elsif jsonb_typeof(_value) = 'number' then
      if _key = 'text' or (_value #>> '{}')::numeric not between (_form ->> 0)::numeric and (_form ->> 1)::numeric then
        return false;
      end if;
    elsif _key <> 'text' or jsonb_typeof(_value) <> 'string' or length(_value #>> '{}') not between 1 and 120 then
      return false;
    end if;
  end loop;
  return true;
end;
$$;

comment on function public.are_component_settings is 'Whether a component knows these settings and their values are in range. Two numbers are a range, an empty list holds short texts.';
revoke all on function public.are_component_settings from public, anon;
grant execute on function public.are_component_settings to authenticated, service_role;

create table public.component_config (
  id uuid primary key default gen_random_uuid(),
  component text not null unique,
  settings jsonb not null default '{}'::jsonb,
  is_enabled boolean not null default true,
  status public.content_status not null default 'draft',
  version integer not null default 1,
  updated_by uuid default auth.uid() references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint component_config_component_shape check (public.is_slug(component)),
  constraint component_config_settings_is_an_object check (jsonb_typeof(settings) = 'object'),
  constraint component_config_version_positive check (version > 0),
  constraint component_config_no_banned_claim check (not public.holds_banned_claim(settings::text)),
  constraint component_config_settings_known check (public.are_component_settings(component, settings)),
  constraint component_config_settings_length check (length(settings::text) <= 100000)
);

comment on table public.component_config is 'Settings of single components, such as the promo bar.';
comment on column public.component_config.settings is 'An object whose members the component defines; durations in milliseconds, lengths in CSS pixels.';

create index component_config_of_an_editor on public.component_config (updated_by);

create trigger component_config_stamp before update on public.component_config for each row execute function public.stamp_content();
create trigger component_config_versions after update or delete on public.component_config for each row execute function public.keep_version();
create trigger component_config_audit after insert or update or delete on public.component_config for each row execute function public.write_audit_log();
create trigger component_config_author before insert on public.component_config for each row execute function public.stamp_author();

alter table public.component_config enable row level security;

create policy "Visitors read published component settings"
on public.component_config for select to anon
using (status = 'published');

create policy "People read published component settings, admins all"
on public.component_config for select to authenticated
using (status = 'published' or (select public.is_admin()));

create policy "Admins add component settings"
on public.component_config for insert to authenticated
with check ((select public.is_admin()));

create policy "Admins edit component settings"
on public.component_config for update to authenticated
using ((select public.is_admin()))
with check ((select public.is_admin()));

create policy "Admins delete component settings"
on public.component_config for delete to authenticated
using ((select public.is_admin()));

-- Visitors do not read who edited the row.
revoke all on public.component_config from public, anon, authenticated;
grant select (id, component, settings, is_enabled, status, version, created_at, updated_at) on public.component_config to anon;
grant select, insert, update, delete on public.component_config to authenticated;
grant all on public.component_config to service_role;

alter publication supabase_realtime add table public.component_config;
