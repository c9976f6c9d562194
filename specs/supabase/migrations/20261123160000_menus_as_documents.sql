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

create trigger navigation_menu_links after insert or update on public.navigation_menu
  for each row execute function public.check_menu_links();

alter table public.navigation_menu
  add constraint navigation_menu_no_banned_claim check (not public.holds_banned_claim(links::text));

comment on table public.navigation_menu is 'Menus of the header and the footer, one row for each place and language, in the groups of specs/site/navigation.yaml.';
comment on column public.navigation_menu.links is '[{"item": stable name, "label": text, "target": path or https address, "level": 1 | 2}] in their order; a link of level 2 is below the last one of level 1.';
comment on function public.check_menu_links is 'Refuses links that are no menu: 1 to 20, each item once, and a second level only where the place shows one.';

grant select (links) on public.navigation_menu to anon;
revoke all on function public.check_menu_links from public, anon, authenticated;
