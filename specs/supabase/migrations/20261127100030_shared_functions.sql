-- Functions that tables of several subjects use.

-- For tables that say when a row was last changed.
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

revoke all on function public.touch_updated_at from public, anon, authenticated;

create function public.is_slug(_text text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select _text ~ '^[a-z0-9-]+$' and _text not like '-%' and _text not like '%-' and _text not like '%--%';
$$;

comment on function public.is_slug is 'Whether the text is made of small letters and digits, with single hyphens between them.';
revoke all on function public.is_slug from public, anon;
grant execute on function public.is_slug to authenticated, service_role;

create function public.normalized_email(_email text)
returns text
language sql
immutable
set search_path = ''
as $$
  select replace(split_part(split_part(lower(btrim(_email)), '@', 1), '+', 1), '.', '') || '@' || split_part(lower(btrim(_email)), '@', 2);
$$;

comment on function public.normalized_email is 'The address without case, dots and tag, so that a.b+c@x.example and AB@x.example are one mailbox.';
revoke all on function public.normalized_email from public, anon, authenticated;
grant execute on function public.normalized_email to service_role;

-- Browsers read "\" as "/", drop tabs and line breaks and resolve dot segments, so that "/\host", "/<tab>/host" and "/.//host" would
-- leave the site. apps/site has the same rule in isInternalPath; a fuzz test compares the two.
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
