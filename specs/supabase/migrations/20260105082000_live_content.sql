-- What admins edit on the live site (specification, sections 3 and 6). theme_config, which is older, is brought level with the others.
-- Visitors see published rows; a row that is still a draft has never been published.

create type public.content_status as enum ('draft', 'published');
create type public.navigation_place as enum ('header', 'client-area', 'footer', 'call', 'help', 'social');
create type public.cta_emphasis as enum ('primary', 'secondary', 'quiet');

create function public.is_slug(_text text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select _text ~ '^[a-z0-9-]+$' and _text not like '-%' and _text not like '%-' and _text not like '%--%';
$$;

comment on function public.is_slug is 'Whether the text is made of small letters and digits, with single hyphens between them.';

create table public.media_library (
  id uuid primary key default gen_random_uuid(),
  path text not null unique,
  title text not null,
  alt_text text not null,
  mime_type text not null,
  width integer not null,
  height integer not null,
  size_bytes integer not null,
  status public.content_status not null default 'draft',
  version integer not null default 1,
  updated_by uuid default auth.uid() references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint media_library_path_shape check (
    path ~ '^[a-z0-9/-]+[.][a-z0-9]+$' and path not like '/%' and path not like '%//%'
  ),
  constraint media_library_title_length check (length(title) between 1 and 120),
  constraint media_library_alt_text_length check (length(alt_text) <= 300),
  constraint media_library_is_an_image check (mime_type like 'image/%'),
  constraint media_library_measures_positive check (width > 0 and height > 0),
  constraint media_library_size_within_bucket check (size_bytes between 1 and 5242880),
  constraint media_library_version_positive check (version > 0)
);

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
  unique (route, locale),
  constraint seo_config_locale_known check (locale in ('en', 'ar')),
  constraint seo_config_path_shape check (path = '*' or path like '/%'),
  constraint seo_config_title_length check (length(title) between 1 and 70),
  constraint seo_config_description_length check (length(description) between 1 and 300),
  constraint seo_config_version_positive check (version > 0)
);

create table public.navigation_menu (
  id uuid primary key default gen_random_uuid(),
  place public.navigation_place not null,
  item text not null,
  locale text not null default 'en',
  position integer not null,
  label text not null,
  target text not null,
  is_external boolean generated always as (target not like '/%') stored,
  status public.content_status not null default 'draft',
  version integer not null default 1,
  updated_by uuid default auth.uid() references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (place, item, locale),
  constraint navigation_menu_locale_known check (locale in ('en', 'ar')),
  constraint navigation_menu_item_shape check (public.is_slug(item)),
  constraint navigation_menu_position_from_one check (position > 0),
  constraint navigation_menu_label_length check (length(label) between 1 and 60),
  constraint navigation_menu_target_shape check (target ~ '^(/|/[^/ ][^ ]*|https://[^ ]+)$'),
  constraint navigation_menu_version_positive check (version > 0)
);

create table public.page_content (
  id uuid primary key default gen_random_uuid(),
  page text not null,
  section text not null,
  locale text not null default 'en',
  position integer not null,
  body jsonb not null,
  status public.content_status not null default 'draft',
  version integer not null default 1,
  updated_by uuid default auth.uid() references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (page, section, locale),
  constraint page_content_locale_known check (locale in ('en', 'ar')),
  constraint page_content_section_shape check (public.is_slug(section)),
  constraint page_content_position_from_one check (position > 0),
  constraint page_content_body_is_blocks check (
    case when jsonb_typeof(body) = 'array' then jsonb_array_length(body) between 1 and 60 else false end
  ),
  constraint page_content_version_positive check (version > 0)
);

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
  constraint cta_config_version_positive check (version > 0)
);

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
  constraint component_config_version_positive check (version > 0)
);

alter table public.theme_config
  add column version integer not null default 1,
  add column updated_by uuid default auth.uid() references public.profiles (id) on delete set null,
  add constraint theme_config_version_positive check (version > 0);

comment on table public.theme_config is 'Palettes and fonts; visitors get the active one, the others are drafts.';
comment on table public.media_library is 'Pictures in the bucket media, with what a page needs to place them.';
comment on table public.seo_config is 'What search engines and sharing cards are told about each route of specs/site/routes.yaml.';
comment on table public.navigation_menu is 'Links of the header, the footer and the menus, in the groups of specs/site/navigation.yaml.';
comment on table public.page_content is 'Texts of pages, one row for each section.';
comment on table public.cta_config is 'Calls to action: where one stands (slot), what it says and where it leads.';
comment on table public.component_config is 'Settings of single components, such as the promo bar.';
comment on column public.media_library.path is 'Name of the object inside the bucket media.';
comment on column public.media_library.alt_text is 'What the picture shows, for people who do not see it; empty for decoration.';
comment on column public.media_library.width is 'CSS pixels, as is height.';
comment on column public.seo_config.route is 'Id of the route in specs/site/routes.yaml.';
comment on column public.seo_config.path is 'Pattern of the address, such as /blog/:slug.';
comment on column public.seo_config.image_path is 'Picture of the sharing card; without one the site draws its own.';
comment on column public.seo_config.is_in_sitemap is 'Indexable, and one address rather than a pattern.';
comment on column public.navigation_menu.item is 'Stable name of the link, the same in every language.';
comment on column public.navigation_menu.position is 'Order within the place, from 1; gaps and ties are allowed while links are moved.';
comment on column public.navigation_menu.target is 'A path of this site, or an https address outside it.';
comment on column public.page_content.page is 'Id of the route in specs/site/routes.yaml.';
comment on column public.page_content.body is '[{"kind": "heading" | "paragraph" | "note", "text": …} | {"kind": "list", "items": […]} | {"kind": "link", "text": …, "target": …}]';
comment on column public.cta_config.slot is 'Where it stands, such as hero-primary.';
comment on column public.component_config.settings is 'An object whose members the component defines; durations in milliseconds, lengths in CSS pixels.';
comment on column public.theme_config.version is 'Counts the changes of the row: an editor who saves an older version is told so.';

create index seo_config_path on public.seo_config (path);
create index navigation_menu_order on public.navigation_menu (place, locale, position);
create index page_content_order on public.page_content (page, locale, position);

-- Each change is one version further, made by whoever is signed in.
create function public.stamp_content()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.version = old.version + 1;
  new.updated_by = coalesce(auth.uid(), new.updated_by);
  new.updated_at = now();
  return new;
end;
$$;

drop trigger theme_config_touch on public.theme_config;
create trigger theme_config_stamp before update on public.theme_config for each row execute function public.stamp_content();
create trigger media_library_stamp before update on public.media_library for each row execute function public.stamp_content();
create trigger seo_config_stamp before update on public.seo_config for each row execute function public.stamp_content();
create trigger navigation_menu_stamp before update on public.navigation_menu for each row execute function public.stamp_content();
create trigger page_content_stamp before update on public.page_content for each row execute function public.stamp_content();
create trigger cta_config_stamp before update on public.cta_config for each row execute function public.stamp_content();
create trigger component_config_stamp before update on public.component_config for each row execute function public.stamp_content();

alter table public.media_library enable row level security;
alter table public.seo_config enable row level security;
alter table public.navigation_menu enable row level security;
alter table public.page_content enable row level security;
alter table public.cta_config enable row level security;
alter table public.component_config enable row level security;

create policy "Everybody sees published media"
on public.media_library for select to anon, authenticated
using (status = 'published');

create policy "Admins manage media"
on public.media_library for all to authenticated
using ((select public.has_role((select auth.uid()), 'admin')))
with check ((select public.has_role((select auth.uid()), 'admin')));

create policy "Everybody reads the published search settings"
on public.seo_config for select to anon, authenticated
using (status = 'published');

create policy "Admins manage search settings"
on public.seo_config for all to authenticated
using ((select public.has_role((select auth.uid()), 'admin')))
with check ((select public.has_role((select auth.uid()), 'admin')));

create policy "Everybody reads the published navigation"
on public.navigation_menu for select to anon, authenticated
using (status = 'published');

create policy "Admins manage the navigation"
on public.navigation_menu for all to authenticated
using ((select public.has_role((select auth.uid()), 'admin')))
with check ((select public.has_role((select auth.uid()), 'admin')));

create policy "Everybody reads published texts"
on public.page_content for select to anon, authenticated
using (status = 'published');

create policy "Admins manage texts"
on public.page_content for all to authenticated
using ((select public.has_role((select auth.uid()), 'admin')))
with check ((select public.has_role((select auth.uid()), 'admin')));

create policy "Everybody reads published calls to action"
on public.cta_config for select to anon, authenticated
using (status = 'published');

create policy "Admins manage calls to action"
on public.cta_config for all to authenticated
using ((select public.has_role((select auth.uid()), 'admin')))
with check ((select public.has_role((select auth.uid()), 'admin')));

create policy "Everybody reads published component settings"
on public.component_config for select to anon, authenticated
using (status = 'published');

create policy "Admins manage component settings"
on public.component_config for all to authenticated
using ((select public.has_role((select auth.uid()), 'admin')))
with check ((select public.has_role((select auth.uid()), 'admin')));

revoke all on public.media_library, public.seo_config, public.navigation_menu, public.page_content, public.cta_config,
  public.component_config from public, anon, authenticated;
grant select on public.media_library, public.seo_config, public.navigation_menu, public.page_content, public.cta_config,
  public.component_config to anon;
grant select, insert, update, delete on public.media_library, public.seo_config, public.navigation_menu, public.page_content,
  public.cta_config, public.component_config to authenticated;
grant all on public.media_library, public.seo_config, public.navigation_menu, public.page_content, public.cta_config,
  public.component_config to service_role;

revoke all on function public.is_slug, public.stamp_content from public, anon, authenticated;
grant execute on function public.is_slug to authenticated, service_role;
