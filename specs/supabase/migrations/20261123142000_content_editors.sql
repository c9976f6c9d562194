-- What the content editors need: a canonical address, links that are taken off a menu, settings that a component knows, no banned
-- claims, and several rows published together.

alter table public.seo_config
  add column canonical text,
  add constraint seo_config_canonical_shape check (canonical ~ '^(/|/[^/ ][^ ]*)$');
alter table public.navigation_menu add column is_enabled boolean not null default true;

comment on column public.seo_config.canonical is 'The path of the page that search engines should show instead of this one; empty for the page itself.';
comment on column public.navigation_menu.is_enabled is 'Whether visitors see the link.';

-- The claims that the firm may not make: nobody is promised a result, and no trade is without risk.
create function public.holds_banned_claim(_text text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select _text ~* '(guaranteed|risk[- ]?free|no[- ]risk|without risk|cannot lose|مضمون|بدون مخاطر|بلا مخاطر)';
$$;

comment on function public.holds_banned_claim is 'Whether a text promises a result or denies the risk, in English or Arabic.';

alter table public.seo_config
  add constraint seo_config_no_banned_claim check (not public.holds_banned_claim(title || ' ' || description));
alter table public.navigation_menu add constraint navigation_menu_no_banned_claim check (not public.holds_banned_claim(label));
alter table public.cta_config add constraint cta_config_no_banned_claim check (not public.holds_banned_claim(label));
alter table public.page_content add constraint page_content_no_banned_claim check (not public.holds_banned_claim(body::text));
alter table public.component_config
  add constraint component_config_no_banned_claim check (not public.holds_banned_claim(settings::text));
alter table public.blog_posts
  add constraint blog_posts_no_banned_claim check (not public.holds_banned_claim(title || ' ' || excerpt || ' ' || body));

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

alter table public.component_config
  add constraint component_config_settings_known check (public.are_component_settings(component, settings));

create function public.publish_together(_rows jsonb)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  _row jsonb;
  _count integer := 0;
begin
  if jsonb_typeof(_rows) is distinct from 'array' then
    raise exception 'The rows to publish are a list.' using errcode = 'PT400';
  end if;
  for _row in select item from jsonb_array_elements(_rows) item loop
    perform public.publish_content(_row ->> 'table', (_row ->> 'id')::uuid, (_row ->> 'version')::integer);
    _count := _count + 1;
  end loop;
  return _count;
end;
$$;

comment on function public.publish_together is 'Publishes several rows, [{"table": …, "id": …, "version": …}], all or none of them; gives how many.';

revoke all on function public.publish_together from public, anon, service_role;
grant execute on function public.publish_together to authenticated;
revoke all on function public.holds_banned_claim, public.are_component_settings from public, anon;
grant execute on function public.holds_banned_claim, public.are_component_settings to authenticated, service_role;
