-- A menu is edited, published and rolled back as one thing, so each row is a menu in a language; its links are one list.

alter table public.navigation_menu disable trigger user;
alter table public.navigation_menu add column links jsonb;

update public.navigation_menu menu
set links = (
  select jsonb_agg(
    jsonb_build_object('item', link.item, 'label', link.label, 'target', link.target, 'level', 1)
    order by link.position, link.item
  )
  from public.navigation_menu link
  where link.place = menu.place and link.locale = menu.locale and link.status = 'published' and link.is_enabled
);

-- The row of the first link becomes that of the menu.
delete from public.navigation_menu menu
where menu.links is null
  or menu.id <> (
    select link.id from public.navigation_menu link
    where link.place = menu.place and link.locale = menu.locale
    order by link.position, link.item
    limit 1
  );
update public.navigation_menu set status = 'published';
-- Drafts and versions of single links fit no menu; the audit log keeps what was changed.
delete from public.content_drafts where table_name = 'navigation_menu';
delete from public.content_versions where table_name = 'navigation_menu';

alter table public.navigation_menu
  drop column is_external,
  drop column is_enabled,
  drop column item,
  drop column position,
  drop column label,
  drop column target,
  alter column links set not null,
  add constraint navigation_menu_place_locale_key unique (place, locale);
alter table public.navigation_menu enable trigger user;

create function public.are_menu_links(_place public.navigation_place, _links jsonb)
returns boolean
language plpgsql
immutable
set search_path = ''
as $$
declare
  _link jsonb;
  _items text[] := array[]::text[];
begin
  if jsonb_typeof(_links) is distinct from 'array' then
    return false;
  end if;
  if jsonb_array_length(_links) not between 1 and 20 then
    return false;
  end if;
  for _link in select item from jsonb_array_elements(_links) item loop
    if jsonb_typeof(_link) <> 'object' then
      return false;
    end if;
    if not _link ?& array['item', 'label', 'target', 'level'] or _link - array['item', 'label', 'target', 'level'] <> '{}' then
      return false;
    end if;
    if jsonb_typeof(_link -> 'item') <> 'string' or not public.is_slug(_link ->> 'item') or _link ->> 'item' = any (_items) then
      return false;
    end if;
    if jsonb_typeof(_link -> 'label') <> 'string' or length(_link ->> 'label') not between 1 and 60 then
      return false;
    end if;
    if jsonb_typeof(_link -> 'target') <> 'string'
      or length(_link ->> 'target') > 300
      or (_link ->> 'target') !~ '^(/|/[^/ ][^ ]*|https://[^ ]+)$' then
      return false;
    end if;
    if _link -> 'level' not in ('1'::jsonb, '2'::jsonb) then
      return false;
    end if;
    if _link -> 'level' = '2'::jsonb and (_items = array[]::text[] or _place not in ('header', 'footer', 'help')) then
      return false;
    end if;
    _items := _items || (_link ->> 'item');
  end loop;
  return true;
end;
$$;

alter table public.navigation_menu
  add constraint navigation_menu_links_shape check (public.are_menu_links(place, links)),
  add constraint navigation_menu_no_banned_claim check (not public.holds_banned_claim(links::text));

comment on table public.navigation_menu is 'Menus of the header and the footer, one row for each place and language, in the groups of specs/site/navigation.yaml.';
comment on column public.navigation_menu.links is '[{"item": stable name, "label": text, "target": path or https address, "level": 1 | 2}] in their order; a link of level 2 is below the last one of level 1.';
comment on function public.are_menu_links is 'Whether a list is the links of a menu: 1 to 20, each item once, and a second level only where the place shows one.';

grant select (links) on public.navigation_menu to anon;
revoke all on function public.are_menu_links from public, anon;
grant execute on function public.are_menu_links to authenticated, service_role;
