-- Menus and the texts of pages. A menu is edited, published and rolled back as one thing, so each row is a menu in a language and its
-- links are one list. Texts are blocks that components of the site draw: each kind has its members, and there is no markup.

create type public.navigation_place as enum ('header', 'client-area', 'footer', 'call', 'help', 'social', 'program');

create table public.navigation_menu (
  id uuid primary key default gen_random_uuid(),
  place public.navigation_place not null,
  locale text not null default 'en',
  status public.content_status not null default 'draft',
  version integer not null default 1,
  updated_by uuid default auth.uid() references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  links jsonb not null,
  unique (place, locale),
  constraint navigation_menu_locale_known check (locale in ('en', 'ar')),
  constraint navigation_menu_version_positive check (version > 0),
  constraint navigation_menu_no_banned_claim check (not public.holds_banned_claim(links::text)),
  constraint navigation_menu_links_length check (length(links::text) <= 20000)
);

comment on table public.navigation_menu is 'Menus of the header and the footer, one row for each place and language, in the groups of specs/site/navigation.yaml.';
comment on column public.navigation_menu.links is '[{"item": stable name, "label": text, "target": path or https address, "level": 1 | 2}] in their order; a link of level 2 is below the last one of level 1.';

create index navigation_menu_of_an_editor on public.navigation_menu (updated_by);

create trigger navigation_menu_stamp before update on public.navigation_menu for each row execute function public.stamp_content();
create trigger navigation_menu_versions after update or delete on public.navigation_menu for each row execute function public.keep_version();
create trigger navigation_menu_audit after insert or update or delete on public.navigation_menu for each row execute function public.write_audit_log();
create trigger navigation_menu_author before insert on public.navigation_menu for each row execute function public.stamp_author();
create trigger navigation_menu_targets after insert or update of links on public.navigation_menu
  for each row execute function public.check_link_targets('links', 'anywhere');

alter table public.navigation_menu enable row level security;

create policy "Visitors read published navigation links"
on public.navigation_menu for select to anon
using (status = 'published');

create policy "People read published navigation links, admins all"
on public.navigation_menu for select to authenticated
using (status = 'published' or (select public.is_admin()));

create policy "Admins add navigation links"
on public.navigation_menu for insert to authenticated
with check ((select public.is_admin()));

create policy "Admins edit navigation links"
on public.navigation_menu for update to authenticated
using ((select public.is_admin()))
with check ((select public.is_admin()));

create policy "Admins delete navigation links"
on public.navigation_menu for delete to authenticated
using ((select public.is_admin()));

-- Visitors do not read who edited the row.
revoke all on public.navigation_menu from public, anon, authenticated;
grant select (id, place, locale, status, version, created_at, updated_at, links) on public.navigation_menu to anon;
grant select, insert, update, delete on public.navigation_menu to authenticated;
grant all on public.navigation_menu to service_role;

alter publication supabase_realtime add table public.navigation_menu;

create function public.check_menu_links()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  _link jsonb;
  _items text[] := array[]::text[];
begin
  if jsonb_typeof(new.links) <> 'array' then
    raise exception 'The links of a menu are a list.' using errcode = '23514';
  end if;
  if jsonb_array_length(new.links) not between 1 and 20 then
    raise exception 'A menu has 1 to 20 links.' using errcode = '23514';
  end if;
  for _link in select item from jsonb_array_elements(new.links) item loop
    if jsonb_typeof(_link) <> 'object' then
      raise exception 'A link has an item, a label, a target and a level.' using errcode = '23514';
    end if;
    if not _link ?& array['item', 'label', 'target', 'level'] or _link - array['item', 'label', 'target', 'level'] <> '{}' then
      raise exception 'A link has an item, a label, a target and a level.' using errcode = '23514';
    end if;
    if jsonb_typeof(_link -> 'item') <> 'string' or not public.is_slug(_link ->> 'item') or _link ->> 'item' = any (_items) then
      raise exception 'The item of a link is a name of its own.' using errcode = '23514';
    end if;
    if jsonb_typeof(_link -> 'label') <> 'string' or length(_link ->> 'label') not between 1 and 60 then
      raise exception 'The label of a link has 1 to 60 characters.' using errcode = '23514';
    end if;
    if jsonb_typeof(_link -> 'target') <> 'string'
      or length(_link ->> 'target') > 300
      or (_link ->> 'target') !~ '^(/|/[^/ ][^ ]*|https://[^ ]+)$' then
      raise exception 'A link leads to a path of this site or to an https address.' using errcode = '23514';
    end if;
    if _link -> 'level' not in ('1'::jsonb, '2'::jsonb)
      or (_link -> 'level' = '2'::jsonb and (_items = array[]::text[] or new.place not in ('header', 'footer', 'help'))) then
      raise exception 'A link is of the first level, or of the second where the menu has one.' using errcode = '23514';
    end if;
    _items := _items || (_link ->> 'item');
  end loop;
  return null;
end;
$$;

comment on function public.check_menu_links is 'Refuses links that are no menu: 1 to 20, each item once, and a second level only where the place shows one.';
revoke all on function public.check_menu_links from public, anon, authenticated;

create trigger navigation_menu_links after insert or update of place, links on public.navigation_menu
  for each row execute function public.check_menu_links();

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
  constraint page_content_version_positive check (version > 0),
  constraint page_content_no_banned_claim check (not public.holds_banned_claim(body::text)),
  constraint page_content_body_length check (length(body::text) <= 500000)
);

comment on table public.page_content is 'Texts of pages, one row for each section.';
comment on column public.page_content.page is 'Id of the route in specs/site/routes.yaml.';
comment on column public.page_content.body is '[{"kind": "heading" | "paragraph" | "note", "text": …} | {"kind": "list", "items": […]} | {"kind": "link", "text": …, "target": …} | {"kind": "picture", "path": …, "crop": "whole" | "wide" | "square"}]';

create index page_content_order on public.page_content (page, locale, position);
create index page_content_of_an_editor on public.page_content (updated_by);

create trigger page_content_stamp before update on public.page_content for each row execute function public.stamp_content();
create trigger page_content_versions after update or delete on public.page_content for each row execute function public.keep_version();
create trigger page_content_audit after insert or update or delete on public.page_content for each row execute function public.write_audit_log();
create trigger page_content_author before insert on public.page_content for each row execute function public.stamp_author();
create trigger page_content_targets after insert or update of body on public.page_content
  for each row execute function public.check_link_targets('body', 'anywhere');

alter table public.page_content enable row level security;

create policy "Visitors read published texts"
on public.page_content for select to anon
using (status = 'published');

create policy "People read published texts, admins all"
on public.page_content for select to authenticated
using (status = 'published' or (select public.is_admin()));

create policy "Admins add texts"
on public.page_content for insert to authenticated
with check ((select public.is_admin()));

create policy "Admins edit texts"
on public.page_content for update to authenticated
using ((select public.is_admin()))
with check ((select public.is_admin()));

create policy "Admins delete texts"
on public.page_content for delete to authenticated
using ((select public.is_admin()));

-- Visitors do not read who edited the row.
revoke all on public.page_content from public, anon, authenticated;
grant select (id, page, section, locale, position, body, status, version, created_at, updated_at) on public.page_content to anon;
grant select, insert, update, delete on public.page_content to authenticated;
grant all on public.page_content to service_role;

alter publication supabase_realtime add table public.page_content;

create function public.check_text_blocks()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  _block jsonb;
  _kind text;
begin
  for _block in select item from jsonb_array_elements(new.body) item loop
    _kind := case when jsonb_typeof(_block) = 'object' then _block ->> 'kind' end;
    if _kind is null or _kind not in ('heading', 'paragraph', 'note', 'list', 'link', 'picture') then
      raise exception 'A block is a heading, a paragraph, a note, a list, a link or a picture.' using errcode = '23514';
    end if;
    if _block - (
      case _kind
        when 'list' then array['kind', 'items']
        when 'link' then array['kind', 'text', 'target']
        when 'picture' then array['kind', 'path', 'crop']
        else array['kind', 'text']
      end
    ) <> '{}' then
      raise exception 'A block has the members of its kind and no others.' using errcode = '23514';
    end if;
    if _kind = 'list' then
      if jsonb_typeof(_block -> 'items') is distinct from 'array' then
        raise exception 'A list has 1 to 30 items of 1 to 500 characters.' using errcode = '23514';
      end if;
      if jsonb_array_length(_block -> 'items') not between 1 and 30 or exists (
        select 1 from jsonb_array_elements(_block -> 'items') item
        where jsonb_typeof(item) <> 'string' or length(item #>> '{}') not between 1 and 500
      ) then
        raise exception 'A list has 1 to 30 items of 1 to 500 characters.' using errcode = '23514';
      end if;
    elsif _kind = 'picture' then
      if coalesce(_block ->> 'crop', '') not in ('whole', 'wide', 'square') then
        raise exception 'A picture is shown whole, wide or square.' using errcode = '23514';
      end if;
      -- Whoever deletes or hides it at the same moment comes before or after.
      perform 1 from public.media_library picture
      where picture.path = _block ->> 'path' and picture.status = 'published'
      for share;
      if not found then
        raise exception 'A picture of a text is a published picture of the library.' using errcode = '23514';
      end if;
    elsif jsonb_typeof(_block -> 'text') is distinct from 'string' or length(_block ->> 'text') not between 1 and 2000 then
      raise exception 'The text of a block has 1 to 2000 characters.' using errcode = '23514';
    end if;
    if _kind = 'link' and (
      jsonb_typeof(_block -> 'target') is distinct from 'string'
      or (_block ->> 'target') !~ '^(/|/[^/ ][^ ]*|https://[^ ]+)$'
    ) then
      raise exception 'A link leads to a path of this site or to an https address.' using errcode = '23514';
    end if;
  end loop;
  return null;
end;
$$;

comment on function public.check_text_blocks is 'Refuses blocks that pages cannot draw.';
revoke all on function public.check_text_blocks from public, anon, authenticated;

create trigger page_content_blocks after insert or update of body, status on public.page_content
  for each row execute function public.check_text_blocks();
