-- Where links may lead, in one place. Browsers read "\" as "/", drop tabs and line breaks and resolve dot segments, so that "/\host",
-- "/<tab>/host" and "/.//host" would leave the site. apps/site asks isInternalPath, which is fuzzed together with this.

create function public.check_link_targets()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  _column text := tg_argv[0];
  _value jsonb := to_jsonb(new) -> _column;
  _target text;
begin
  for _target in
    select item ->> 'target' from jsonb_array_elements(case when jsonb_typeof(_value) = 'array' then _value else '[]' end) item
    where item ? 'target'
    union all
    select _value #>> '{}' where jsonb_typeof(_value) = 'string'
  loop
    if coalesce(
      length(_target) <= 300
        and (
          _target ~ '^/([!-.0-Z^-~¡-ۿ][!-Z^-~¡-ۿ]*)?$' and _target !~* '/([.]|%2e)([.]|%2e)?([/?#]|$)'
          or _target ~ '^https://[!-.0-Z^-~¡-ۿ][!-Z^-~¡-ۿ]*$' and tg_argv[1] = 'anywhere'
          or _target = '*' and tg_argv[1] = 'pattern'
        ),
      false
    ) is false then
      raise exception 'A link leads to a path of this site%.', case tg_argv[1] when 'anywhere' then ' or to an https address' else '' end
        using errcode = '23514';
    end if;
  end loop;
  return null;
end;
$$;

comment on function public.check_link_targets is 'Refuses targets that leave the site in a browser''s reading, in a column of texts or of lists of objects with a "target". The second argument allows "anywhere" by https, or the "pattern" of all other pages.';
revoke all on function public.check_link_targets from public, anon, authenticated;

create trigger affiliate_links_targets after insert or update of path on public.affiliate_links
  for each row execute function public.check_link_targets('path', 'site');
create trigger cta_config_targets after insert or update of target on public.cta_config
  for each row execute function public.check_link_targets('target', 'anywhere');
create trigger seo_config_canonical_targets after insert or update of canonical on public.seo_config
  for each row execute function public.check_link_targets('canonical', 'site');
create trigger seo_config_path_targets after insert or update of path on public.seo_config
  for each row execute function public.check_link_targets('path', 'pattern');
create trigger navigation_menu_targets after insert or update of links on public.navigation_menu
  for each row execute function public.check_link_targets('links', 'anywhere');
create trigger page_content_targets after insert or update of body on public.page_content
  for each row execute function public.check_link_targets('body', 'anywhere');
